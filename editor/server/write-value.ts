import { stringify } from 'yaml'
import { columnsOf, refold } from './fold-text.ts'

/** How a file is written. */
export type Style = {
  /** Columns of a line. */
  width: number
  /** Spaces of one level. */
  step: number
  /** Spaces of a list below its field. */
  listStep: number
}

/** A value that is no list or group, as it is written: in its line, and in those below, where a comment may be between. */
export type WrittenScalar = { head: string; body: readonly string[] }

/** A written value, the column in which it begins, and that of new lines below it. */
export type OldScalar = WrittenScalar & { column: number; below: number }

/**
 * Ways to write a value that is no list or group, the best one first. Not all of them are right in their place.
 * @param old how it was written; nothing for a new one
 */
export function scalarCandidates(value: unknown, old: OldScalar, style: Style): WrittenScalar[] {
  if (typeof value !== 'string') return [inLine(String(value))]
  const oneLine = [value, quoted(value), JSON.stringify(value)].map(inLine)
  const single = inLine(old.head.startsWith("'") ? quoted(value) : JSON.stringify(value))
  const sameQuotes = /^['"]/.test(old.head) ? [single] : []
  const blocks = (value.includes('\n') ? ['|-', '|', '>-', '>'] : ['>-', '|-', '|', '>']).map((header) =>
    block(value, header, [], ' '.repeat(old.below), style.width),
  )
  if (/^[|>]/.test(old.head)) {
    const indent = /^ +(?=\S)/.exec(old.body.find((line) => line.trim() !== '') ?? '')?.[0]
    // With the line breaks at its end that the value has.
    const headers = [old.head, old.head.replace(/[-+]/, ''), `${old.head.replace(/[-+]/, '')}-`]
    const same = headers.map((header) => block(value, header, old.body, indent ?? ' '.repeat(old.below), style.width))
    return [...same, ...blocks, ...oneLine]
  }
  if (old.head.includes('\n')) return [...refolded(value, old, style), ...blocks, ...oneLine]
  const isLong = old.head === '' && value.length > style.width - old.below - 20
  return value.includes('\n') || isLong ? [...blocks, ...oneLine] : [...sameQuotes, ...oneLine]
}

const inLine = (head: string): WrittenScalar => ({ head, body: [] })
const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`

/** A text that is not in a block, and was in several lines. */
function refolded(value: string, { head, column }: OldScalar, { width }: Style): WrittenScalar[] {
  const lines = head.split('\n')
  const indent = /^[ \t]*/.exec(lines.find((line, index) => index > 0 && line.trim() !== '') ?? '')?.[0]
  if (lines.length < 2 || indent === undefined) return []
  const texts = head.startsWith('"') ? [JSON.stringify(value)] : [quoted(value)]
  if (!/^['"]/.test(head)) texts.unshift(value)
  const own = widthOf([' '.repeat(column) + (lines[0] ?? ''), ...lines.slice(1)], width)
  return texts.map((text) =>
    inLine(refold(lines, text, { width: own, indent, first: { text: '', column } }).join('\n')),
  )
}

/** A text below its header: as it is, or folded. Lines that do not change stay as they are. */
function block(
  value: string,
  header: string,
  old: readonly string[],
  indent: string,
  fileWidth: number,
): WrittenScalar {
  const text = value.replace(/\n$/, '')
  const first = { text: indent, column: indent.length }
  const body = header.startsWith('|')
    ? withSameLines(old, text.split('\n'), indent)
    : refold(old, text, { width: widthOf(old, fileWidth), indent, first })
  return { head: header, body }
}

function withSameLines(old: readonly string[], lines: readonly string[], indent: string): string[] {
  const isSame = (written: string | undefined, line: string | undefined) =>
    written?.slice(indent.length).replace(/\r$/, '') === line
  const most = Math.min(old.length, lines.length)
  let start = 0
  while (start < most && isSame(old[start], lines[start])) start += 1
  let end = 0
  while (end < most - start && isSame(old.at(-1 - end), lines.at(-1 - end))) end += 1
  const changed = lines.slice(start, lines.length - end).map((line) => indented(line, indent.length))
  return [...old.slice(0, start), ...changed, ...old.slice(old.length - end)]
}

/** The width that the owner has given a text: its longest line. A single line, or a single word in each, does not tell. */
function widthOf(lines: readonly string[], fileWidth: number): number {
  const folded = lines.length > 1 ? lines.filter((line) => line.trim().includes(' ')) : []
  return folded.length === 0 ? fileWidth : Math.max(...folded.map((line) => columnsOf(line.trimEnd())))
}

const indented = (line: string, indent: number) => (line === '' ? '' : ' '.repeat(indent) + line)

const OPTIONS = { singleQuote: true, aliasDuplicateObjects: false, customTags: ['timestamp' as const] }

/** A list or a group in lines. */
export function blockOf(value: unknown, indent: number, { width, step, listStep }: Style): string {
  const yaml = stringify(value, { ...OPTIONS, lineWidth: width - indent, indent: step, indentSeq: listStep > 0 })
  return yaml
    .trimEnd()
    .split('\n')
    .map((line) => indented(line, indent))
    .join('\n')
}

/** A value in one line. */
export function flowOf(value: unknown): string {
  const hasLines = JSON.stringify(value).includes('\\n')
  return stringify(value, {
    ...OPTIONS,
    collectionStyle: 'flow',
    lineWidth: 0,
    flowCollectionPadding: !Array.isArray(value),
    // Between double quotes, a line break is written as \n.
    ...(hasLines && {
      defaultStringType: 'QUOTE_DOUBLE',
      defaultKeyType: 'PLAIN',
      doubleQuotedMinMultiLineLength: Infinity,
    }),
  }).trimEnd()
}
