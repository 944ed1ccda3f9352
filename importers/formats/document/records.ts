import { withDoubts } from '../../doubt.ts'
import type { Block } from './block.ts'
import type { Fields } from './entry-fields.ts'
import { itemsOf, type Item } from './lists.ts'
import { citeLine, type Layout, readText } from './paragraphs.ts'
import { partsOf, URL_ALONE } from './parts.ts'
import { findPeriod } from './periods.ts'
import { isPlace } from './words.ts'

/** A dash may be part of a title. */
const STRONG_SEPARATOR = /\s+[|•·]\s+|\s*\|\s*|\t/

/** The fields of a record. Certificates have no text, so that all of it is in `by`. */
export type RecordNames = { title: string; by: string; date: string; hasText: boolean }

/** Certificates, awards and the like: a title, who gave it, and a date. */
export function readRecords(blocks: readonly Block[], names: RecordNames, layout: Layout): Fields[] {
  return blocks.flatMap((block) => {
    // Without a head, each line of a list is an entry.
    if (block.head.length === 0) return itemsOf(block.body, layout).map((item) => recordOf(item, names))
    const parts = partsOf(block, STRONG_SEPARATOR)
    const named = parts.filter(({ text }, index) => (index === 0 || !isPlace(text)) && !URL_ALONE.test(text))
    const [title, by] = named
    const others = parts.filter((part) => part !== title && part !== by && !(URL_ALONE.test(part.text) && part.url))
    const text = readText(block.body, layout)
    const further = [...others.map((part) => part.text), ...text.paragraphs, ...text.bullets]
    const { period, dated } = block
    return [
      withDoubts(
        {
          [names.title]: title?.text,
          [names.by]: names.hasText ? by?.text : [...(by ? [by.text] : []), ...further].join(', '),
          [names.date]: period?.end ?? period?.start,
          url: parts.find((part) => part.url?.startsWith('http'))?.url,
          ...(names.hasText && { summary: further.join('\n') }),
        },
        {
          [names.by]:
            by?.source ??
            (names.hasText || further.length === 0 ? undefined : block.body[0] && citeLine(block.body[0])),
          [names.date]:
            period && dated && (!period.isExact || period.start !== undefined) ? citeLine(dated) : undefined,
          summary: others[0]?.source ?? text.doubtful[0],
        },
      ),
    ]
  })
}

function recordOf({ text, line, url }: Item, names: RecordNames): Fields {
  const period = findPeriod(text)
  const before = period ? text.slice(0, period.index) : ''
  const rest = period
    ? `${before} ${text.slice(before.length + period.text.length)}`
        .replaceAll(/\(\s*\)|[\s,;|·•–—-]+$|^[\s,;|·•:–—-]+/gu, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : text
  const [title = rest, ...others] = rest.split(STRONG_SEPARATOR)
  // A year within a title may belong to it.
  const isAtEnd = period !== undefined && /^[\s).]*$/.test(text.slice(before.length + period.text.length))
  const isCertain = !period || (period.isExact && period.start === undefined && (isAtEnd || before === ''))
  const by = others.join(', ') || undefined
  return withDoubts(
    { [names.title]: title, [names.by]: by, [names.date]: period?.end ?? period?.start, url },
    { [names.by]: by && citeLine(line), [names.date]: isCertain ? undefined : citeLine(line) },
  )
}
