/** The initials of a name: "AE" for Alex Example, "T" for Terraform. */
export function initialsOf(name: string): string {
  const words = wordsOf(name)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('')
}

/** Two or three letters for each name, all different as long as the letters of the names allow it. */
export function monogramsOf(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const monogram = candidatesFor(name).find((candidate) => !taken.has(candidate)) ?? initialsOf(name)
    taken.add(monogram)
    return monogram
  })
}

/** "SRE" for Site Reliability Engineering; "Te", then "Tr", "Tf" for Terraform, as chemists abbreviate elements. */
function candidatesFor(name: string): string[] {
  const words = wordsOf(name)
  const [first = '', ...letters] = Array.from(words.join(''))
  const pairs = letters.map((letter) => first.toLocaleUpperCase() + letter.toLocaleLowerCase())
  if (words.length < 2) return letters.length === 0 ? [first.toLocaleUpperCase()] : pairs
  const initials = words.map((word) => Array.from(word)[0] ?? '').join('')
  return [Array.from(initials).slice(0, 3).join('').toLocaleUpperCase(), ...pairs]
}

/** Letters and digits, and the signs of names such as C++ and C#. */
function wordsOf(name: string): string[] {
  return name.match(/[\p{L}\p{N}\p{M}+#]+/gu) ?? [name]
}
