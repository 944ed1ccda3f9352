import type { DiagramTexts } from '../../model/media.ts'
import type { Chart, Diagram, Graph, Sequence } from './diagram.ts'

const MOST = 60

/** What a diagram says, in sentences, for those who do not see it. */
export function describe(diagram: Diagram, texts: DiagramTexts, language: string): string {
  if (diagram.description) return diagram.description
  const sentences =
    diagram.kind === 'sequence'
      ? sentencesOfSequence(diagram, texts)
      : diagram.kind === 'chart'
        ? sentencesOfChart(diagram)
        : sentencesOfGraph(diagram, texts, language)
  const shown = sentences.slice(0, MOST).join('. ')
  return shown === '' ? '' : `${shown}${sentences.length > MOST ? ' …' : '.'}`
}

/** The name of a diagram: "Diagram: Three zones". */
export function nameOf({ title, name = title }: Diagram, { diagram: word }: DiagramTexts): string {
  return [word, name].filter((each) => each !== undefined && each !== '').join(': ')
}

const inLine = (text: string) => text.replaceAll('\n', ' ')
const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)
const way = ({ leadsTo = '{from} → {to}' }: DiagramTexts, from: string, to: string) => filled(leadsTo, { from, to })

function sentencesOfGraph({ nodes, edges, groups }: Graph, texts: DiagramTexts, language: string): string[] {
  const list = new Intl.ListFormat(language)
  const names = new Map([...nodes, ...groups].map(({ id, label }) => [id, inLine(label)]))
  const nameFor = (id: string) => names.get(id) ?? ''
  const within = groups.flatMap(({ id, label }) => {
    const members = [...nodes.filter(({ group }) => group === id), ...groups.filter(({ parent }) => parent === id)]
    const shown = members.map((each) => inLine(each.label)).filter((each) => each !== '')
    if (shown.length === 0 || label === '') return []
    return [filled(texts.inGroup ?? '{group}: {names}', { group: inLine(label), names: list.format(shown) })]
  })
  const ways = edges.flatMap(({ from, to, label, line, start, end }) => {
    if (line === 'hidden' || nameFor(from) === '' || nameFor(to) === '') return []
    // A line with its head at the start leads there.
    const [first, last] = start !== 'none' && end === 'none' ? [to, from] : [from, to]
    return [way(texts, nameFor(first), nameFor(last)) + (label ? ` (${inLine(label)})` : '')]
  })
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const alone = nodes.filter(({ id, group }) => !joined.has(id) && group === undefined).map(({ id }) => nameFor(id))
  return [...within, ...ways, ...alone.filter((each) => each !== '')]
}

function sentencesOfSequence({ participants, steps }: Sequence, texts: DiagramTexts): string[] {
  const names = new Map(participants.map(({ id, label }) => [id, inLine(label)]))
  return steps.flatMap((step) => {
    if (step.kind === 'note') return [inLine(step.label)]
    if (step.kind === 'open' || step.kind === 'next') return step.label === '' ? [] : [inLine(step.label)]
    if (step.kind !== 'message') return []
    const said = way(texts, names.get(step.from) ?? '', names.get(step.to) ?? '')
    return [step.label === '' ? said : `${said}: ${inLine(step.label)}`]
  })
}

function sentencesOfChart({ x, y, series }: Chart): string[] {
  const places = x.labels.map((label, index) => {
    const values = series.flatMap(({ values: [...all] }) => all[index] ?? [])
    return `${inLine(label)}: ${[...new Set(values)].join(', ')}`
  })
  return [...[y.title, x.title].flatMap((each) => each ?? []), ...places]
}
