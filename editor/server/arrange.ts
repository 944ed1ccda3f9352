/** An entry in its new place: with the index and the text that it had, or with another text. */
export type Entry = { from?: number; text?: string }

/**
 * The gaps before each entry, and after the last one. Entries move between them; a removed one goes with one of its two gaps.
 * @param merged what is left of the gaps before and after a removed entry
 * @param fresh the gap of a new entry
 */
function gapsFor<Each>(
  gaps: readonly Each[],
  entries: readonly Entry[],
  merged: (before: Each, after: Each, isLast: boolean) => Each,
  fresh: Each,
): Each[] {
  let result = [...gaps]
  for (let index = gaps.length - 2; index >= 0; index -= 1) {
    const [before, after] = result.slice(index, index + 2)
    if (before === undefined || after === undefined || entries.some(({ from }) => from === index)) continue
    result = result.toSpliced(index, 2, merged(before, after, index === result.length - 2))
  }
  for (const [index, { from }] of entries.entries())
    if (from === undefined) result.splice(Math.min(index + 1, result.length - 1), 0, fresh)
  return result
}

const isBlank = (text: string) => text.trim() === ''

/**
 * Entries in lines of their own, with their comments, and what is before each of them: a line break, empty lines, other comments. The
 * first one may share the line of a dash.
 */
type Lines = { texts: readonly string[]; gaps: readonly string[]; isInLine: boolean }

/**
 * @param line a line break, and the indentation of the entries
 * @param fresh what is before a new entry
 */
export function arrangeLines(
  { texts, gaps, isInLine }: Lines,
  entries: readonly Entry[],
  line: string,
  fresh: string,
): string {
  const merged = (before: string, after: string, isLast: boolean) => {
    if (isLast) return isBlank(before) ? '' : before.trimEnd()
    if (isBlank(after)) return before
    return isBlank(before) ? after : before.trimEnd() + after
  }
  const result = gapsFor([...gaps, ''], entries, merged, fresh)
  const written = result.map((gap, index) => {
    const text = textOf(entries[index], texts)
    // Behind the dash, a comment would be another one's.
    return (index === 0 && isInLine && text.startsWith('#') ? line : gap) + text
  })
  return written.join('')
}

function textOf(entry: Entry | undefined, texts: readonly string[]): string {
  if (!entry) return ''
  return entry.text ?? texts[entry.from ?? -1] ?? ''
}

/** An entry in brackets: the comments in the lines above it, its text, and the comment behind it. */
type Item = { above: string; text: string; behind: string }

/** What is between two entries in brackets, as it is written, and without the comma and the comments of the entries. */
type Gap = { index?: number; raw: string; space: string }

/** Entries in brackets or braces. The last gap is before the closing bracket. */
type Brackets = { items: readonly Item[]; gaps: readonly Gap[]; hasLastComma: boolean }

/** @param gaps the texts before each entry and after the last one, such as `, # comment` and a line break */
export function bracketsOf(texts: readonly string[], gaps: readonly string[]): Brackets {
  const parts = gaps.map((raw, index) => {
    const isLast = index === texts.length
    // The comment behind the opening bracket is that of the list.
    const [behindAll = '', comma = '', behind = ''] =
      index === 0 ? [] : (/^([ \t]*,)?([ \t]*#[^\r\n]*)?/.exec(raw) ?? [])
    const rest = raw.slice(behind === '' ? comma.length : behindAll.length)
    const above = isLast ? '' : (/(?<=\n[ \t]*)(?:#[^\n]*\n[ \t]*)+$/.exec(rest)?.[0] ?? '')
    const space = rest.slice(0, rest.length - above.length).replace(/^((?:\s|#[^\n]*\n)*),/, '$1')
    return { raw, behind, above, space, hasComma: raw.replaceAll(/#[^\n]*/g, '').includes(',') }
  })
  return {
    items: texts.map((text, index) => {
      return { text, above: parts[index]?.above ?? '', behind: parts[index + 1]?.behind ?? '' }
    }),
    gaps: parts.map(({ raw, space }, index) => ({ index, raw, space })),
    hasLastComma: texts.length > 0 && parts.at(-1)?.hasComma === true,
  }
}

/**
 * @param indent of entries in lines of their own
 * @param fits whether a text of entries has its place before the closing bracket; if it has not, it is continued in another line
 */
export function arrangeBrackets(
  { items, gaps, hasLastComma }: Brackets,
  entries: readonly Entry[],
  indent: string,
  fits: (text: string) => boolean = () => true,
): string {
  const line = `\n${indent}`
  const inner = gaps.slice(1, -1)
  const areLines = [...(inner.length > 0 ? inner : gaps.slice(0, 1))].every(({ space }) => space.includes('\n'))
  const merged = (before: Gap, after: Gap, isLast: boolean) => ({ raw: '', space: mergedSpace(before, after, isLast) })
  const fresh: Gap = { raw: '', space: areLines ? line : ' ' }
  const result = gapsFor<Gap>(gaps, entries, merged, fresh)
  const itemOf = (entry: Entry | undefined) => items[entry?.from ?? -1]

  const write = (isFilled: boolean) => {
    let written = ''
    for (const [index, gap] of result.entries()) {
      const [before, entry] = [entries[index - 1], entries[index]]
      const text = textOf(
        entry,
        items.map((item) => item.text),
      )
      const [behind, above] = [itemOf(before)?.behind ?? '', itemOf(entry)?.above ?? '']
      const comma = before && (entry ?? hasLastComma) ? ',' : ''
      const isAsBefore = gap.index !== undefined && isNeighbour(before, entry, gap.index, items.length)
      const needsLine = (behind !== '' || above !== '') && !gap.space.includes('\n')
      const between = isAsBefore ? gap.raw : `${comma}${behind}${needsLine ? line : gap.space}${above}`
      const isTooLong =
        isFilled && before && entry && !between.includes('\n') && !fits(`${written}${between}${text}${comma}`)
      written += (isTooLong ? `,${line}` : between) + text
    }
    return written
  }
  const plain = write(false)
  return fits(plain) ? plain : write(true)
}

/** Whether both entries at a gap are those that it was between. */
function isNeighbour(before: Entry | undefined, after: Entry | undefined, gap: number, count: number): boolean {
  return (gap === 0 ? !before : before?.from === gap - 1) && (gap === count ? !after : after?.from === gap)
}

function mergedSpace(before: Gap, after: Gap, isLast: boolean): string {
  const [one, other] = isLast ? [after, before] : [before, after]
  if (other.space.includes('#')) return before.space.trimEnd() + after.space
  const isFirst = before.index === 0
  return !isLast && !isFirst && !one.space.includes('\n') && other.space.includes('\n') ? other.space : one.space
}
