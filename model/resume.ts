/**
 * How a field of a JSON Resume (https://jsonresume.org/schema) has the value of a field of the content. `prose` and `list` may
 * have links, and `prose` line breaks. `start` and `end` are the dates of a period, `first` is the only text of a list, `level` is a
 * text that no number is, `joined` are words with commas, and `link` is the first of several links.
 */
export type ResumeKind =
  | 'text'
  | 'level'
  | 'prose'
  | 'list'
  | 'words'
  | 'url'
  | 'date'
  | 'start'
  | 'end'
  | 'first'
  | 'joined'
  | 'link'

/** `from` is the field of the content; `aliases` are what older résumés, LinkedIn's tables and people call this one. */
export type ResumeField<From extends string = string> = {
  from: From
  kind: ResumeKind
  aliases?: readonly string[]
}

/** The entries of a list. `names` are the fields that can name an entry, the best one first. */
export type ResumeTable<From extends string = string> = {
  names: readonly string[]
  fields: Readonly<Record<string, ResumeField<From>>>
}

/** For entries that are no list of a résumé. */
export const NO_LIST = { names: [], fields: {} } as const

/** A list of a résumé. `aliases` are other names of it. */
export type ResumeList<From extends string = string> = ResumeTable<From> & { list: string; aliases?: readonly string[] }

/** The lists of the standard, in its order. It allows others in `meta` only. */
export const STANDARD_LISTS = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
] as const
