import { LineCounter, parseDocument, type Document } from 'yaml'
import { siteSchema } from '../../model/schema/site-schema.ts'
import { frameOf } from './code-frame.ts'
import { ContentError, type Diagnostic } from './content-error.ts'
import { formatPath, offsetOf, type Path } from './position.ts'
import { helpAt } from './schema-at.ts'
import { yamlMistakesIn } from './yaml-errors.ts'

/** A mistake in the value at a path, or at an explicit `offset`. */
export type Issue = {
  path: Path
  message: string
  offset?: number
  /** No line shows the mistake, such as a missing top-level field. */
  hasNoLine?: boolean
  /** The command that solves this without a change of the content. */
  install?: string
}

/** Parsed content, valid or not, with the position of each value. */
export type ParsedContent = {
  file: string
  document: Document
  value: unknown
  /** Adds the position, the line and the description of the field. */
  diagnose: (issue: Issue) => Diagnostic
  /** Creates an error with all issues, in file order. */
  errorFor: (issues: readonly Issue[]) => ContentError
}

/**
 * @param file the file name in messages
 * @throws ContentError if the text is not valid YAML, or if its aliases expand too much
 */
export function parseContent(yaml: string, file: string): ParsedContent {
  const lines = yaml.split(/\r?\n/)
  const lineCounter = new LineCounter()
  // The timestamp tag detects unquoted dates, so that the message can name them.
  const document = parseDocument(yaml, { lineCounter, customTags: ['timestamp'], merge: false })
  const offsetIn = ({ offset, path }: Issue) => offset ?? offsetOf(document, path)

  const diagnose = (issue: Issue): Diagnostic => {
    const { path, message, hasNoLine, install } = issue
    const { line, col: column } = lineCounter.linePos(offsetIn(issue))
    return {
      line,
      column,
      path,
      message: path.length === 0 ? message : `${formatPath(path)}: ${message}`,
      frame: hasNoLine ? null : frameOf(lines[line - 1] ?? '', line, column),
      help: path.length === 0 ? undefined : helpAt(siteSchema, path),
      ...(install !== undefined && { install }),
    }
  }
  const errorFor = (issues: readonly Issue[]) =>
    new ContentError(file, issues.toSorted((a, b) => offsetIn(a) - offsetIn(b)).map(diagnose))

  const mistakes = yamlMistakesIn(document)
  if (mistakes.length > 0) throw errorFor(mistakes.map((mistake) => ({ ...mistake, path: [] })))
  try {
    return { file, document, value: document.toJS(), diagnose, errorFor }
  } catch {
    // Aliases can expand exponentially ("billion laughs").
    throw errorFor([{ offset: 0, path: [], message: 'Too many aliases (*name). Write the values out instead.' }])
  }
}
