import { parse, stringify } from 'yaml'
import { valueAt } from '../../content/content.ts'
import { fullSizeAt } from '../../generator/images/image-slots.ts'
import { type Field, fieldsOfSite } from './json-schema.ts'

/** `docs/fields.md` is written by hand above this line and generated below it. */
const MARKER =
  '<!-- Generated from model/, sample/site.yaml and tests/contents/full/site.yaml. To update it, run `npm run schema`. -->'

/**
 * Replaces the generated part of `docs/fields.md`.
 * @param examples contents; later ones have the fields that earlier ones lack
 */
export function updateReference(page: string, examples: readonly string[]): string {
  const [introduction = ''] = page.split(MARKER)
  const content = examples.map((yaml): unknown => parse(yaml)).reduce(combined)
  return `${introduction}${MARKER}\n\n## All fields\n\n${partsOf('', fieldsOfSite(), content).join('\n\n')}\n`
}

function combined(first: unknown, second: unknown): unknown {
  if (Array.isArray(first) && Array.isArray(second)) return [...(first as unknown[]), ...(second as unknown[])]
  if (typeof first !== 'object' || typeof second !== 'object' || first === null || second === null)
    return first ?? second
  const names = new Set([...Object.keys(first), ...Object.keys(second)])
  return Object.fromEntries(
    Array.from(names, (name) => [name, combined(valueAt(first, [name]), valueAt(second, [name]))]),
  )
}

/** Describes fields as Markdown: a section for each group of fields, with an example from the contents. */
function partsOf(path: string, group: Field, example: unknown): string[] {
  const fields = Object.entries(group.properties ?? {}).map(([name, field]) => ({
    field,
    path: path === '' ? name : `${path}.${name}`,
    value: valueAt(example, [name]),
    start: `- **\`${name}\`** (${group.required?.includes(name) ? 'required' : 'optional'}`,
  }))
  const list = fields.map(
    ({ start, field, path: own }) =>
      `${start}: ${typeOf(field, own)}): ${[field.description, ...choicesOf(field)].join(' ')}`,
  )
  const subsections = fields.flatMap(({ field, path: below, value }) => {
    const inner = groupIn(field)
    if (inner === undefined) return []
    const name = field.items ? `${below}[]` : below
    const heading = `${'#'.repeat(Math.min(4, name.split('.').length + 1))} \`${name}\``
    return [heading, field.description ?? '', ...partsOf(name, inner, field.items ? fullestOf(value) : value)]
  })
  return [list.join('\n'), ...exampleOf(path, group, example), ...subsections]
}

/**
 * The field itself, or the items of a list, if they have fields: those of the last kind, if there are several. To the owner, a
 * picture or an animation is one field.
 */
function groupIn(field: Field): Field | undefined {
  const group = fieldsOrFalse(field) ?? field.items?.oneOf?.at(-1) ?? field.items ?? field
  return group.properties && !('file' in group.properties || 'src' in group.properties) ? group : undefined
}

/** The group of a field that is a group of fields or `false`. */
function fieldsOrFalse({ anyOf }: Field): Field | undefined {
  return anyOf?.some((option) => option.const === false) ? anyOf.find(({ properties }) => properties) : undefined
}

const TYPES: Readonly<Record<string, string>> = { boolean: '`true` or `false`', integer: 'number' }

function typeOf(field: Field, path: string): string {
  const { items, properties, slots, kind, expects, hasLinks, printedInCv } = field
  if (fieldsOrFalse(field)) return `[fields](#${anchorOf(path)}) or \`false\``
  if (groupIn(field)) return items ? `list of [items](#${anchorOf(path)})` : `[fields](#${anchorOf(path)})`
  if (items) return `list of ${typeOf(items, path)}`
  if (properties && slots) {
    const width = Math.max(...slots.map((slot) => fullSizeAt(slot, { width: 1, height: 1 }).width))
    return `[picture](#pictures), ideally ${width} pixels wide`
  }
  if (properties) return '[animation](#animation-files)'
  if (kind === 'skillIcon') return '[icon](#icons)'
  if (kind === 'icon') return '[single-colour icon](#icons)'
  const text =
    field.enum?.map((value) => `\`${value}\``).join(' or ') ??
    expects ??
    (hasLinks ? '[text with links](#links-in-texts)' : undefined) ??
    TYPES[field.type ?? ''] ??
    'text'
  return printedInCv ? `${text}, printed in the CV` : text
}

/** A sentence for each value. */
function choicesOf({ enum: values = [], enumDescriptions = [] }: Field): string[] {
  return enumDescriptions.map((about, index) => {
    return `\`${values[index]}\`${index === 0 ? ' (the default)' : ''}: ${about}`
  })
}

/** The fields of the group without its subgroups, or a whole list item. Groups inside of a list item need no example. */
function exampleOf(path: string, group: Field, example: unknown): string[] {
  if (/\[\]\./.test(path)) return []
  const isItem = path.endsWith('[]')
  const own = Object.entries(group.properties ?? {}).filter(([, field]) => isItem || !groupIn(field))
  const fields = Object.fromEntries(own.map(([name]) => [name, valueAt(example, [name])]))
  const name = /(\w+)(?:\[\])?$/.exec(path)?.[1]
  const value = name === undefined ? fields : { [name]: isItem ? [fields] : fields }
  return [
    `\`\`\`yaml\n${stringify(value, shortened, { lineWidth: 0, singleQuote: true, customTags: ['timestamp'] })}\`\`\``,
  ]
}

const MAX_LENGTH = 80

/** Texts are cut at a space, so that each takes one line. */
function shortened(_: unknown, value: unknown): unknown {
  const isLong = typeof value === 'string' && value.length > MAX_LENGTH
  return isLong ? `${value.slice(0, MAX_LENGTH).replace(/\W+\w*$/, '')} …` : value
}

/** The anchor that GitHub gives to a heading. */
function anchorOf(heading: string): string {
  return heading.toLowerCase().replace(/[^\w\s-]/g, '')
}

/** The item with the most fields shows the optional fields as well. */
function fullestOf(list: unknown): unknown {
  const items: unknown[] = Array.isArray(list) ? list : []
  return items.toSorted((a, b) => Object.keys(Object(b)).length - Object.keys(Object(a)).length)[0]
}
