import { OPTIONAL_TEXTS, uiStrings } from '../../model/interface-texts.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { BASE_LANGUAGES, interfaceTexts } from '../languages.ts'
import type { ContentFile } from '../read-content.ts'
import { mistakesIn } from '../texts.ts'

/** A language in which the project has no texts of the interface, and the owner wrote none. The CV has labels and years without them. */
export function interfaceLanguage(content: ContentFile): Diagnostic[] {
  const { ui } = Object(content.value) as { ui?: unknown }
  return mistakesIn(content, ({ field, text }) => (field === 'language' ? missingTexts(text, Object(ui)) : undefined))
}

function missingTexts(language: string, own: object): string | undefined {
  if (!/^[a-z]{2,3}(?:-|$)/.test(language)) return undefined
  const texts = { ...interfaceTexts(language), ...own }
  const needed = Object.keys(uiStrings.shape).filter((name) => !OPTIONAL_TEXTS.some((each) => each === name))
  const missing = needed.filter((name) => !Object.hasOwn(texts, name))
  const [base] = language.split('-')
  return missing.length === 0
    ? undefined
    : `vitafolio has no texts of the interface in "${base}", only in ${BASE_LANGUAGES.join(', ')}. Write them below \`ui:\`: ${missing.join(', ')}.`
}
