import type { Headers, Rule } from './headers.ts'

/** What a host has to know of a built site. */
export type BuiltSite = {
  /** The headers of every file, and the same as rules by path, in which no header is twice for a file. */
  headers: Headers
  rules: readonly Rule[]
  /** The base path, with its trailing slash. */
  base: string
  /** The paths of all files. */
  files: readonly string[]
  /** The paths of the owner's own pages, to which the policy does not apply. */
  own: readonly string[]
}

/** The file in the folder of the site that a host, or several of them, reads. */
export type Host = { file: string; write: (site: BuiltSite) => string }
