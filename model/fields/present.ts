import list from './present-words.json' with { type: 'json' }

/** What people write for the end of what is going on, in all languages. */
export const PRESENT_WORDS: readonly string[] = list.words.split(', ')

const longestFirst = PRESENT_WORDS.toSorted((a, b) => b.length - a.length)
const PRESENT = new RegExp(
  `^(?:${longestFirst.map((words) => words.replaceAll('.', String.raw`\.`).replaceAll(' ', '[ -]')).join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
)

/** Whether the end of a period begins with a word for today: "Present", "to-date" or "heute (80 %)". */
export function isPresent(end: string): boolean {
  return PRESENT.test(end)
}
