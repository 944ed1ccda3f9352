import type { Judged, Outcome, Verdict } from './judge.ts'
import type { Layout } from './layout.ts'
import type { Person } from './person.ts'

export type Result = { person: Person; layout: Layout; verdict: Verdict; problem: string }

type Counts = Record<Outcome, number>

function countsOf(facts: readonly Judged[]): Counts {
  const counts: Counts = { right: 0, marked: 0, reported: 0, refused: 0, wrong: 0 }
  for (const { outcome } of facts) counts[outcome] += 1
  return counts
}

/** What nobody is told of, in all layouts together. */
export function faultsOf(
  results: readonly Result[],
): Record<'wrong' | 'unexplained' | 'published' | 'lostWords', number> {
  const sum = (count: (verdict: Verdict) => number) => results.reduce((total, { verdict }) => total + count(verdict), 0)
  return {
    wrong: sum(({ facts }) => countsOf(facts).wrong),
    unexplained: sum(({ unexplained }) => unexplained.length),
    published: sum(({ published }) => published.length),
    lostWords: sum(({ lostWords }) => lostWords.length),
  }
}

/** Choices of a layout that say nothing of what is hard to read. */
const PLAIN = new Set(['seed', 'presentWord', 'headingWord', 'order', 'side'])

/** The figures of all layouts, by person, and by each choice of a layout. */
export function summaryOf(results: readonly Result[], isVerbose: boolean): string {
  const { unexplained, published, lostWords } = faultsOf(results)
  const marks = results.reduce((total, { verdict }) => total + verdict.marks, 0)
  const marksAtRight = results.reduce((total, { verdict }) => total + verdict.marksAtRight, 0)
  const options = Object.keys(results[0]?.layout ?? {}).filter((option) => !PLAIN.has(option)) as (keyof Layout)[]
  return [
    `layouts ${results.length}, refused ${results.filter(({ problem }) => problem !== '').length}`,
    rowOf('all', results),
    `unexplained values ${unexplained}, private facts published ${published}, lost words ${lostWords}`,
    `marks ${marks}, of which at right values ${marksAtRight}`,
    ...fieldRows(results),
    '',
    ...personRows(results),
    ...options.flatMap((option) => ['', ...optionRows(option, results)]),
    ...(isVerbose ? ['', ...results.flatMap(detailsOf)] : []),
  ].join('\n')
}

function personRows(results: readonly Result[]): string[] {
  const names = [...new Set(results.map(({ person }) => person.name))].toSorted()
  return names.map((name) =>
    rowOf(
      name,
      results.filter(({ person }) => person.name === name),
    ),
  )
}

function optionRows(option: keyof Layout, results: readonly Result[]): string[] {
  const values = [...new Set(results.map(({ layout }) => String(layout[option])))].toSorted()
  return values.map((value) =>
    rowOf(
      `${option}: ${value}`,
      results.filter(({ layout }) => String(layout[option]) === value),
    ),
  )
}

function fieldRows(results: readonly Result[]): string[] {
  const facts = results.flatMap(({ verdict }) => verdict.facts)
  const kinds = [...new Set(facts.map(kindOf))].toSorted()
  return [
    '',
    ...kinds.map((kind) =>
      line(
        kind,
        facts.filter((fact) => kindOf(fact) === kind),
      ),
    ),
  ]
}

function kindOf({ field }: Judged): string {
  return field.replaceAll(/\[[^\]]*\]/g, '[]')
}

function rowOf(name: string, results: readonly Result[]): string {
  return line(
    `${name} (${results.length})`,
    results.flatMap(({ verdict }) => verdict.facts),
  )
}

function line(name: string, facts: readonly Judged[]): string {
  const { right, marked, reported, refused, wrong } = countsOf(facts)
  const share = (count: number) => `${Math.round((count / Math.max(1, facts.length)) * 100)} %`
  return `${name.padEnd(52)} ${String(facts.length).padStart(5)} facts: ${share(right).padStart(5)} right, ${share(marked).padStart(4)} marked, ${share(reported).padStart(4)} reported, ${share(refused).padStart(4)} refused, ${share(wrong).padStart(4)} wrong (${wrong})`
}

function detailsOf({ person, layout: { seed, medium }, verdict, problem }: Result): string[] {
  const at = `seed ${seed} (${person.name}, ${medium})`
  return [
    ...(problem === '' ? [] : [`${at}: refused: ${problem.split('\n')[0]}`]),
    ...verdict.published.map((text) => `${at}: PRIVATE, published: ${text}`),
    ...verdict.facts
      .filter(({ outcome }) => outcome === 'wrong' || (process.env['MARKED'] !== undefined && outcome !== 'right'))
      .map(({ field, value, got = 'nothing' }) => `${at}: ${field}: expected "${value}", got "${got}"`),
    ...verdict.unexplained.map(({ path, text }) => `${at}: ${path}: nobody said "${text}"`),
    ...(verdict.lostWords.length > 0 ? [`${at}: lost: ${verdict.lostWords.join(' ')}`] : []),
  ]
}
