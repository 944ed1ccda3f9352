import type { Source } from '../../model/site-schema.ts'
import { ContentError, type Diagnostic, isError } from '../read/diagnostic.ts'
import type { ContentFile } from '../read/read-content.ts'
import { RULES } from './rules.ts'
import { isUnchangedSample } from './sample-content.ts'
import type { CheckOptions } from './site-url.ts'

/** Everything that is wrong with the content, in the order of its files and lines. */
export async function check(content: ContentFile, options: CheckOptions = {}): Promise<Diagnostic[]> {
  const isSample = isUnchangedSample(content)
  const rules = RULES.filter(
    ({ needs, isAdvice }) => !(needs === 'valid' && content.source === undefined) && !(isAdvice && isSample),
  )
  const found = await Promise.all(rules.map(async ({ find }) => find(content, options)))
  // What is about the folder, then site.yaml, then all other files.
  const rank = ({ file }: Diagnostic) => [content.name, content.file].indexOf(file) + 1 || 3
  const byFile = (a: Diagnostic, b: Diagnostic) => rank(a) - rank(b) || a.file.localeCompare(b.file)
  return found.flat().toSorted((a, b) => byFile(a, b) || a.line - b.line || a.column - b.column)
}

/**
 * The content, if it has no errors.
 * @throws ContentError with everything that was found
 */
export function acceptedSource({ source }: ContentFile, diagnostics: readonly Diagnostic[]): Source {
  if (source === undefined || diagnostics.some(isError)) throw new ContentError(diagnostics)
  return source
}
