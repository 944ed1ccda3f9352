import { LineCounter, parseDocument, type Document } from 'yaml'
import { siteSchema } from '../../model/schema/site-schema.ts'
import { frameOf } from './code-frame.ts'
import { ContentError, type Diagnostic } from './content-error.ts'
import { helpAt } from './fields.ts'
import { formatPath, offsetOf, type Path } from './position.ts'
import { excessIn, TOO_MANY_ALIASES, yamlMistakesIn } from './yaml-errors.ts'

/** In characters. The longest message lists all texts of the interface. */
const MAX_MESSAGE = 4000

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
 * @throws ContentError if the text is not valid YAML, has too many values, or if its aliases expand too much
 */
export function parseContent(yaml: string, file: string): ParsedContent {
  const lines = yaml.split(/\r?\n/)
  const lineCounter = new LineCounter()
  lineCounter.lineStarts = [0, ...Array.from(yaml.matchAll(/\n/g), ({ index }) => index + 1)]
  const excess = excessIn(yaml)
  // The timestamp tag detects unquoted dates, so that the message can name them.
  const document = parseDocument(excess ? '' : yaml, { customTags: ['timestamp'], merge: false })
  const offsetIn = ({ offset, path }: Issue) => offset ?? offsetOf(document, path)

  const diagnose = (issue: Issue): Diagnostic => {
    const { path, message, hasNoLine, install } = issue
    const { line, col: column } = lineCounter.linePos(offsetIn(issue))
    return {
      line,
      column,
      path,
      message: shortened(path.length === 0 ? message : `${formatPath(path)}: ${message}`),
      frame: hasNoLine ? null : frameOf(lines[line - 1] ?? '', line, column),
      help: path.length === 0 ? undefined : helpAt(siteSchema, path),
      ...(install !== undefined && { install }),
    }
  }
  const errorFor = (issues: readonly Issue[]) => {
    const located = issues.map((issue) => ({ ...issue, offset: offsetIn(issue) }))
    return new ContentError(file, located.toSorted((a, b) => a.offset - b.offset).map(diagnose))
  }

  const mistakes = excess ? [excess] : yamlMistakesIn(document)
  if (mistakes.length > 0) throw errorFor(mistakes.map((mistake) => ({ ...mistake, path: [] })))
  try {
    return { file, document, value: document.toJS(), diagnose, errorFor }
  } catch {
    // Aliases can expand exponentially ("billion laughs").
    throw errorFor([{ offset: 0, path: [], message: TOO_MANY_ALIASES }])
  }
}

/** Messages can name a value or a field that fills the file. */
function shortened(message: string): string {
  return message.length <= MAX_MESSAGE ? message : `${message.slice(0, MAX_MESSAGE)}…`
}
