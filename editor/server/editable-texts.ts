import {
  type Catalogue,
  type ContentFile,
  textsIn,
  translate,
  translatedTexts,
  valueAt,
} from '../../content/content.ts'
import { type Build, resolveOf } from '../../model/fields/field.ts'
import { plainText } from '../../model/fields/rich-text.ts'
import { type Source, siteSchema } from '../../model/site-schema.ts'
import type { RichText } from '../../model/view.ts'
import { type EditableText, MAIN_FILE, type Path } from '../protocol.ts'

type Text = Omit<EditableText, 'revision'>

/** The texts that pages show, as they show them: with the owner's name, typographic quotes and readable dates. */
export async function editableTexts({ source, translations }: ContentFile): Promise<Text[]> {
  if (!source) return []
  const main = shownTexts(source).map(async ({ path, raw, shown }) => {
    return { language: source.language, file: MAIN_FILE, path, raw, old: raw, shown: await shown, place: path }
  })
  return Promise.all([...main, ...translations.flatMap((each) => editableIn(source, each))])
}

/** All texts that a catalogue can translate, also those that it does not have. The same text has the same translation everywhere. */
function editableIn(source: Source, catalogue: Catalogue): Promise<Text>[] {
  const { language, value } = catalogue
  const shown = new Map(shownTexts(translate(source, catalogue)).map((each) => [each.path.join('.'), each.shown]))
  const count = Array.isArray(value) ? value.length : 0
  return translatedTexts(source, catalogue).map(async ({ path, text, pair }) => {
    const place = path as Path
    const isNew = pair?.text !== text
    const written = pair && valueAt(value, [pair.index, language])
    const old = typeof written === 'string' && !isNew ? written : null
    return {
      language,
      file: `site.${language}.yaml`,
      path: isNew ? [count] : [pair?.index ?? count, language],
      raw: pair?.translation ?? '',
      old,
      shown: (await shown.get(place.join('.'))) ?? text,
      place,
      translates: { text, from: source.language, isNew, isToCheck: pair?.isToCheck === true },
    }
  })
}

type ShownText = { path: Path; raw: string; shown: Promise<string> }

function shownTexts(source: Source): ShownText[] {
  // Only pictures, icons, files and diagrams need the rest, and they are no texts of the page.
  const build = { language: source.language, name: source.name, now: new Date() } as Build
  const texts = textsIn(siteSchema, source).filter(
    ({ meta }) => !meta.kind && !meta.isUrl && meta.control !== 'diagram',
  )
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
