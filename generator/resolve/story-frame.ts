import { slugOf } from '../../lib/slug.ts'
import { textDirection } from '../../lib/text-direction.ts'
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

const MINUTE_MS = 60_000
const MINUTES_AN_HOUR = 60
const MINUTES_A_DAY = 24 * MINUTES_AN_HOUR

/** The times of an incident, and how long after its start. A time without a day that is earlier is of the next day. */
function timesOf({ incident }: Project, ui: Texts, language: string): Element[] {
  if (!incident) return []
  const hasDay = incident.detected.includes(' ')
  const dateOf = (time: string) => new Date(`${hasDay ? time.replace(' ', 'T') : `1970-01-01T${time}`}Z`)
  const written = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date)
  const start = dateOf(incident.detected)
  const times = (['detected', 'mitigated', 'resolved'] as const).flatMap((name) => {
    const time = incident[name]
    if (time === undefined) return []
    const later = (dateOf(time).getTime() - start.getTime()) / MINUTE_MS
    const passed = later < 0 ? later + MINUTES_A_DAY : later
    const day = name === 'detected' && hasDay ? written(start, { dateStyle: 'medium' }) : undefined
    const below = passed > 0 ? `+${durationOf(passed, language)}` : day
    return [
      element('div', [
        element('dt', [ui[name] ?? name], { className: 'label' }),
        element('dd', [
          element('time', [written(dateOf(time), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })], {
            dateTime: time,
          }),
        ]),
        ...(below === undefined ? [] : [element('dd', [below])]),
      ]),
    ]
  })
  return [element('dl', times, { className: 'storyTimes' })]
}

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
