/** The initials of a person or a firm: "AE" for Alex Example, "KW" for Dr. Katarzyna Wiśniewska-Grønhaug, PMP. */
export function initialsOf(name: string): string {
  const [withoutDegrees = ''] = name.split(',')
  const words = withoutDegrees.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word) && !word.endsWith('.'))
  const [first = name, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  const letters = [first, last ?? ''].map((word) => Array.from(word.replace(/^ال(?=..)/, ''))[0]?.toUpperCase() ?? '')
  // Arabic letters side by side would be a word.
  return letters.join(/\p{Script=Arabic}/u.test(first) ? ' ' : '').trim()
}
