import { expect, test } from 'vitest'
import type { LabelledSpan, SectionView, Trace } from '../../model/view.ts'
import { besideJobs, jobsIn, madeIn, sharedBy } from './career.ts'

const span = (id: string, x: number, width: number): LabelledSpan => ({
  id,
  x,
  width,
  label: id,
  labelX: x,
  labelIs: 'within',
})

const career = (years: readonly number[], jobs: readonly LabelledSpan[], projects: readonly LabelledSpan[]): Trace => ({
  years: years.map((labelX, index) => ({ label: `${2020 + index}`, labelX })),
  rows: [...jobs.map((job) => ({ kind: 'job' as const, spans: [job] })), { kind: 'project', spans: projects }],
})

const idsIn = (trace: Trace) => jobsIn(trace).map(({ job, projects }) => [job.id, ...projects.map(({ id }) => id)])

const JOBS = [span('first', 0, 40), span('second', 50, 50)]

test('a project is with the job that it shares most of its time with, the newest first', () => {
  const projects = [span('early', 10, 10), span('between', 30, 40), span('late', 80, 10)]
  expect(idsIn(career([0, 50], JOBS, projects))).toEqual([
    ['second', 'late', 'between'],
    ['first', 'early'],
  ])
})

test('a project in a gap is with the job that is next to it, but shares nothing with it', () => {
  const gap = span('gap', 41, 3)
  expect(idsIn(career([0, 50], JOBS, [gap]))).toEqual([['second'], ['first', 'gap']])
  expect(sharedBy(gap, span('first', 0, 40))).toBeLessThan(0)
})

test('a project that goes on before and after a job belongs to none', () => {
  const trace = career([0, 50], JOBS, [span('yearly', 45, 55.1), span('late', 80, 10)])
  expect(idsIn(trace)).toEqual([['second', 'late'], ['first']])
  expect(besideJobs(trace).map(({ id }) => id)).toEqual(['yearly'])
})

test('from right to left, the newest is on the left', () => {
  expect(idsIn(career([100, 50], JOBS, [])).flat()).toEqual(['first', 'second'])
})

test('the projects of a job are those that were made during it, the newest first', () => {
  const trace = career([0, 50], JOBS, [span('early', 10, 10), span('gap', 41, 3), span('best', 5, 5)])
  const sections = [
    { kind: 'gallery', projects: ['gap', 'best', 'early'].map((id) => ({ id })) },
    { kind: 'timeline', groups: [], trace },
  ] as unknown as SectionView[] // what it reads
  expect(madeIn('first', { sections }).map(({ id }) => id)).toEqual(['early', 'best'])
  expect(madeIn(undefined, { sections })).toEqual([])
})
