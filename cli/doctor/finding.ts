import type { Diagnostic } from '../../generator/content/content-error.ts'
import type { Issue, ParsedContent } from '../../generator/content/parse-yaml.ts'

/** Something to put right, with the place to do it. What fails is a problem; what could be better is advice. */
export type Finding = {
  level: 'problem' | 'advice'
  /** A file by its path in the project, or SITE_URL; line and column from 1, null where the whole of it is meant. */
  place: { file: string; line: number | null; column: number | null }
  message: string
  /** The line, with a mark under what is meant. */
  frame?: string
  /** What the field is for. */
  help?: string
}

/** What was found of one subject. The verdict says what was looked at, or why nothing was. */
export type Check = { name: string; verdict: string; findings: Finding[] }

/** Something found of a whole file. */
export function ofFile(file: string, level: Finding['level'], message: string): Finding {
  return { level, place: { file, line: null, column: null }, message }
}

/** Something found in the content, at its line. */
export function inContent(written: ParsedContent, level: Finding['level'], found: Issue): Finding {
  return ofMistake(written.file, level, written.diagnose(found))
}

export function ofMistake(file: string, level: Finding['level'], mistake: Diagnostic): Finding {
  const { line, column, message, frame, help } = mistake
  const place = line === 0 ? { file, line: null, column: null } : { file, line, column }
  return { level, place, message, ...(frame !== null && { frame }), ...(help !== undefined && { help }) }
}
