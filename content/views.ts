import { siteSchema } from '../model/site-schema.ts'
import { isUsable } from './catalogue-form.ts'
import { type Catalogue, translate, translatedTexts } from './catalogue.ts'
import type { Path } from './fields.ts'
import type { ContentFile } from './read-content.ts'

/**
 * What the rules look at. `written` is what the file says. `valid` is what the schema makes of it, such as "history" of "History"; what
 * it refuses is as it is written. `every language` has, after that, what each translation makes of content without errors, with the
 * mistakes at its pairs.
 */
export function viewsOf(content: ContentFile) {
  const valid = { ...content, value: content.source ?? asFarAsValid(content.value) }
  const translated = content.translations.flatMap((each) => translatedView(each, content))
  return { written: [content], valid: [valid], 'every language': [valid, ...translated] }
}

function asFarAsValid(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { shape } = siteSchema
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => {
    const accepted = Object.hasOwn(shape, name) ? shape[name as keyof typeof shape].safeParse(field) : undefined
    return [name, accepted?.success ? accepted.data : field]
  })
  return Object.fromEntries(fields)
}

function translatedView(catalogue: Catalogue, content: ContentFile): ContentFile[] {
  const { source: main } = content
  if (main === undefined || !isUsable(catalogue, main)) return []
  const texts = translatedTexts(main, catalogue)
  const pairAt = (path: Path) => texts.find((each) => path.every((step, at) => each.path[at] === step))?.pair
  const value = translate(main, catalogue)
  return [
    {
      ...content,
      value,
      source: siteSchema.safeParse(value).data,
      diagnose: (path, message, details) =>
        catalogue.diagnose(path, message, { ...details, offset: pairAt(path)?.offset ?? 0 }),
    },
  ]
}
