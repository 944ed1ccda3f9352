import type { Source } from '../model/site-schema.ts'
import type { CheckOptions } from './check-options.ts'
import { ContentError, type Diagnostic, isError } from './diagnostic.ts'
import type { ContentFile } from './read-content.ts'
import { type Rule, type RuleName, RULES } from './rules/index.ts'
import { isUnchangedSample } from './sample.ts'
import { viewsOf } from './views.ts'

/** A diagnostic, and the rule that found it. */
export type Mistake = Diagnostic & { rule: RuleName }

/** Everything that is wrong with the content, in the order of its files and lines. */
export async function check(content: ContentFile, options: CheckOptions = {}): Promise<Mistake[]> {
  const isSample = isUnchangedSample(content)
  const views = viewsOf(content)
  const names = Object.keys(RULES) as RuleName[] // they are its only keys
  const found = names.map(async (rule): Promise<Mistake[]> => {
    const { of, find, waits, isAdvice }: Rule = RULES[rule]
    if ((waits && content.source === undefined) || (isAdvice && isSample)) return []
    const ofViews = await Promise.all(views[of].map(async (view) => find(view, options)))
    return ofViews.flat().map((each) => ({ ...each, rule }))
  })
  // What is about the folder, then site.yaml, then all other files.
  const rank = ({ file }: Diagnostic) => [content.name, content.file].indexOf(file) + 1 || 3
  const byFile = (a: Diagnostic, b: Diagnostic) => rank(a) - rank(b) || a.file.localeCompare(b.file)
  const all = (await Promise.all(found)).flat()
  return all.toSorted((a, b) => byFile(a, b) || a.line - b.line || a.column - b.column)
}

/**
 * The content, if it has no errors.
 * @throws ContentError with everything that was found
 */
export function acceptedSource({ source }: ContentFile, diagnostics: readonly Diagnostic[]): Source {
  if (source === undefined || diagnostics.some(isError)) throw new ContentError(diagnostics)
  return source
}
