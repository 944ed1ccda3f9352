import { z } from 'zod'
import type { Source } from '../../model/content.ts'
import { translationSchema } from '../../model/schema/translation.ts'
import type { Issue } from './parse-yaml.ts'
import { formatPath, type Path } from './position.ts'
import { shapeOf } from './schema-at.ts'

/** A text of the main language that a translation lacks. Names and figures are the same in both. */
export type MissingText = { path: Path; text: string }

/** The main content with the texts of a translation, and the texts that it lacks. */
export function translate(
  source: Source,
  translation: unknown,
  language: string,
): { source: Source; missing: MissingText[] } {
  const missing: MissingText[] = []

  function merge(schema: z.core.$ZodType | undefined, main: unknown, translated: unknown, path: Path): unknown {
    const plain = schema instanceof z.ZodOptional ? schema.unwrap() : schema
    if (plain === undefined || main === undefined) return main
    if (Array.isArray(main)) {
      const element = plain instanceof z.ZodArray ? plain.element : undefined
      const items: unknown[] = Array.isArray(translated) ? translated : []
      return main.map((item, index) => merge(element, item, items[index], [...path, index]))
    }
    if (typeof main === 'object' && main !== null && plain instanceof z.ZodObject) {
      const fields = Object.entries(main).map(([name, value]) => {
        const { [name]: own } = Object(translated) as Record<string, unknown> // any value can be read like this
        return [name, merge(shapeOf(plain)[name], value, own, [...path, name])]
      })
      return Object.fromEntries(fields)
    }
    if (translated !== undefined) return translated
    if (typeof main === 'string' && main !== source.name && /\p{L}/u.test(main)) missing.push({ path, text: main })
    return main
  }

  // The texts of the interface are not those of the main language.
  const { ui: _ui, ...content } = source
  const { ui } = Object(translation) as Pick<Source, 'ui'> // checked
  const merged = merge(translationSchema, content, translation, []) as Source // the same fields
  return { source: { ...merged, language, ...(ui && { ui }) }, missing }
}

/** The texts of the main content, in the structure of a translation. */
export function textsToTranslate({ ui: _ui, ...source }: Source): unknown {
  const textsOf = (schema: z.core.$ZodType | undefined, value: unknown): unknown => {
    if (schema instanceof z.ZodOptional) return textsOf(schema.unwrap(), value)
    if (schema instanceof z.ZodArray && Array.isArray(value)) return value.map((item) => textsOf(schema.element, item))
    if (!(schema instanceof z.ZodObject)) return value
    const record = Object(value) as Record<string, unknown> // valid content has a group of fields here
    const fields = Object.entries(record).filter(([name]) => Object.hasOwn(shapeOf(schema), name))
    return Object.fromEntries(fields.map(([name, field]) => [name, textsOf(shapeOf(schema)[name], field)]))
  }
  return textsOf(translationSchema, source)
}

/** Lists are matched by position, so each has as many items as in the main content. */
export function lengthIssues(main: unknown, translation: unknown, mainFile: string, path: Path = []): Issue[] {
  if (Array.isArray(translation)) {
    const items: unknown[] = Array.isArray(main) ? main : []
    if (items.length !== translation.length) {
      const message = `This list has ${translation.length} items, and ${formatPath(path)} in ${mainFile} has ${items.length}. Write one item for each, in the same order.`
      return [{ path, message }]
    }
    return translation.flatMap((item, index) => lengthIssues(items[index], item, mainFile, [...path, index]))
  }
  if (typeof translation !== 'object' || translation === null) return []
  return Object.entries(translation).flatMap(([name, value]) => {
    const { [name]: own } = Object(main) as Record<string, unknown> // any value can be read like this
    const at = [...path, name]
    if (at[0] === 'ui') return []
    if (own !== undefined) return lengthIssues(own, value, mainFile, at)
    return [{ path: at, message: `${mainFile} has no ${formatPath(at)}. Add it there first, or remove it here.` }]
  })
}
