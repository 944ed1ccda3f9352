import { FORMATS } from '../../formats.mjs'
import type { Importer } from '../../importer.ts'
import { readResume } from '../../read-resume.ts'
import { textOf } from '../../source/line.ts'
import type { TextDocument } from '../../source/read-document.ts'
import { languageOfText } from '../../values/language-of-text.ts'
import { columnsOf } from './columns.ts'
import { readCv } from './cv.ts'

export const pdf = importerOf('pdf')
export const word = importerOf('word')

function importerOf(kind: TextDocument['kind']): Importer {
  return {
    ...FORMATS[kind],
    accepts: ({ document }) => document?.kind === kind,
    read({ document }, note) {
      const pages = document?.pages ?? []
      const links = pages.flatMap((page) => page.links ?? [])
      const { file, headings } = readCv(columnsOf(pages), { wraps: kind === 'pdf', links }, note)
      const language = languageOfText(pages.flatMap((page) => page.lines.map(textOf)).join('\n'))
      return readResume(file, note, { headings, language })
    },
  }
}
