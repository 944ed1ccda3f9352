import type { Diagnostic as ContentDiagnostic } from '../../generator/content/content-error.ts'
import type { ParsedContent } from '../../generator/content/parse-yaml.ts'
import type { Path } from '../../generator/content/position.ts'

/** A problem. An error has to be fixed; a warning is for the owner to decide. */
export type Diagnostic = {
  severity: 'error' | 'warning'
  /** A file with its line and column, such as `content/site.yaml:12:7`, or an empty text. */
  place: string
  message: string
  /** The line with a marker below it. */
  frame?: string
  /** The description of the field. */
  help?: string
}

/** The result of one group of checks. */
export type Check = { name: string; summary: string; diagnostics: Diagnostic[] }

/** A warning about the value at a path. */
export function warnAt({ file, diagnose }: ParsedContent, path: Path, message: string): Diagnostic {
  const { line, column, message: text } = diagnose({ path, message })
  return { severity: 'warning', place: `${file}:${line}:${column}`, message: text }
}

/** A mistake in the content as a problem. */
export function diagnosticOf(severity: Diagnostic['severity'], file: string, mistake: ContentDiagnostic): Diagnostic {
  const { line, column, message, frame, help } = mistake
  const place = line === 0 ? `${file}:` : `${file}:${line}:${column}`
  return { severity, place, message, ...(frame !== null && { frame }), ...(help !== undefined && { help }) }
}
