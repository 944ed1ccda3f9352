import type { Source } from '../../model/content.ts'
import { siteSchema } from '../../model/schema/site-schema.ts'

/** Why a site can't have a translation into a language. */
export function languageProblem(language: string, main: Source): string | undefined {
  if (!siteSchema.shape.language.safeParse(language).success || !isKnownLanguage(language))
    return `"${language}" is no language code. Name a translation after its language, such as site.de.yaml, and any other file differently, such as site-old.yaml.`
  if (language === main.language)
    return `site.yaml is in this language already (language: ${language}). Choose another language for the translation.`
  if (main.companies?.organisations.some(({ path }) => path === `/${language}`))
    return `The page of an organisation has the address of this language (/${language}). Choose another path for it in site.yaml.`
  return undefined
}

/** Not "old" or "bak", although they have the form of a code. */
function isKnownLanguage(language: string): boolean {
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language) !== undefined
}
