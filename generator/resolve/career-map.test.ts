import { expect, test } from 'vitest'
import type { Proof } from '../../model/define-section.ts'
import { periodOf } from '../../model/fields/date.ts'
import type { SectionView, Skill } from '../../model/view.ts'
import { mapOf } from './career-map.ts'
import { careerOf } from './trace.ts'

const NOW = new Date('2026-11-24')

const proof = (work: Proof['work'], id: string, period?: string): Proof => ({
  reference: { id, label: id },
  technologies: [],
  texts: [],
  work,
  period: period === undefined ? undefined : periodOf(period, 'en', NOW),
})

const skill = (id: string, usedIn: readonly string[], isCurrent?: true): Skill => ({
  id,
  name: id,
  evidence: {
    references: usedIn.map((each) => ({ id: each, label: each })),
    ...(isCurrent && { isCurrent }),
  },
})

function mapFor(proofs: readonly Proof[], ...groups: (readonly Skill[])[]) {
  const career = careerOf(proofs, { now: NOW, language: 'en', direction: 'ltr', width: 700 })
  const sections: SectionView[] = [
    { kind: 'expertise', id: 'skills', title: '', label: '', groups: groups.map((skills) => ({ skills })) },
  ]
  return (
    career &&
    mapOf(career, sections, proofs, { countProjects: (count) => `${count} projects`, language: 'en', now: NOW })
  )
}

const WORK = [
  proof('job', 'now', '2024 - Present'),
  proof('job', 'then', '2019-03 - 2023'),
  proof('project', 'early', '2020'),
  proof('project', 'late', '2025'),
  proof('project', 'undated'),
]

test('has jobs, newest first, each with its projects below it, and the years between them', () => {
  expect(mapFor(WORK)?.rows).toEqual([
    { id: 'now', isJob: true, duration: '2 years', years: [2026] },
    { id: 'late', years: [2025, 2024] },
    { id: 'then', isJob: true, duration: '4 years', years: [2023, 2022, 2021] },
    { id: 'early', years: [2020] },
  ])
})

test('a line leads from the last use of a skill to the first one, and from today in recent work', () => {
  const lines = mapFor(WORK, [
    skill('old', ['then']),
    skill('both', ['late', 'early'], true),
    skill('none', []),
    skill('made', ['late']),
  ])?.lines
  expect(lines).toEqual([
    { id: 'both', hue: 0, first: 0, last: 3, isCurrent: true, stations: [1, 2, 3], isOnPhones: true },
    { id: 'made', hue: 1, first: 1, last: 1, stations: [1], isOnPhones: true },
    { id: 'old', hue: 2, first: 2, last: 3, stations: [2], isOnPhones: true },
  ])
})

test('a line leads to the end of the first job that names its skill, also where a project of that does', () => {
  const work = [...WORK, proof('project', 'later', '2022')]
  const [line] = mapFor(work, [skill('old', ['then', 'later'])])?.lines ?? []
  expect(line).toMatchObject({ first: 2, last: 4, stations: [2, 3] })
})

test('lines that begin together are beside each other by group, in the two hues of that', () => {
  const lines = mapFor(
    WORK,
    [skill('old', ['then']), skill('first', ['now'], true)],
    [skill('new', ['now'], true), skill('made', ['late'])],
  )?.lines
  expect(lines?.map(({ id, hue }) => [id, hue])).toEqual([
    ['first', 0],
    ['new', 2],
    ['made', 3],
    ['old', 1],
  ])
})

test('no line has the colour of another: those of a large group have some that no group needs', () => {
  const many = Array.from({ length: 5 }, (_, n) => skill(`s${n}`, ['now'], true))
  const lines = mapFor(WORK, many, [skill('other', ['then'])])?.lines
  expect(lines?.map(({ hue }) => hue)).toEqual([0, 1, 6, 7, 3, 2])
})

test('a line through a job that does not name it, nor do its projects, says in which rows', () => {
  const work = [...WORK, proof('job', 'first', '2016 - 2018')]
  const [line] = mapFor(work, [skill('kept', ['now', 'first'], true)])?.lines ?? []
  expect(line).toMatchObject({ first: 0, last: 4, unnamed: [2, 3] })
})

test('phones draw lines of different hues that lead through most of the jobs, and those in use', () => {
  const lines = mapFor(
    WORK,
    [skill('new', ['now', 'late'], true), skill('same', ['now', 'late', 'early'], true)],
    [skill('far', ['then', 'early'])],
    [skill('old', ['then'])],
  )?.lines
  expect(lines?.filter(({ isOnPhones }) => isOnPhones).map(({ id }) => id)).toEqual(['same', 'new', 'far'])
})

test('a job that says nothing of its tools is a station of those of its projects in use until its end', () => {
  const lines = mapFor(WORK, [skill('both', ['late', 'early']), skill('over', ['early'])])?.lines
  expect(lines?.map(({ id, stations }) => [id, stations])).toEqual([
    ['both', [1, 2, 3]],
    ['over', [3]],
  ])
})

test('the first project of a job that has a figure or a story leads the others', () => {
  const projects = [
    { id: 'late', title: '' },
    { id: 'early', title: '', story: 'projects/early' },
  ]
  const gallery: SectionView = { kind: 'gallery', id: 'projects', title: '', label: '', categories: [], projects }
  const career = careerOf(WORK, { now: NOW, language: 'en', direction: 'ltr', width: 700 })
  const map = career && mapOf(career, [gallery], WORK, { countProjects: String, language: 'en', now: NOW })
  expect(map?.rows.filter(({ isLead }) => isLead).map(({ id }) => id)).toEqual(['early'])
})

test('draws the fourteen lines with most stations, and six projects of a job above the others', () => {
  const projects = Array.from({ length: 9 }, (_, n) => proof('project', `p${n}`, `2025-0${n + 1}`))
  const skills = Array.from({ length: 20 }, (_, n) => skill(`s${n}`, n < 10 ? ['now'] : ['now', 'p8']))
  const map = mapFor([...WORK.slice(0, 1), ...projects], skills)
  expect(map?.lines.filter(({ stations }) => stations.length === 2)).toHaveLength(10)
  expect(map?.lines).toHaveLength(14)
  expect(map?.rows.at(-1)?.rest).toEqual({ label: '3 projects, 2025', ids: ['p2', 'p1', 'p0'] })
  expect(map?.rows).toHaveLength(8)
})

test('phones draw the lines that lead through most of the career, not only those of today', () => {
  const today = ['one', 'two', 'three'].map((id) => skill(id, ['now'], true))
  const lines = mapFor(WORK, [...today, skill('wide', ['then', 'early'])])?.lines
  expect(lines?.filter(({ isOnPhones }) => isOnPhones).map(({ id }) => id)).toEqual(['one', 'two', 'wide'])
})
