import { expect, test } from 'vitest'
import type { Proof } from '../../model/define-section.ts'
import { periodOf } from '../../model/fields/date.ts'
import type { Trace } from '../../model/view.ts'
import { inMonths, meetInSharedYears } from './months.ts'
import { careerOf } from './trace.ts'

const NOW = new Date('2026-12-24')

type Direction = 'ltr' | 'rtl'

function workOf(work: Proof['work'], period: string | undefined, own: Partial<Proof> = {}): Proof {
  const id = `${work} ${period}`
  return {
    reference: { id, label: id },
    technologies: [],
    work,
    period: period === undefined ? undefined : periodOf(period, 'en', NOW),
    ...own,
  }
}
const job = (period?: string) => workOf('job', period)
const project = (period: string, own?: Partial<Proof>) => workOf('project', period, own)

const careerWith = (proofs: readonly Proof[], direction: Direction = 'ltr') =>
  careerOf(proofs, { now: NOW, language: 'en', direction })

const lineOf = (...periods: string[]) => careerWith(periods.map(job))?.line.map(({ x, width }) => [x, width]) ?? []

const spansOf = (trace: Trace | undefined) => (trace?.rows ?? []).flatMap(({ spans }) => spans)
const rowsOf = (trace: Trace | undefined) => trace?.rows.map(({ spans }) => spans.map(({ id }) => id))

test('has a segment for each job, to scale, and marks the one of today', () => {
  expect(careerWith([job('2025-01 - Present'), job('2023-01 - 2023-12')])?.line).toEqual([
    { x: 0, width: 25 },
    { x: 50, width: 50, isCurrent: true },
  ])
})

test('lets jobs meet in the middle of a year that both have without a month', () => {
  expect(lineOf('2025 - Present', '2023 - 2024', '2022 - 2023')).toEqual([
    [0, 30],
    [30, 30],
    [60, 40],
  ])
  expect(lineOf('2022 - 2023', '2023', '2023 - 2024').map(([, width]) => width)).toEqual([44.4, 11.1, 44.4])
})

test('lets a year without a month give way to a month', () => {
  expect(lineOf('2022 - 2023', '2023-07 - 2023-12')).toEqual([
    [0, 75],
    [75, 25],
  ])
  expect(lineOf('2022-01 - 2023-03', '2023 - 2023-12')).toEqual([
    [0, 62.5],
    [62.5, 37.5],
  ])
})

test('ends a job in a year without a month where the next one begins', () => {
  const [first] = spansOf(careerWith([job('2022 - 2023'), job('2023-07 - 2023-12')])?.trace)
  expect(first?.width).toBe(75)
})

test('keeps a month of a long career visible', () => {
  expect(lineOf('1986-01 - 2026-12', '2000-01 - 2000-01')[1]).toEqual([34.1, 0.6])
})

test('shows a short job within a long one, of which the rest follows', () => {
  expect(lineOf('2021-01 - 2024-12', '2022-01 - 2022-12')).toEqual([
    [0, 25],
    [25, 25],
    [50, 50],
  ])
})

test('shows the shorter of two jobs that began together', () => {
  expect(lineOf('2021-01 - 2021-12', '2021-01 - 2022-12')).toEqual([
    [0, 50],
    [50, 50],
  ])
})

test('fills the line with an only job, and has none without dates', () => {
  expect(lineOf('2026-12 - Present')).toEqual([[0, 100]])
  expect(careerWith([job('2026 - Present')])?.trace).toBeUndefined()
  expect(careerWith([job('a while ago'), job(), project('2020')])).toBeUndefined()
})

test('mirrors the scale from right to left', () => {
  expect(careerWith([job('2025-01 - Present'), job('2023-01 - 2023-12')], 'rtl')?.line.map(({ x }) => x)).toEqual([
    75, 0,
  ])
})

test('puts projects below the job during which most of them was', () => {
  const trace = careerWith([
    job('2021-01 - 2022-12'),
    job('2023-01 - 2026-12'),
    project('2022-12 - 2023-06'),
    project('2021'),
    project('2010'),
  ])?.trace
  expect(rowsOf(trace)).toEqual([
    ['job 2021-01 - 2022-12'],
    ['project 2021'],
    ['job 2023-01 - 2026-12'],
    ['project 2022-12 - 2023-06'],
  ])
})

test('lets projects share a lane if neither they nor their labels overlap', () => {
  const trace = careerWith([job('2011 - 2020'), project('2011'), project('2016'), project('2012')])?.trace
  expect(rowsOf(trace)).toEqual([['job 2011 - 2020'], ['project 2011', 'project 2016'], ['project 2012']])
})

test('lets the jobs of a long career share rows', () => {
  const jobs = Array.from({ length: 20 }, (_, index) => job(`${2000 + index}-01 - ${2000 + index}-12`))
  const rows = careerWith([...jobs, project('2015')])?.trace?.rows ?? []
  expect(rows.flatMap(({ spans }) => spans)).toHaveLength(21)
  expect(rows.length).toBeLessThan(13)
  expect(rows.at(-1)?.kind).toBe('project')
})

test('writes a label within its span, or else after or before it', () => {
  const trace = careerWith([job('2011 - 2016'), job('2016-01 - 2017-02'), job('2020 - 2020')])?.trace
  expect(spansOf(trace).map(({ labelIs, labelX }) => [labelIs, labelX])).toEqual([
    ['within', 0],
    ['after', 61.7],
    ['before', 90],
  ])
})

test('writes the figures of a project behind its title, unless both are too long', () => {
  const result = { before: '52 minutes', after: '9 minutes' }
  const long = { reference: { id: 'b', label: 'A title that is so long that nobody has room' }, result }
  const trace = careerWith([job('2020 - 2026'), project('2021', { result }), project('2022', long)])?.trace
  expect(spansOf(trace).map(({ figures }) => figures)).toEqual([undefined, '52 → 9 minutes', undefined])
})

test('names every year, or of a long career every fifth', () => {
  const yearsOf = (period: string) => careerWith([job(period), project(period)])?.trace?.years.map(({ label }) => label)
  expect(yearsOf('2024-03 - 2026-12')).toEqual(['2025', '2026'])
  expect(yearsOf('1986 - 2026')).toEqual(['1986', '1991', '1996', '2001', '2006', '2011', '2016', '2021', '2026'])
})

test('lets jobs meet in a shared year, also with a side job between them', () => {
  const withoutSideJob = lineOf('2015 - 2020', '2020 - 2022')
  const spans = spansOf(careerWith(['2015 - 2020', '2016 - 2017', '2020 - 2022'].map((period) => job(period)))?.trace)
  expect(spans.map(({ x, width }) => [x, width])).toEqual([withoutSideJob[0], [12.5, 25], withoutSideJob[1]])
})

test('draws no job that begins in the future, and none beyond today that ends after the next year', () => {
  expect(lineOf('2025-01 - 2026-12', '2027-04 - Present')).toEqual([[0, 100]])
  expect(lineOf('2025-01 - 2203-04', '2024-01 - 2024-12')).toEqual(lineOf('2025-01 - 2026-12', '2024-01 - 2024-12'))
  expect(careerWith([job('2019-01 - unknown')])).toBeUndefined()
})

test('draws each job of a career within its dates, and no overlap that the dates do not have', () => {
  const random = randomNumbers(7)
  const faults = Array.from({ length: 500 }, () => faultsOf(randomPeriods(random))).flat()
  expect(faults).toEqual([])
})

/** Of two to seven jobs between 2000 and 2026, with and without months. */
function randomPeriods(random: () => number): string[] {
  const pick = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const date = (year: number, month: number) => (random() < 0.5 ? `${year}` : `${year}-${`${month}`.padStart(2, '0')}`)
  return Array.from({ length: pick(2, 7) }, () => {
    const start = pick(2000, 2024)
    const end = random() < 0.2 ? 'Present' : date(Math.min(start + pick(0, 6), 2026), pick(7, 12))
    return `${date(start, pick(1, 6))} - ${end}`
  })
}

/** What is drawn otherwise than the periods say. */
function faultsOf(periods: readonly string[]): string[] {
  const dated = periods.flatMap((text) => {
    const months = inMonths(periodOf(text, 'en', NOW), NOW)
    return months ? [{ ...months, text, written: months }] : []
  })
  const drawn = meetInSharedYears(dated)
  const isFaulty = [
    drawn.length !== periods.length,
    drawn.some(({ start, end, written }) => start < written.start || end > written.end || end <= start),
    drawn.some((one) => drawn.some((next) => mayFollow(one.written, next.written) && one.end > next.start)),
  ]
  return isFaulty.flatMap((isSo, index) =>
    isSo ? `${['missing', 'outside', 'overlap'][index]}: ${periods.join(', ')}` : [],
  )
}

type Precise = NonNullable<ReturnType<typeof inMonths>>

/** One ended in a year without a month, and the other one began in that year. */
function mayFollow(one: Precise, next: Precise): boolean {
  const isInOrder = one.start < next.start && one.end < next.end
  return Boolean(isInOrder && one.endsInYear && next.startsInYear) && one.end - 12 === next.start
}

/** The same numbers at every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('a job that begins in the future is not the one of today', () => {
  expect(periodOf('2027-04 - Present', 'en', NOW).isCurrent).toBeUndefined()
  expect(periodOf('2026-12 - Present', 'en', NOW).isCurrent).toBe(true)
})
