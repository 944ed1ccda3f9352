import words from './function-words.json' with { type: 'json' }

/** Scripts that one of these languages has alone. */
const SCRIPTS: readonly [language: string, script: RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['th', /\p{Script=Thai}/gu],
]
/** Part of the letters of a text in another script. */
const MUCH = 0.2
/** Small words that a text has in its language, and how many more than in any other. */
const MIN_WORDS = 8
const MORE = 1.3

const WORDS = Object.entries(words).map(([language, list]) => ({ language, words: new Set(list.split(', ')) }))

/** Small words that make a language likely. */
const FEW_WORDS = 3

/** The language that a text is in by its small words or its script, if they tell; with `isLikely`, also if few of them do. */
export function languageOfText(text: string, isLikely = false): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const scripted = SCRIPTS.find(([, script]) => (text.match(script)?.length ?? 0) > letters * MUCH)
  if (scripted) return scripted[0]
  const written = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = WORDS.map((each) => ({ ...each, count: written.filter((word) => each.words.has(word)).length }))
  const [best, next] = counts.toSorted((a, b) => b.count - a.count)
  if (best === undefined || best.count < (isLikely ? FEW_WORDS : MIN_WORDS) || best.count < (next?.count ?? 0) * MORE)
    return undefined
  return best.language
}
