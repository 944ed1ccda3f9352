import { textsIn } from '../../generator/read/fields.ts'
import type { ContentFile } from '../../generator/read/read-content.ts'
import { type Build, resolveOf } from '../../model/fields/field.ts'
import { plainText } from '../../model/fields/rich-text.ts'
import { siteSchema } from '../../model/site-schema.ts'
import type { RichText } from '../../model/view.ts'
import type { EditableText } from '../protocol.ts'

/** The texts that a page shows, as it shows them: with the owner's name, typographic quotes and readable dates. */
export async function editableTexts({ source }: ContentFile): Promise<EditableText[]> {
  if (!source) return []
  // Only pictures, icons and files need the rest, and they are no texts.
  const build = { language: source.language, name: source.name } as Build
  const texts = textsIn(siteSchema, source).filter(({ meta }) => !meta.kind && !meta.isUrl)
  return Promise.all(
    texts.map(async ({ path, text, meta }) => {
      const shown: unknown = await resolveOf(meta)?.(text, build, [])
      return { path, raw: text, shown: shownAs(shown ?? text) }
    }),
  )
}

function shownAs(value: unknown): string {
  if (typeof value === 'string') return value
  const { text } = Object(value) as { text?: unknown } // a period, a date or a phone number
  return typeof text === 'string' ? text : plainText(value as RichText)
}
