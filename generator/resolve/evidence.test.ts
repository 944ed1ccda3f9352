import { expect, test } from 'vitest'
import type { Proof } from '../../model/define-section.ts'
import { periodOf } from '../../model/fields/date.ts'
import { evidenceOf } from './evidence.ts'

const OPTIONS = { language: 'en', now: new Date('2026-11-24'), countProjects: (count: number) => `${count} projects` }

const job = (id: string, technologies: string[], period: string): Proof => ({
  reference: { id, label: 'SRE' },
  technologies,
  work: 'job',
  period: periodOf(period, 'en'),
})
const project = (id: string, technologies: string[]): Proof => ({
  reference: { id, label: id },
  technologies,
  work: 'project',
})

test('counts the months of jobs with the skill or an alias, overlaps once, and projects', () => {
  const proofs = [
    project('a', ['KUBERNETES']),
    project('b', []),
    job('1', ['k8s'], '2020-01 - 2021-12'),
    job('2', ['Kubernetes'], '2021-01 - 2022-12-31'),
    job('3', ['Go'], '2010 - 2020'),
  ]
  const evidence = evidenceOf(['Kubernetes', 'K8s'], proofs, OPTIONS)
  expect(evidence?.text.replaceAll('\u{A0}', ' ')).toBe('3 years, 1 projects')
  expect(evidence?.references.map(({ id }) => id)).toEqual(['1', '2', 'a'])
})

test('counts a job that has not ended until now, and says nothing of a skill that nobody used', () => {
  expect(evidenceOf(['Go'], [job('1', ['Go'], '2024-11 - Present')], OPTIONS)?.text).toBe('2\u{A0}years')
  expect(evidenceOf(['Rust'], [job('1', ['Go'], '2024-11 - Present')], OPTIONS)).toBeUndefined()
})
