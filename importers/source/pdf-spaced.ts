import type { Run } from './extract.mjs'

/** "P R O F I L", or one letter of it */
const SPACED = /^[\p{L}&]\p{M}*(?:\s[\p{L}&.,’'-]\p{M}*)*$/u
/** A shorter text can be a list of letters. */
const MIN_LETTERS = 4
/** In heights of a text. */
const WIDTHS = { narrow: 0.28, small: 0.52, capital: 0.68 }
const MAX_GAP = 4
/** The gap between words, compared with that between letters. */
const WORD_GAP = { times: 1.35, more: 0.2 }
/** Between two texts of several letters, which the file has apart. */
const APART = { times: 1.15, more: 0.1 }
const OTHER_TEXT = { times: 2.5, more: 1.2 }
const MAX_LETTER_GAP = 1.3
/** Closer texts are one. */
const BESIDE = 0.9

/** The runs of a row with texts as words whose letters are set with space between them */
export function joinSpacedLetters(row: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (let start = 0; start < row.length;) {
    const texts = spacedFrom(row.slice(start))
    joined.push(...(texts.length > 0 ? textsOf(texts) : row.slice(start, start + 1)))
    start += Math.max(1, texts.length)
  }
  return joined.map((run, index) => withStyle(run, row, joined[index - 1], joined[index + 1]))
}

/** A text of its own with space between its letters has a style as another font is. */
function withStyle(run: Run, row: readonly Run[], before: Run | undefined, after: Run | undefined): Run {
  const isAlone = (!before || gapOf(before, run) > BESIDE) && (!after || gapOf(run, after) > BESIDE)
  return row.includes(run) || !isAlone ? run : { ...run, font: `${run.font} spaced` }
}

/** The first runs if they are such letters, in one style and near each other. */
function spacedFrom(row: readonly Run[]): Run[] {
  const end = row.findIndex((run, index) => {
    const before = row[index - 1]
    const isFar = before !== undefined && (gapOf(before, run) > MAX_GAP || before.font !== run.font)
    return isFar || !SPACED.test(run.text) || Math.abs(run.size - (before ?? run).size) > 0.5
  })
  return row.slice(0, end < 0 ? row.length : end)
}

function textsOf(runs: readonly Run[]): Run[] {
  const letterGap = letterGapOf(runs)
  const isMore = (gap: number, { times, more }: typeof WORD_GAP) => gap > letterGap * times && gap > letterGap + more
  const texts: Run[][] = []
  for (const run of runs) {
    const before = texts.at(-1)?.at(-1)
    if (before === undefined || isMore(gapOf(before, run), OTHER_TEXT)) texts.push([run])
    else texts.at(-1)?.push(run)
  }
  return texts.flatMap((all) => {
    const [first] = all
    const last = all.at(-1)
    const count = all.reduce((sum, { text }) => sum + lettersOf(text).length, 0)
    if (first === undefined || last === undefined || count < MIN_LETTERS || letterGap > MAX_LETTER_GAP) return all
    const words = all.map((run, index) => {
      const before = all[index - 1]
      const areApart = before !== undefined && Math.min(before.text.length, run.text.length) > 1
      const isWord = before !== undefined && isMore(gapOf(before, run), areApart ? APART : WORD_GAP)
      return (isWord ? ' ' : '') + run.text.replaceAll(/\s/g, '')
    })
    return [{ ...first, text: words.join(''), width: last.x + last.width - first.x }]
  })
}

/** The gap between the letters of a word, in heights of the text: that within the runs, or the least between them. */
function letterGapOf(runs: readonly Run[]): number {
  const within = runs.filter(({ text }) => text.length > 1).map(gapWithin)
  if (within.length > 0) return Math.max(0, within.toSorted((a, b) => a - b)[Math.floor(within.length / 2)] ?? 0)
  return Math.min(...runs.slice(1).map((run, index) => gapOf(runs[index] ?? run, run)))
}

function gapWithin({ text, width, size }: Run): number {
  const letters = lettersOf(text)
  const widths = letters.map((letter) => {
    if (/[ijltfrI.,’'-]/u.test(letter)) return WIDTHS.narrow
    return letter === letter.toLowerCase() ? WIDTHS.small : WIDTHS.capital
  })
  return (width / size - widths.reduce((sum, each) => sum + each, 0)) / (letters.length - 1)
}

function lettersOf(text: string): string[] {
  return text.split(/\s/)
}

/** In heights of the text. */
function gapOf(before: Run, run: Run): number {
  return (run.x - before.x - before.width) / run.size
}
