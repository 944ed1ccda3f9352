import type { Mistake } from '../../generator/content/content-error.ts'
import type { Written } from '../../generator/content/parse-yaml.ts'
import type { Path } from '../../generator/content/place.ts'

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

export function warnAt({ file, placed }: Written, path: Path, message: string): Diagnostic {
  const mistake = placed({ path, message })
  return { severity: 'warning', place: placeOf(file, mistake), message: mistake.message }
}

export function errorOf(file: string, mistake: Mistake): Diagnostic {
  const { message, frame, help } = mistake
  const details = { ...(frame !== null && { frame }), ...(help !== undefined && { help }) }
  return { severity: 'error', place: placeOf(file, mistake), message, ...details }
}

function placeOf(file: string, { line, column }: Mistake): string {
  return line === 0 ? `${file}:` : `${file}:${line}:${column}`
}
