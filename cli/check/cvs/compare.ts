import type { Fact } from './facts.ts'

/** A fact that a program does not find, and the text that it reads there instead. */
export type Unread = { fact: Fact; instead: string }

/** Characters of a text that are read instead. */
const SHOWN = 60

/** The facts that a text does not have, in their order and each as words of its own. */
export function unreadIn(text: string, facts: readonly Fact[], direction: 'ltr' | 'rtl' = 'ltr'): Unread[] {
  // Programs mirror brackets between words of two directions.
  const comparable = (each: string) => (direction === 'rtl' ? each.replaceAll(/ ?[()[\]] ?/g, ' ') : each)
  const read = plain(comparable(text))
  const unread: Unread[] = []
  let position = 0
  for (const fact of facts.filter(isComparable)) {
    const pattern = patternOf(comparable(fact.text))
    pattern.lastIndex = position
    if (pattern.test(read)) position = pattern.lastIndex
    else unread.push({ fact, instead: read.slice(position, position + SHOWN).trim() })
  }
  return unread
}

/** Programs differ in the place of Arabic vowels, which are marks on letters. */
function isComparable({ text }: Fact): boolean {
  return !/\p{Script=Arabic}\p{M}/u.test(text)
}

/** Without marks of direction. Programs differ in the order of Arabic letters that are joined, so the letters of a word are sorted. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\p{Script=Arabic}+/gu, (word) => Array.from(word).toSorted().join(''))
}

/** The text as whole words. Lines may break after hyphens and slashes, within long words, and beside East Asian characters. */
function patternOf(text: string): RegExp {
  const source = plain(text)
    .split(' ')
    .map((word) => {
      const isLong = word.length >= LONG
      const parts = Array.from(word, (character) => {
        const mayBreak = isLong || /[-/\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]/u.test(character)
        return character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&') + (mayBreak ? ' ?' : '')
      })
      return parts.join('')
    })
    .join(' ')
  return new RegExp(`(?<![\\p{L}\\p{N}@])${source}(?![\\p{L}\\p{N}@])`, 'gu')
}

/** The CV breaks words from this length on. */
const LONG = 32
