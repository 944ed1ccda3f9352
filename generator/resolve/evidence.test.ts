import { expect, test } from 'vitest'
import type { Proof } from '../../model/define-section.ts'
import { periodOf } from '../../model/fields/date.ts'
import { evidenceOf } from './evidence.ts'
import { inMonths } from './months.ts'

const OPTIONS = {
  language: 'en',
  direction: 'ltr' as const,
  now: new Date('2026-11-24'),
  since: 'since {year}',
  countProjects: (count: number) => `${count} projects`,
  years: [2020, 2027] as const,
}

const monthsOf = ({ period }: Proof) => period && inMonths(period, OPTIONS.now)
const career = { place: () => ({ x: 0, width: 1 }), monthsOf }

const job = (id: string, technologies: string[], period?: string, texts: string[] = []): Proof => ({
  reference: { id, label: 'SRE' },
  technologies,
  texts,
  work: 'job',
  period: period === undefined ? undefined : periodOf(period, 'en', OPTIONS.now),
})
const project = (id: string, technologies: string[], own: Partial<Proof> = {}): Proof => ({
  reference: { id, label: id },
  technologies,
  texts: [],
  work: 'project',
  ...own,
})

const goIn = (...periods: string[]) =>
  evidenceOf(
    ['Go'],
    periods.map((period) => job(period, ['go'], period)),
    OPTIONS,
  )

test('names the jobs and projects with a skill or an alias of it, and counts the projects', () => {
  const proofs = [
    project('a', ['KUBERNETES'], { result: { before: '52 minutes', after: '9 minutes' } }),
    project('b', []),
    job('1', ['k8s'], '2020-01 - 2021-12'),
    job('3', ['Go'], '2010 - 2020'),
  ]
  const evidence = evidenceOf(['Kubernetes', 'K8s'], proofs, OPTIONS)
  expect(evidence?.projects).toBe('1 projects')
  expect(evidence?.references).toEqual([
    { id: '1', label: 'SRE' },
    { id: 'a', label: 'a', figures: '52 → 9 minutes' },
  ])
})

test('finds a skill in the texts of jobs where layouts draw skills, as a word of its own', () => {
  const usedIn = (names: string[], text: string, own: object = { career }) =>
    evidenceOf(names, [job('1', [], '2020', [text])], { ...OPTIONS, ...own })?.references.map(({ id }) => id)
  expect(usedIn(['Docker'], 'Docker-Images for all, with Helm')).toEqual(['1'])
  expect(usedIn(['Kubernetes', 'K8s'], 'Clusters of K8s.')).toEqual(['1'])
  expect(usedIn(['AWS'], 'AWSを使用')).toEqual(['1'])
  expect(usedIn(['C++'], 'Drivers in C++.')).toEqual(['1'])
  expect(usedIn(['Kubernetes'], 'Nine EKS clusters')).toEqual(['1'])
  expect(usedIn(['Docker'], 'Docker', {})).toBeUndefined()
  expect(usedIn(['Java'], 'A page in JavaScript')).toBeUndefined()
  expect(usedIn(['Spring'], 'Every spring')).toBeUndefined()
  expect(usedIn(['Go'], 'Go live')).toBeUndefined()
})

test('says nothing of a skill that nobody used', () => {
  expect(evidenceOf(['Rust'], [job('1', ['Go'], '2024')], OPTIONS)).toBeUndefined()
})

const goBesideBars = (own: { until?: number; saysGaps?: boolean }, ...periods: string[]) =>
  evidenceOf(
    ['Go'],
    periods.map((period) => job(period, ['go'], period)),
    { ...OPTIONS, career, ...own },
    own.until,
  )?.years

test('says the first and the last year of a skill where bars show the rest', () => {
  expect(goBesideBars({}, '2022-05 - 2024-02')).toBe('2022–24')
  expect(goBesideBars({}, '2011 - 2012', '2016 - 2017-06')).toBe('2011–17')
  expect(goBesideBars({}, '2011 - 2012', '2024 - Present')).toBe('since 2011')
  expect(goBesideBars({ until: 2025 }, '2011 - 2012', '2024 - Present')).toBe('2011–25')
  expect(goBesideBars({}, 'long ago')).toBeUndefined()
})

test('says since when a skill goes on after a gap, where each month is drawn', () => {
  const saysGaps = true
  expect(goBesideBars({ saysGaps }, '2011 - 2012', '2013 - Present')).toBe('since 2011')
  expect(goBesideBars({ saysGaps }, '2011 - 2012', '2024 - Present')).toBe('2011–12, since 2024')
  expect(goBesideBars({ saysGaps }, '2011 - 2021-01', '2021-03 - Present')).toBe('since 2011')
  expect(goBesideBars({ saysGaps }, '2011', '2015', '2024 - Present')).toBe('2011, 2015, since 2024')
  expect(goBesideBars({ saysGaps }, '2011', '2015', '2019', '2024 - Present'), 'many gaps').toBe('2011–26')
  expect(goBesideBars({ saysGaps, until: 2025 }, '2011 - 2012', '2024 - Present')).toBe('2011–25')
})

test('says since which year a skill is used: missing evidence is no end', () => {
  expect(goIn('2022-05 - 2024-02')?.years).toBe('since 2022')
  expect(goIn('2024')?.years).toBe('since 2024')
  expect(goIn('2021 - 2022', '2025 - Today')?.years).toBe('2021–22, since 2025')
  expect(goIn('2012 - 2014', '2016', '2023 - Present')?.years).toBe('2012–14, 2016, since 2023')
  expect(goIn('2021 - 2022', '2023 - 2025')?.years).toBe('since 2021')
  expect(goIn('since long ago')?.years).toBeUndefined()
  const dated = project('a', ['Go'], { period: periodOf('2025', 'en', OPTIONS.now) })
  expect(evidenceOf(['Go'], [job('1', ['Go'], '2024'), dated], OPTIONS)?.years).toBe('since 2024')
})

test('closes the years of a skill where its owner wrote until when', () => {
  const until = (year: number, ...periods: string[]) =>
    evidenceOf(
      ['Go'],
      periods.map((period) => job(period, ['go'], period)),
      OPTIONS,
      year,
    )?.years
  expect(until(2024, '2022-05 - 2024-02')).toBe('2022–24')
  expect(until(2003, '1998 - 2001')).toBe('1998–2003')
  expect(until(2016, '2012 - 2013', '2016')).toBe('2012–13, 2016')
})

test('knows nothing of what begins in the future', () => {
  expect(goIn('2027-04 - Present')?.years).toBeUndefined()
  expect(goIn('2020 - 2022', '2027-04 - Present')?.years).toBe('since 2020')
})

test('fills the years in which a skill was used, those of the job of today by themselves', () => {
  expect(goIn('2021 - 2022', '2024-12 - 2025-01', '2026-02 - Present')?.strip).toEqual({
    first: 2020,
    length: 7,
    runs: [
      { from: 1, length: 2 },
      { from: 4, length: 2 },
      { from: 6, length: 1, isCurrent: true },
    ],
  })
  expect(goIn('in the nineties')?.strip).toBeUndefined()
})

test.each([
  [
    ['2020-01 - 2021-06', '2021-01 - 2022-12', '2025-03 - Present'],
    [
      [0, 36],
      [62, 21],
    ],
  ],
  [
    ['2022-01 - Present', '2020-01 - 2022-12', '2023-06 - 2023-12', '2024-01 - Present'],
    [
      [0, 24],
      [24, 59],
    ],
  ],
])(
  'says when a skill was used on the scale of the career: before the job of today, and in it: %j',
  (periods, spans) => {
    const proofs = periods.map((period) => job(period, ['Go'], period))
    const place = ({ start, end, isCurrent }: { start: number; end: number; isCurrent?: true }) => ({
      x: start - 2020 * 12,
      width: end - start,
      ...(isCurrent && { isCurrent }),
    })
    const [past, current] = spans.map(([x, width]) => ({ x, width }))
    expect(evidenceOf(['Go'], proofs, { ...OPTIONS, career: { place, monthsOf } })?.spans).toEqual([
      past,
      { ...current, isCurrent: true },
    ])
    expect(evidenceOf(['Go'], proofs, OPTIONS)).not.toHaveProperty('spans')
  },
)

test('a project in the job of today is recent work for two years', () => {
  const made = (title: string, technology: string, period: string) => ({
    ...job(title, [technology], period),
    work: 'project' as const,
  })
  const proofs = [
    job('Founder', [], '2010-01 - Present'),
    made('Shop', 'Ruby', '2012-01 - 2013-06'),
    made('Platform', 'Terraform', '2024-06 - 2024-12'),
    made('Old platform', 'Puppet', '2023-01 - 2023-12'),
    made('Before', 'Perl', '2009-01 - 2010-03'),
  ]
  const place = ({ isCurrent }: { isCurrent?: true }) => ({ x: 0, width: 1, ...(isCurrent && { isCurrent }) })
  const isRecent = (skill: string) =>
    evidenceOf([skill], proofs, { ...OPTIONS, career: { place, monthsOf } })?.spans?.map(
      (span) => span.isCurrent === true,
    )
  expect(['Ruby', 'Terraform', 'Puppet', 'Perl'].map(isRecent)).toEqual([[false], [true], [false], [false]])
  const months = ({ start, end }: { start: number; end: number }) => ({ x: start, width: end - start })
  const found = (until?: number) =>
    evidenceOf(['Terraform'], proofs, { ...OPTIONS, career: { place: months, monthsOf } }, until)
  expect(found(), 'it is no end').toMatchObject({ years: 'since 2024', isCurrent: true, spans: [{ width: 30 }] })
  expect(found(2025), 'its owner wrote one').toMatchObject({ years: '2024–25', spans: [{ width: 7 }] })
})

test('a skill is recent if a job or project of today names it, or one that ended within the last twelve months', () => {
  const proofs = [
    job('Founder', ['Perl'], '2004-01 - Present'),
    job('Developer', ['Ruby', 'Go'], '2007-01 - 2025-11'),
    { ...job('Shop', ['Go', 'Rust'], '2025-06 - 2025-12'), work: 'project' as const },
  ]
  const place = ({ isCurrent }: { isCurrent?: true }) => ({ x: 0, width: 1, ...(isCurrent && { isCurrent }) })
  const inUse = (skill: string, until?: number) =>
    evidenceOf([skill], proofs, { ...OPTIONS, career: { place, monthsOf } }, until)?.spans?.map(
      (span) => span.isCurrent === true,
    )
  expect(['Perl', 'Ruby', 'Go', 'Rust'].map((skill) => inUse(skill))).toEqual([[true], [false], [false, true], [true]])
  expect(inUse('Rust', 2025)).toEqual([true])
  expect(inUse('Rust', 2024)).toEqual([false])
})
