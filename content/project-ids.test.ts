import { expect, test } from 'vitest'
import { projectIdsIn } from './project-ids.ts'

const idsOf = (...titles: string[]) => projectIdsIn({ gallery: { projects: titles.map((title) => ({ title })) } })

test.each([
  ['Café & Köln: CI/CD', 'cafe-koln-ci-cd'],
  ['Größe und Straße', 'grosse-und-strasse'],
  ['Łódź migration', 'lodz-migration'],
  ['København metro', 'kobenhavn-metro'],
  ['Đà Nẵng', 'da-nang'],
  ['Ægir, Œuvre', 'aegir-oeuvre'],
  ['Þjóðvegur', 'thjodvegur'],
  ['Işıklar ve İzmir', 'isiklar-ve-izmir'],
  ['Bakı: Şəhər', 'baki-seher'],
  ['API 監視', 'api'],
  ['2024', '2024'],
])('makes the address of %s from its Latin letters: %s', (title, id) => {
  expect(idsOf(title)).toEqual([id])
})

test('numbers what has no Latin letters, and titles that are the same', () => {
  expect(idsOf('監視基盤', 'Проект', 'Cluster', 'Cluster')).toEqual(['project-1', 'project-2', 'cluster', 'cluster-2'])
})
