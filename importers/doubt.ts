/**
 * The key for doubts of a group of fields: for each field that was read by a rule that can be wrong, its place in the source and
 * the text there. The content gets them as comments, which the owner deletes. No file can have this key.
 */
const DOUBTS = Symbol('doubts')

type Doubts = Readonly<Record<string, string>>
type WithDoubts = { readonly [DOUBTS]?: Doubts }

/** Characters of a text in a comment. */
const MAX_TEXT = 120

/** What is written in the comment, in one line: `page 1, "Jan 2021 to date"` */
export function cite(place: string, text: string): string {
  return quote(place, text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text)
}

/** The whole text and its place, in one line. */
export function quote(place: string, text: string): string {
  return `${place}, "${text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()}"`
}

/** Whether a text is one that `quote` returns. */
export function isQuote(text: string): boolean {
  return /^(?:page|paragraph) \d+, "/.test(text)
}

/** The group with the doubts that there are. */
export function withDoubts<Group extends object>(group: Group, doubts: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(doubts).filter(([, source]) => source !== undefined)
  return given.length === 0 ? group : { ...group, [DOUBTS]: Object.fromEntries(given) as Doubts } // undefined is left out
}

export function doubtsOf(group: unknown): Doubts {
  return (Object(group) as WithDoubts)[DOUBTS] ?? {} // any value can be read like this
}

/** The doubts of several fields in one comment. */
export function joinDoubts(group: unknown, fields: readonly string[]): string | undefined {
  const doubts = doubtsOf(group)
  const found = new Set(fields.flatMap((field) => doubts[field] ?? []))
  return found.size === 0 ? undefined : [...found].join('; ')
}
