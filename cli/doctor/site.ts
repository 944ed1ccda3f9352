import { ContentError, type Diagnostic as ContentDiagnostic } from '../../generator/content/content-error.ts'
import { textsIn } from '../../generator/content/fields.ts'
import { parseContent } from '../../generator/content/parse-yaml.ts'
import { formatPath, type Path } from '../../generator/content/position.ts'
import { textOf } from '../../generator/content/read-content.ts'
import { siteSchema } from '../../model/schema/site-schema.ts'

/** A problem. An error has to be fixed; a warning is for the owner to decide. */
export type Diagnostic = {
  severity: 'error' | 'warning'
  /** A file or a value, such as `content/site.yaml:12:7 hero.headline`, or an empty text. */
  place: string
  message: string
  /** The line with a marker below it. */
  frame?: string
  /** The description of the field. */
  help?: string
}

/** The result of one group of checks. */
export type Check = { name: string; summary: string; diagnostics: Diagnostic[] }

export type Site = NonNullable<ReturnType<typeof readSite>>

/** Reads the content as far as possible, valid or not. Returns null if it is not YAML. */
export function readSite(root: string, folder: string) {
  try {
    const content = parseContent(textOf(root, folder), `${folder}/site.yaml`)
    const texts = textsIn(siteSchema, content.value)
    /** The text at a path such as `hero.headline`, or an empty text. */
    const textAt = (path: string) => texts.find((each) => formatPath(each.path) === path)?.text ?? ''
    const warn = (path: Path, message: string): Diagnostic =>
      diagnosticOf('warning', content.file, { ...content.diagnose({ path, message }), frame: null, help: undefined })
    return { root, folder, content, texts, textAt, warn }
  } catch (error) {
    if (error instanceof ContentError) return null
    throw error
  }
}

/** A mistake in the content as a problem. */
export function diagnosticOf(severity: Diagnostic['severity'], file: string, mistake: ContentDiagnostic): Diagnostic {
  const { line, column, path, message, frame, help } = mistake
  const field = formatPath(path)
  return {
    severity,
    place: `${line === 0 ? file : `${file}:${line}:${column}`} ${field}`.trimEnd(),
    message: field === '' ? message : message.slice(`${field}: `.length),
    ...(frame !== null && { frame }),
    ...(help !== undefined && { help }),
  }
}
