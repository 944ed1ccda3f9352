import { expect, test } from 'vitest'
import type { Content, Skill } from '../../model/content.ts'
import { evidenceOf } from './evidence.ts'

const NOW = new Date('2026-11-24')

function evidenceFor(skill: object, jobs: readonly object[], projects: readonly object[] = []) {
  const content = { history: { entries: jobs }, gallery: { projects } } as unknown as Content // the fields that matter here
  return evidenceOf(skill as Skill, content, 'en', NOW, (count) => `${count} projects`)
}

const job = (technologies: string[], start: string, end?: string) => ({
  role: 'SRE',
  technologies,
  period: { start, end },
})

test('counts the months of jobs with the skill or an alias, overlaps once, and projects', () => {
  const jobs = [
    job(['k8s'], '2020-01', '2021-12'),
    job(['Kubernetes'], '2021-01', '2022-12-31'),
    job(['Go'], '2010', '2020'),
  ]
  const projects = [
    { id: 'a', title: 'A', technologies: ['KUBERNETES'] },
    { id: 'b', title: 'B' },
  ]
  const evidence = evidenceFor({ name: 'Kubernetes', aliases: ['K8s'] }, jobs, projects)
  expect(evidence?.text.replaceAll('\u{A0}', ' ')).toBe('3 years, 1 projects')
  expect(evidence?.references.map(({ id }) => id)).toEqual(['history-1', 'history-2', 'a'])
})

test('counts a job that has not ended until now, and says nothing of a skill that nobody used', () => {
  expect(evidenceFor({ name: 'Go' }, [job(['Go'], '2024-11')])?.text).toBe('2\u{A0}years')
  expect(evidenceFor({ name: 'Rust' }, [job(['Go'], '2024-11')])).toBeUndefined()
})
