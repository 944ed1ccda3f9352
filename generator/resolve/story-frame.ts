import { slugOf } from '../../lib/slug.ts'
import { textDirection } from '../../lib/text-direction.ts'
import { dateOfIncident, minutesOfIncident, timesOfIncident } from '../../model/fields/incident.ts'
import { textsOfResult } from '../../model/fields/result.ts'
import type { Content } from '../../model/site-schema.ts'
import type { Story, StoryNode, StoryTag } from '../../model/view.ts'

type Project = NonNullable<Content['gallery']>['projects'][number]
type Element = Extract<StoryNode, { tag: StoryTag }>
type Texts = Content['ui']

/** A story of so many headings and minutes has a list of its contents. */
const LEAST_HEADINGS = 3
const LEAST_MINUTES = 2

const WORDS_A_MINUTE = 230

/** What a story has around its text: facts of the project above it, labels in it, reading time and contents beside it. */
export function frameStory(
  written: readonly StoryNode[],
  project: Project,
  ui: Texts,
  language: string,
): Pick<Story, 'nodes' | 'aside'> {
  const minutes = Math.round(wordsIn(written, language) / WORDS_A_MINUTE)
  const labelled = written.map((node) => withLabels(node, ui))
  const headings = labelled.filter((node): node is Element => isElement(node, 'h3'))
  const hasContents = headings.length >= LEAST_HEADINGS && minutes >= LEAST_MINUTES && ui.contents !== undefined
  const ids = new Map(hasContents ? headings.map((heading, index) => [heading, idOf(heading, index, headings)]) : [])
  const nodes = labelled.map((node) => {
    if (!isElement(node, 'h3')) return node
    const id = ids.get(node)
    return id === undefined ? node : { ...node, attributes: { id } }
  })
  const aside = [
    ...whenAndHowLong(project, minutes, ui, language),
    ...(hasContents ? contentsOf(ids, ui.contents ?? '') : []),
  ]
  return {
    nodes: [...timesOf(project, ui, language), ...figuresOf(project, language), ...changesFirst(nodes)],
    ...(aside.length > 0 && { aside }),
  }
}

const isElement = (node: StoryNode, tag: StoryTag): node is Element =>
  typeof node === 'object' && 'tag' in node && node.tag === tag

const element = (tag: StoryTag, children: readonly StoryNode[], attributes?: Element['attributes']): Element => ({
  tag,
  ...(attributes && { attributes }),
  children,
})

function textOf(node: StoryNode): string {
  if (typeof node === 'string') return node
  return 'children' in node ? (node.children ?? []).map(textOf).join('') : ''
}

/** Without those of code. */
function wordsIn(nodes: readonly StoryNode[], language: string): number {
  const text = nodes.map((node) => (isElement(node, 'pre') ? '' : textOf(node))).join('\n')
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  return Array.from(segments).filter(({ isWordLike }) => isWordLike).length
}

/** Of the story, so that it is none of the main page. */
function idOf(heading: StoryNode, index: number, all: readonly StoryNode[]): string {
  const slug = slugOf(textOf(heading))
  const isTaken = all.slice(0, index).some((other) => slugOf(textOf(other)) === slug)
  return `story-${slug === '' || isTaken ? index + 1 : slug}`
}

/** Notes and diagrams of a change say what they are. */
function withLabels(node: StoryNode, ui: Texts): StoryNode {
  if (typeof node === 'string' || 'picture' in node || 'diagram' in node) return node
  const children = node.children?.map((child) => withLabels(child, ui))
  const shown = children ? { ...node, children } : node
  const attributes = 'tag' in node ? node.attributes : undefined
  const name = attributes?.['data-note'] ?? (attributes?.['data-change'] && `${attributes['data-change']}Change`)
  const label = name === undefined ? undefined : ui[name as 'note'] // of STORY_TEXTS
  return label && children
    ? { ...shown, children: [element('p', [label], { className: 'label' }), ...children] }
    : shown
}

function whenAndHowLong({ published }: Project, minutes: number, { readingTime }: Texts, language: string) {
  const time = minutes >= LEAST_MINUTES && readingTime?.replace('{minutes}', minutes.toLocaleString(language))
  const date = published && element('time', [published.text], { dateTime: published.iso })
  const parts = [date, date && time ? ' · ' : undefined, time || undefined].filter((part) => part !== undefined)
  return parts.length > 0 ? [element('p', parts, { className: 'storyRead label' })] : []
}

/** Beside the text where there is room, and folded above it. */
function contentsOf(ids: ReadonlyMap<Element, string>, title: string): Element[] {
  const links = Array.from(ids, ([heading, id]) => element('li', [element('a', [textOf(heading)], { href: `#${id}` })]))
  const list = element('ol', links, { role: 'list' })
  return [
    element('nav', [element('p', [title], { className: 'label' }), list], {
      className: 'storyContents',
      'aria-label': title,
    }),
    element('details', [element('summary', [title]), list], { className: 'storyContentsFolded' }),
  ]
}

const MINUTES_AN_HOUR = 60

/** The times of an incident below a line to their scale, how long after the first each was, and the cause. */
function timesOf({ incident }: Project, ui: Texts, language: string): Element[] {
  if (!incident) return []
  const passed = minutesOfIncident(incident)
  const written = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date)
  const times = timesOfIncident(incident).map(([name, time], index) => {
    const date = dateOfIncident(time)
    const after = passed[index] ?? 0
    const day = index === 0 && time.includes(' ') ? written(date, { dateStyle: 'medium' }) : undefined
    const below = after > 0 ? `+${durationOf(after, language)}` : day
    return element(
      'div',
      [
        element('dt', [ui[name] ?? name], { className: 'label' }),
        element('dd', [
          element('time', [written(date, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })], {
            dateTime: time,
          }),
        ]),
        ...(below === undefined ? [] : [element('dd', [below])]),
      ],
      { 'data-time': name },
    )
  })
  const { cause } = incident
  const below = cause && [element('dt', [ui.cause ?? 'cause'], { className: 'label' }), element('dd', [cause])]
  return [
    lineOf(incident, passed),
    element('dl', [...times, ...(below ? [element('div', below, { 'data-time': 'cause' })] : [])], {
      className: 'storyTimes',
    }),
  ]
}

/** So wide, of 100, is at least what lies between two times. */
const LEAST = 1

/** What lies between the times, each as long as it was. The list below says the same. */
function lineOf(incident: NonNullable<Project['incident']>, passed: readonly number[]): Element {
  const whole = passed.at(-1) || 1
  const parts = timesOfIncident(incident)
    .slice(0, -1)
    .map(([name], index) => {
      const [from = 0, to = 0] = [passed[index], passed[index + 1]].map((each = 0) => (100 * each) / whole)
      const width = Math.max(LEAST, to - from)
      return element('rect', [], {
        'data-time': name,
        x: rounded(Math.min(from, 100 - width)),
        width: rounded(width),
        height: 1,
      })
    })
  return element('svg', parts, {
    className: 'storyTimesLine',
    viewBox: '0 0 100 1',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  })
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** "27 min", "3 hr 5 min" */
function durationOf(minutes: number, language: string): string {
  const inUnit = (value: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const hours = Math.floor(minutes / MINUTES_AN_HOUR)
  const rest = minutes % MINUTES_AN_HOUR
  return [hours > 0 && inUnit(hours, 'hour'), (rest > 0 || hours === 0) && inUnit(rest, 'minute')]
    .filter(Boolean)
    .join(' ')
}

function figuresOf({ figures }: Project, language: string): Element[] {
  if (!figures) return []
  const rows = figures.map((figure) => {
    const { figures: change, what } = textsOfResult(figure, textDirection(language))
    return element('div', [
      element('dt', [what ?? ''], { className: 'label' }),
      element('dd', [element('strong', [change])]),
    ])
  })
  return [element('dl', rows, { className: 'storyFigures' })]
}

/** The diagrams of before and after beside each other, above the text. */
function changesFirst(nodes: readonly StoryNode[]): readonly StoryNode[] {
  const [before, after] = ['before', 'after'].map((name) =>
    nodes.find((node) => isElement(node, 'div') && node.attributes?.['data-change'] === name),
  )
  if (!before || !after) return nodes
  const others = nodes.filter((node) => node !== before && node !== after)
  return [element('div', [before, after], { className: 'storyChanges' }), ...others]
}
