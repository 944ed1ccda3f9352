/** The initials of a person or a firm: "AE" for Alex Example, "KW" for Dr. Katarzyna Wiśniewska-Grønhaug, PMP. */
export function initialsOf(name: string): string {
  const [withoutDegrees = ''] = name.split(',')
  const words = withoutDegrees.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word) && !word.endsWith('.'))
  const [first = name, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last ?? ''].map((word) => Array.from(word)[0]?.toUpperCase() ?? '').join('')
}
