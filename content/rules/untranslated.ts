import { nameOfLanguage } from '../../lib/language-name.ts'
import type { Source } from '../../model/site-schema.ts'
import { type Catalogue, translatedTexts } from '../catalogue.ts'
import type { CheckOptions } from '../check-options.ts'
import { type Diagnostic, ofWholeFile } from '../diagnostic.ts'
import { inCatalogues, mistakeFor } from '../in-catalogues.ts'
import { severityOf } from '../publication.ts'
import type { ContentFile } from '../read-content.ts'
import { storyFileOf } from '../stories.ts'

/** Texts and stories without a translation. Where the site may show the original instead, their number is enough. */
export function untranslated(content: ContentFile, options: CheckOptions): Diagnostic[] {
  const severity = severityOf('untranslated', content, options)
  return inCatalogues(content, (catalogue, source) => {
    const texts = textsWithout(catalogue, source)
    const stories = storiesWithout(content, catalogue.language)
    const total = texts.length + stories.length
    if (total === 0) return []
    if (severity === 'warning' && !options.isDetailed) {
      const count = total === 1 ? '1 text has' : `${total} texts have`
      const message = `${count} no translation, and ${nameOfLanguage(source.language)} is shown instead. npm run doctor lists them.`
      return [ofWholeFile(catalogue.file, message, severity)]
    }
    const { language, diagnose } = catalogue
    const open = texts.filter(({ offset }) => offset !== undefined)
    const absent = texts.filter(({ offset }) => offset === undefined)
    return [
      ...mistakeFor(open, catalogue, severity, (them, have, each) => {
        return `${them} ${have} no translation. Write ${each} after "${language}:".`
      }),
      ...mistakeFor(absent, catalogue, severity, (them, have) => {
        const added = have === 'has' ? 'the text' : 'the texts'
        return `${them} ${have} no translation. Run npx vitafolio translate ${language} to add ${added}.`
      }),
      ...stories.map((message) => diagnose([], message, { severity })),
    ]
  })
}

/** Each once; those that the catalogue has with their place in it. */
function textsWithout(catalogue: Catalogue, source: Source): { text: string; offset: number | undefined }[] {
  const without = translatedTexts(source, catalogue).filter(({ pair }) => !pair?.translation)
  const offsets = new Map(without.map(({ text, pair }) => [text, pair?.offset]))
  return Array.from(offsets, ([text, offset]) => ({ text, offset }))
}

function storiesWithout({ stories, name }: ContentFile, language: string): string[] {
  const ids = new Set(stories.filter((each) => each.language === language).map(({ id }) => id))
  return stories
    .filter((each) => each.language === undefined && !ids.has(each.id))
    .map(({ id, path }) => `${path} has no translation. Write it in ${name}/${storyFileOf(id, language)}.`)
}
