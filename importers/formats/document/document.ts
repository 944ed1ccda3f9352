import { FORMATS } from '../../formats.mjs'
import type { Importer } from '../../importer.ts'
import { readResume } from '../../read-resume.ts'
import type { TextDocument } from '../../source/read-document.ts'
import { columnsOf } from './columns.ts'
import { readCv } from './cv.ts'

export const pdf = importerOf('pdf')
export const word = importerOf('word')

function importerOf(kind: TextDocument['kind']): Importer {
  return {
    ...FORMATS[kind],
    accepts: ({ document }) => document?.kind === kind,
    read({ document }, note) {
      const { file, headings } = readCv(columnsOf(document?.pages ?? []), { wraps: kind === 'pdf' }, note)
      return readResume(file, note, { headings })
    },
  }
}
