/** Degrees and suffixes, which people write after their name without a comma, too. */
const POST_NOMINAL =
  /^(?:[BM](?:Sc|Eng|Tech|Phil|Arch|Ed)|[DM]?PhD|DPhil|MBA|MD|MA|BA|MS|BS|PE|PMP|CPA|CISSP|CK(?:A|AD|S)|LL[BM]|[JS]r|I{2,3}|IV)$/

/** The initials of a person or a firm: "AE" for Alex Example, "KW" for Dr. Katarzyna Wiśniewska-Grønhaug, PMP. */
export function initialsOf(name: string): string {
  const [withoutDegrees = ''] = name.split(',')
  const words = withoutDegrees.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word) && !word.endsWith('.'))
  while (words.length > 2 && POST_NOMINAL.test(words.at(-1)?.replaceAll('.', '') ?? '')) words.pop()
  const [first = name, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const letters = [first, last ?? ''].map((word) => Array.from(word.replace(/^ال(?=..)/, ''))[0]?.toUpperCase() ?? '')
  // Arabic letters side by side would be a word.
  return letters.join(/\p{Script=Arabic}/u.test(first) ? ' ' : '').trim()
}
