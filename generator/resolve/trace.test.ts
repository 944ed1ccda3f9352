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
    texts: [],
    work,
    period: period === undefined ? undefined : periodOf(period, 'en', NOW),
    ...own,
  }
}
const job = (period?: string) => workOf('job', period)
const project = (period: string, own?: Partial<Proof>) => workOf('project', period, own)

const careerWith = (
  proofs: readonly Proof[],
  direction: Direction = 'ltr',
  own: { hasJobFigures?: boolean; hasSoftEnds?: boolean; mostLabels?: number } = {},
) => careerOf(proofs, { now: NOW, language: 'en', direction, width: 690, ...own })

const lineOf = (...periods: string[]) => careerWith(periods.map(job))?.line.map(({ x, width }) => [x, width]) ?? []

const spansOf = (trace: Trace | undefined) => (trace?.rows ?? []).flatMap(({ spans }) => spans)
const rowsOf = (trace: Trace | undefined) => trace?.rows.map(({ spans }) => spans.map(({ id }) => id))

test('has a segment for each job, to scale, and marks the one of today', () => {
  expect(careerWith([job('2025-01 - Present'), job('2023-01 - 2023-12')])?.line).toEqual([
    { x: 0, width: 25 },
    { x: 50, width: 50, isCurrent: true },
  ])
})

test('ends of which no month is known are soft, and today is not', () => {
  const softOf = (direction: Direction) =>
    careerWith(['2023 - 2024', '2025-01 - 2025-12', '2026 - Present'].map(job), direction, {
      hasSoftEnds: true,
    })?.line.map(({ softLeft = false, softRight = false }) => [softLeft, softRight])
  expect(softOf('ltr')).toEqual([
    [true, true],
    [false, false],
    [true, false],
  ])
  expect(softOf('rtl')).toEqual([
    [true, true],
    [false, false],
    [false, true],
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

test('puts a project that was in two jobs for the same time below the later one', () => {
  const trace = careerWith([job('2021-01 - 2021-12'), job('2022-01 - 2022-12'), project('2021-10 - 2022-03')])?.trace
  expect(rowsOf(trace)?.at(-1)).toEqual(['project 2021-10 - 2022-03'])
})

test('leaves out projects that ended before the first job or began after the last, and cuts those that reach beyond', () => {
  const career = careerWith([
    job('2020-01 - 2023-12'),
    project('2019-10 - 2019-12'),
    project('2019-01 - 2020-12'),
    project('2023-01 - 2024-12'),
    project('2024-01 - 2024-03'),
  ])
  expect(career?.trace?.rows.slice(1).flatMap(({ spans }) => spans.map(({ x, width }) => [x, width]))).toEqual([
    [0, 25],
    [75, 25],
  ])
  expect(career?.years).toEqual([2020, 2024])
})

test('lets projects share a lane if neither they nor their labels overlap', () => {
  const lanesOf = (...periods: string[]) =>
    rowsOf(careerWith([job('2011 - 2020'), ...periods.map((period) => project(period))])?.trace)?.slice(1)
  expect(lanesOf('2016', '2011')).toEqual([['project 2011', 'project 2016']])
  expect(lanesOf('2011 - 2014-12', '2015-01 - 2018'), 'they touch').toHaveLength(2)
  expect(lanesOf('2011', '2013'), 'a label is after its span').toHaveLength(2)
  expect(lanesOf('2017', '2020'), 'a label is before its span').toHaveLength(2)
})

test('lets the jobs of a long career share rows', () => {
  const jobs = Array.from({ length: 20 }, (_, index) => job(`${2000 + index}-01 - ${2000 + index}-12`))
  const rows = careerWith([...jobs, project('2015')])?.trace?.rows ?? []
  expect(rows.flatMap(({ spans }) => spans)).toHaveLength(21)
  expect(rows.length).toBeLessThan(13)
  expect(rows.at(-1)?.kind).toBe('project')
  expect(careerWith(jobs.slice(0, 16))?.trace?.rows).toHaveLength(16)
  expect(careerWith(jobs.slice(0, 17))?.trace?.rows.length).toBeLessThan(16)
})

test('writes a label within its span, or else after or before it', () => {
  const trace = careerWith([job('2011 - 2016'), job('2016-01 - 2017-02'), job('2020 - 2020')])?.trace
  expect(spansOf(trace).map(({ labelIs, labelX }) => [labelIs, labelX])).toEqual([
    ['within', 0],
    ['after', 61.7],
    ['before', 90],
  ])
})

test('writes the figures of a project behind its title where both have room', () => {
  const result = { before: '52 minutes', after: '9 minutes' }
  const labelled = (label: string) => ({ reference: { id: label, label }, result })
  const trace = careerWith([
    job('2021-01 - 2025-12'),
    project('2021', labelled('Pipeline')),
    project('2025', labelled('Warehouse')),
    project('2023', labelled('A title whose figures have no room too')),
  ])?.trace
  expect(spansOf(trace).map(({ figures, labelIs }) => [figures, labelIs])).toEqual([
    [undefined, 'within'],
    ['52 → 9 minutes', 'after'],
    ['52 → 9 minutes', 'before'],
    [undefined, 'after'],
  ])
})

test('cuts a label that has no room, where it has the most', () => {
  const label = `${'a '.repeat(40)}${'b'.repeat(20)}`
  const own = { reference: { id: 'own', label } }
  const spans = spansOf(careerWith([job('2021-01 - 2025-12'), project('2021', own)])?.trace)
  expect(spans[1]).toMatchObject({ labelIs: 'after', label: `${'a '.repeat(40)}bb…` })
  const spaced = { reference: { id: 'own', label: `${'b'.repeat(81)} ${'c'.repeat(20)}` } }
  expect(spansOf(careerWith([job('2021-01 - 2025-12'), project('2021', spaced)])?.trace)[1]?.label).toMatch(/b…$/)
})

test('knows that ideographs are wide', () => {
  const own = { reference: { id: 'own', label: '監視'.repeat(10) } }
  const spans = spansOf(careerWith([job('2021-01 - 2025-12'), project('2021-01 - 2022-06', own)])?.trace)
  expect(spans[1]?.labelIs).toBe('after')
})

test('keeps a short last job on the line', () => {
  expect(lineOf('1986-01 - 2026-10', '2026-11').at(-1)).toEqual([99.4, 0.6])
})

test('names every year, or of a longer career every second or fifth', () => {
  const yearsOf = (period: string) => careerWith([job(period), project(period)])?.trace?.years.map(({ label }) => label)
  expect(yearsOf('2024-03 - 2026-12')).toEqual(['2025', '2026'])
  expect(yearsOf('2016-01 - 2025-12')).toHaveLength(10)
  expect(yearsOf('2015-01 - 2025-12')).toEqual(['2015', '2017', '2019', '2021', '2023', '2025'])
  expect(yearsOf('1986 - 2026')).toEqual(['1986', '1991', '1996', '2001', '2006', '2011', '2016', '2021', '2026'])
  expect(careerWith([job('2024-03 - 2026-06')])?.years).toEqual([2024, 2027])
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

test('says what a job changed only for layouts that draw it', () => {
  const jobs = [workOf('job', '2010-01 - 2017-12', { result: { before: '9 minutes', after: '2 minutes' } })]
  const figuresWith = (hasJobFigures: boolean) =>
    spansOf(careerWith([...jobs, job('2018-01 - Present')], 'ltr', { hasJobFigures })?.trace).map(
      ({ figures }) => figures,
    )
  expect(figuresWith(true)).toEqual(['9 → 2 minutes', undefined])
  expect(figuresWith(false)).toEqual([undefined, undefined])
})

test('labels as many projects as have room, those with figures first, of each job in turn', () => {
  const result = { before: '9 minutes', after: '2 minutes' }
  const works = [
    job('2010-01 - 2015-12'),
    job('2016-01 - 2026-12'),
    project('2011', { result }),
    project('2012'),
    project('2013'),
    project('2020', { result }),
    project('2022'),
    project('2024'),
  ]
  const labelled = (mostLabels?: number) =>
    spansOf(careerWith(works, 'ltr', { ...(mostLabels !== undefined && { mostLabels }) })?.trace)
      .filter(({ id, labelIs }) => id.startsWith('project') && labelIs !== 'none')
      .map(({ id }) => id.slice(-4))
      .toSorted()
  expect(labelled(2)).toEqual(['2011', '2020'])
  expect(labelled(3)).toEqual(['2011', '2020', '2024'])
  expect(labelled(4)).toEqual(['2011', '2013', '2020', '2024'])
  expect(labelled()).toHaveLength(6)
})
