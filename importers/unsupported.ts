import type { Source } from './importer.ts'

/** A format that people pass and no importer reads, and what its owner can do. */
type Unsupported = { name: string; accepts: (source: Source) => boolean; cure: string }

const AS_JSON_RESUME = 'Export it as a JSON Resume, or copy it into one by hand: https://jsonresume.org/schema.'

export const UNSUPPORTED: readonly Unsupported[] = [
  {
    name: 'a Europass CV in XML',
    accepts: ({ text }) => isXml(text) && /\beuropass\b/i.test(text.slice(0, 5000)),
    cure: AS_JSON_RESUME,
  },
  { name: 'HTML or another XML file', accepts: ({ text }) => isXml(text), cure: AS_JSON_RESUME },
  {
    name: 'a résumé in the format FRESH',
    accepts: ({ text }) => /"format"\s*:\s*"FRESH@/.test(text),
    cure: 'Convert it to a JSON Resume, for example with HackMyResume (hackmyresume convert).',
  },
  { name: 'a Word document', accepts: ({ files }) => files.has('word/document.xml'), cure: AS_JSON_RESUME },
  {
    name: 'a text in LaTeX',
    accepts: ({ text }) => /^[ \t]*\\(?:documentclass|begin\{)/m.test(text),
    cure: AS_JSON_RESUME,
  },
]

function isXml(text: string): boolean {
  return /^\s*<[?!\w]/.test(text)
}
