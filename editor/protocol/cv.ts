import type { Path } from '../protocol.ts'

/** A CV as it is printed now. Without a file, the site has none. */
export type CvPages =
  | { problem: string }
  | { languages: readonly CvLanguage[]; file?: undefined }
  | {
      languages: readonly CvLanguage[]
      /** The code of its own. */
      language: string
      /** Its path without its extension: `de/cv-platform`. */
      file: string
      /** By which its files and texts are asked for. Equal pages have the same. */
      key: string
      pages: number
      limit?: number
      /** The names of its sections, and those that a CV has without a list of its own. */
      sections: readonly string[]
      usualSections: readonly string[]
      /** What it lacks for the limit of pages: the end of a text, a highlight, or an entry. */
      left: readonly { kind: 'text' | 'highlight' | 'entry'; name: string; path: Path }[]
    }

export type CvLanguage = { code: string; name: string }

/** What programs do not find in a CV, and the field that has it. */
export type Unread = { text: string; path?: Path }

/** What is on the pages of a CV, in points from the top left corner of the page, and what programs read of it. */
export type CvTexts = {
  read: readonly string[]
  unread: readonly Unread[]
  pages: readonly { width: number; height: number; texts: readonly CvText[] }[]
}

export type CvText = { text: string; x: number; top: number; width: number; height: number; path: Path }

/** The letters, with the CV that each names, and the folders of those that git would publish. */
export type Letters = { letters: readonly { name: string; variant?: string }[]; open: readonly string[] }

/** The file of a letter, and its fields and its text if it has a head that can be read. */
export type Letter =
  | { text: string | null; head?: undefined }
  | { text: string; head: Readonly<Record<string, string>>; body: string }

/** Equal pages have the same key. */
export type LetterPages = { key: string } | { problem: string } | { isEmpty: true }
