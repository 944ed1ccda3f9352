import type { Source } from './source/source.ts'
import { objectIn } from './values/parse-object.ts'

/** A format that people pass and no importer reads, and what its owner can do. */
type Unsupported = { name: string; accepts: (source: Source) => boolean; cure: string }

const AS_PDF = 'Pass it as a PDF, or export it as a JSON Resume: https://jsonresume.org/schema.'

export const UNSUPPORTED: readonly Unsupported[] = [
  {
    name: 'a Europass CV in XML',
    accepts: ({ text }) => isXml(text) && /\beuropass\b/i.test(text.slice(0, 5000)),
    cure: AS_PDF,
  },
  { name: 'HTML or another XML file', accepts: ({ text }) => isXml(text), cure: AS_PDF },
  {
    name: 'an OpenDocument text (.odt)',
    accepts: ({ files }) => files.has('mimetype') && files.has('content.xml'),
    cure: 'Save it as a PDF, or as a Word file (.docx).',
  },
  {
    name: 'a text in LaTeX',
    accepts: (source) =>
      /^[ \t]*\\(?:documentclass|begin\{)/m.test(source.text) && objectIn(source)?.['cv'] === undefined,
    cure: AS_PDF,
  },
]

function isXml(text: string): boolean {
  return /^\s*<[?!\w]/.test(text)
}
