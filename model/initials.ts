/** The initials of a person or a firm: "AE" for Alex Example, "KW" for Dr. Katarzyna Wiśniewska-Grønhaug. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word) && !word.endsWith('.'))
  const [first = name, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last ?? ''].map((word) => Array.from(word)[0]?.toUpperCase() ?? '').join('')
}

/** One to three letters for each name, all different as far as the letters of the names allow. */
export function monogramsOf(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const monogram = candidatesFor(name).find((candidate) => !taken.has(candidate)) ?? initialsOf(name)
    taken.add(monogram)
    return monogram
  })
}

/** "SQL" as it is; "SRE" for Site Reliability Engineering; "Te", then "Tr", "Tf" for Terraform, as chemists abbreviate elements. */
function candidatesFor(name: string): string[] {
  if (/^\p{Lu}\S?\p{Lu}$|^\p{Lu}{2}$/u.test(name)) return [name, ...lettersOf(name)]
  return lettersOf(name)
}

function lettersOf(name: string): string[] {
  const words = wordsOf(name)
  const [first = '', ...letters] = Array.from(words.join(''))
  const pairs = letters.map((letter) => first.toUpperCase() + letter.toLowerCase())
  if (words.length < 2) return letters.length === 0 ? [first.toUpperCase()] : pairs
  const initials = words.map((word) => Array.from(word)[0] ?? '').join('')
  return [Array.from(initials).slice(0, 3).join('').toUpperCase(), ...pairs]
}

/** Letters and digits, and the characters of names such as C++ and C#. */
function wordsOf(name: string): string[] {
  return name.match(/[\p{L}\p{N}\p{M}+#]+/gu) ?? [name]
}
