import { stringify } from 'yaml'

/** Columns of a line of text. */
const WIDTH = 120

/**
 * Ways to write a value that is no list or group, the best one first. Not all of them are right in their place.
 * @param old how it was written, or nothing
 * @param indent of the field
 */
export function scalarCandidates(value: unknown, old: string, indent: number, isFlow: boolean): string[] {
  if (typeof value !== 'string') return [String(value)]
  const oneLine = [value, `'${value.replaceAll("'", "''")}'`, JSON.stringify(value)]
  const quoted = old.startsWith("'") ? [oneLine[1] ?? ''] : old.startsWith('"') ? [oneLine[2] ?? ''] : []
  const [header = ''] = /^[|>][^\n]*/.exec(old) ?? []
  if (isFlow) return [...quoted, ...oneLine]
  if (header !== '')
    return [blockText(value, header, indentIn(old) ?? indent + 2), ...newBlocks(value, indent), ...oneLine]
  if (value.includes('\n') || (old === '' && value.length > WIDTH - indent - 20))
    return [...newBlocks(value, indent), ...oneLine]
  if (old.includes('\n')) return [wrapped(value, indent + 2).trimStart(), ...newBlocks(value, indent), ...oneLine]
  return [...quoted, ...oneLine]
}

const newBlocks = (value: string, indent: number) =>
  [value.includes('\n') ? '|-' : '>-', '|-', '|', '>'].map((header) => blockText(value, header, indent + 2))

/** A text below its header: as it is, or folded. */
function blockText(value: string, header: string, indent: number): string {
  const text = value.replace(/\n$/, '')
  const lines = header.startsWith('|')
    ? text.split('\n').map((line) => indented(line, indent))
    : foldedLines(text, indent)
  return `${header}\n${lines.join('\n')}`
}

/** Folding turns a line break into a space, and an empty line into a line break. */
function foldedLines(text: string, indent: number): string[] {
  return text.split('\n').flatMap((line, index) => [...(index === 0 ? [] : ['']), wrapped(line, indent)])
}

function wrapped(text: string, indent: number): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && indent + last.length + 1 + word.length <= WIDTH && last !== '')
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.map((line) => indented(line, indent)).join('\n')
}

const indented = (line: string, indent: number) => (line === '' ? '' : ' '.repeat(indent) + line)
const indentIn = (old: string) => /\n( +)\S/.exec(old)?.[1]?.length

/** A list or a group in lines. */
export function blockOf(value: unknown, indent: number): string {
  const yaml = stringify(value, {
    lineWidth: WIDTH - indent,
    singleQuote: true,
    aliasDuplicateObjects: false,
  }).trimEnd()
  return yaml
    .split('\n')
    .map((line) => indented(line, indent))
    .join('\n')
}

/** A value in one line. */
export function flowOf(value: unknown): string {
  return stringify(value, {
    collectionStyle: 'flow',
    lineWidth: 0,
    blockQuote: false,
    singleQuote: true,
    aliasDuplicateObjects: false,
    flowCollectionPadding: true,
  }).trimEnd()
}
