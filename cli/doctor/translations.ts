import { ContentError } from '../../generator/content/content-error.ts'
import { textsIn } from '../../generator/content/fields.ts'
import { formatPath } from '../../generator/content/position.ts'
import { readTranslations, type Translation } from '../../generator/content/read-translations.ts'
import type { Source } from '../../model/content.ts'
import { siteSchema } from '../../model/schema/site-schema.ts'
import { translationSchema } from '../../model/schema/translation.ts'
import { diagnosticOf, type Diagnostic } from './site.ts'

/** Shorter texts are often the same in two languages. */
const MIN_WORDS = 4

/** Texts that a further language lacks, or has in the main language. */
export function checkTranslations(root: string, folder: string, source: Source) {
  try {
    const translations = readTranslations(root, folder, source)
    const summary = translations.map(({ language }) => language).join(', ') || 'none'
    return {
      summary,
      diagnostics: translations.flatMap((each) => [...missingIn(each), ...untranslatedIn(each, source)]),
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const { file, diagnostics } = error
    return { summary: file, diagnostics: diagnostics.map((each) => diagnosticOf('error', file, each)) }
  }
}

function missingIn({ content, missing }: Translation): Diagnostic[] {
  return missing.map(({ path, text }) => {
    const message = `The text "${shortened(text)}" is missing, and shown in the main language. Translate it.`
    return diagnosticOf('warning', content.file, {
      ...content.diagnose({ path, message }),
      frame: null,
      help: undefined,
    })
  })
}

/** Texts as `npm run translate` writes them. */
function untranslatedIn({ content, language }: Translation, source: Source): Diagnostic[] {
  const main = new Set(textsIn(siteSchema, source).map(({ text }) => text))
  const same = textsIn(translationSchema, content.value).filter(
    ({ text }) => main.has(text) && text.split(/\s+/).length >= MIN_WORDS,
  )
  const [first] = same
  if (!first) return []
  const places = same.map(({ path }) => formatPath(path)).join(', ')
  const message = `${same.length} ${same.length === 1 ? 'text is' : 'texts are'} the same as in site.yaml: ${places}. Translate to ${language}.`
  return [
    diagnosticOf('warning', content.file, {
      ...content.diagnose({ path: first.path, message }),
      frame: null,
      help: undefined,
    }),
  ]
}

function shortened(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60).replace(/\s+\S*$/, '')} …`
}
