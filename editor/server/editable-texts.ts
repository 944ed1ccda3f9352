import { type Catalogue, pairsIn, SAME, translatableTexts, translate } from '../../generator/read/catalogue.ts'
import { textsIn } from '../../generator/read/fields.ts'
import { valueAt } from '../../generator/read/position.ts'
import type { ContentFile } from '../../generator/read/read-content.ts'
import { type Build, resolveOf } from '../../model/fields/field.ts'
import { plainText } from '../../model/fields/rich-text.ts'
import { type Source, siteSchema } from '../../model/site-schema.ts'
import type { RichText } from '../../model/view.ts'
import { type EditableText, MAIN_FILE, type Path } from '../protocol.ts'

/** The texts that pages show, as they show them: with the owner's name, typographic quotes and readable dates. */
export async function editableTexts({ source, translations }: ContentFile): Promise<EditableText[]> {
  if (!source) return []
  const main = shownTexts(source).map(async ({ path, raw, shown }) => {
    return { language: source.language, file: MAIN_FILE, path, raw, old: raw, shown: await shown, place: path }
  })
  return Promise.all([...main, ...translations.flatMap((each) => translatedTexts(source, each))])
}

/** Those of a catalogue, in which the same text has the same translation everywhere. */
function translatedTexts(source: Source, catalogue: Catalogue): Promise<EditableText>[] {
  const { language, value } = catalogue
  const pairs = pairsIn(catalogue, source.language)
  const texts = translatableTexts(source)
  return shownTexts(translate(source, catalogue)).flatMap(({ path: place, shown }) => {
    const key = texts.find(({ path }) => path.join('.') === place.join('.'))?.text
    const index = pairs.findIndex(({ text }) => text === key)
    if (key === undefined || index < 0) return []
    const path = [index, language]
    const written = valueAt(value, path)
    const old = typeof written === 'string' ? written : null
    const raw = old?.trim() === SAME ? key : (old ?? '')
    return [shown.then((text) => ({ language, file: `site.${language}.yaml`, path, raw, old, shown: text, place }))]
  })
}

type ShownText = { path: Path; raw: string; shown: Promise<string> }

function shownTexts(source: Source): ShownText[] {
  // Only pictures, icons and files need the rest, and they are no texts.
  const build = { language: source.language, name: source.name, now: new Date() } as Build
  const texts = textsIn(siteSchema, source).filter(({ meta }) => !meta.kind && !meta.isUrl)
  return texts.map(({ path, text, meta }) => {
    return {
      path,
      raw: text,
      shown: Promise.resolve(resolveOf(meta)?.(text, build, [])).then((value) => shownAs(value ?? text)),
    }
  })
}

function shownAs(value: unknown): string {
  if (typeof value === 'string') return value
  const { text } = Object(value) as { text?: unknown } // a period, a date or a phone number
  return typeof text === 'string' ? text : plainText(value as RichText)
}
