import { Document, isNode, stringify } from 'yaml'
import { z } from 'zod'
import {
  type ContentFile,
  doubtsIn,
  formatPath,
  isWithin,
  projectIdsIn,
  readContent,
  storyFileOf,
  textsIn,
  translatedTexts,
  valueAt,
} from '../../content/content.ts'
import { MAIN_FILE, type Path } from '../../editor/protocol.ts'
import { UserError } from '../../lib/user-error.ts'
import { nameOf } from '../../model/define-section.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { fieldAt, parsePath } from './path.ts'
import { assertReadable, placeOf, translationIn } from './place.ts'

type Options = { language?: string | undefined; fields?: boolean | undefined; find?: string | undefined }

/**
 * Prints a value of the content: without a path, what there is.
 * @param folder the content folder, absolute or relative to `root`
 */
export function get(root: string, folder: string, [text]: readonly string[], { language, fields, find }: Options) {
  const content = readContent(root, folder)
  assertReadable(content)
  if (find !== undefined) return placesOf(content, find)
  const path = text === undefined ? [] : parsePath(text)
  const field = fieldAt(content, path)
  if (fields) return fieldsOf(content, path, field)
  if (language !== undefined && path.length === 0) return textsOf(content, language)
  const { file, path: at, value, translates } = placeOf(content, path, language)
  const name = formatPath(path)
  if (value === undefined)
    throw new UserError(
      language === undefined
        ? `${name}: There is no value yet. vitafolio set ${name} VALUE writes one.`
        : `${name}: There is no translation yet. vitafolio set ${name} TEXT --language ${language} writes it.`,
    )
  const written = file === MAIN_FILE ? content : translationOf(content, file)
  const doubts = (written ? doubtsIn(written) : []).flatMap((each) =>
    isWithin(each.path, at) ? [{ path: formatPath(each.path), source: each.source }] : [],
  )
  return {
    text: path.length === 0 ? outlineOf(content) : yamlOf(written, at, value),
    path: name,
    file: `${content.name}/${file}`,
    value,
    ...(translates !== undefined && { translates }),
    ...helpOf(field),
    ...(doubts.length > 0 && { doubts }),
  }
}

const translationOf = ({ translations }: ContentFile, file: string) =>
  translations.find(({ language }) => file === `site.${language}.yaml`)

function helpOf(field: z.core.$ZodType) {
  const help = z.globalRegistry.get(field)?.description
  return help === undefined ? {} : { help }
}

/** A text as it is, and a group or list as the file has it, with its comments. */
function yamlOf(content: Pick<ContentFile, 'document'> | undefined, path: Path, value: unknown): string {
  if (typeof value === 'string') return value.trimEnd()
  const node = content?.document.getIn(path, true)
  try {
    if (isNode(node)) return new Document(node).toString({ lineWidth: 0 }).trimEnd()
  } catch {
    // It refers to a value elsewhere in the file.
  }
  return stringify(value, { lineWidth: 0 }).trimEnd()
}

/** Every field at the top, its value or the names of its fields, and every entry of its lists. */
function outlineOf({ value }: ContentFile): string {
  return Object.entries(Object(value) as object)
    .flatMap(([name, field]) => [`${name}: ${shortOf(field)}`, ...entriesIn(field, [name])])
    .join('\n')
}

function shortOf(value: unknown): string {
  if (Array.isArray(value)) return `list of ${value.length}`
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, field]) => (Array.isArray(field) ? `${name} (list of ${field.length})` : name))
    .join(', ')
}

function entriesIn(value: unknown, path: Path): string[] {
  const lists = Array.isArray(value) ? [path] : Object.keys(Object(value) as object).map((name) => [...path, name])
  return lists.flatMap((at) => {
    const list = Array.isArray(value) ? value : valueAt(value, at.slice(path.length))
    if (!Array.isArray(list)) return []
    return list.map((entry: unknown, index) => `  ${formatPath([...at, index])}: ${titleOf(entry)}`)
  })
}

const NAMES = ['title', 'name', 'role', 'degree', 'label', 'institution', 'organisation', 'text', 'network']

const titleOf = (entry: unknown) =>
  typeof entry === 'object' && entry !== null ? nameOf(entry as Record<string, unknown>, NAMES) : String(entry)

/** The paths of all texts that contain one, also of stories. */
function placesOf({ value, stories }: ContentFile, wanted: string) {
  const isFound = ({ text }: { text: string }) => text.toLowerCase().includes(wanted.toLowerCase())
  const inSite = textsIn(siteSchema, value).map(({ path, text }) => ({ path: formatPath(path), text }))
  const ids = projectIdsIn(value)
  const inStories = stories.flatMap(({ path, text }) => {
    const index = ids.findIndex((id) => id !== undefined && storyFileOf(id) === path)
    return index < 0 ? [] : [{ path: `gallery.projects[${index}].story`, text }]
  })
  const texts = [...inSite, ...inStories].filter(isFound)
  const lines = texts.map(
    ({ path, text }) => `${path}: ${text.split('\n').find((line) => isFound({ text: line })) ?? text}`,
  )
  return { text: lines.join('\n') || `No text contains "${wanted}".`, find: wanted, texts }
}

/** Every text that is translated, once, and its translation. */
function textsOf(content: ContentFile, language: string) {
  const { source, catalogue } = translationIn(content, language)
  const first = new Map(
    translatedTexts(source, catalogue)
      .map((each) => [each.text, each] as const)
      .toReversed(),
  )
  const texts = [...first.values()].toReversed().map(({ path, text, pair }) => ({
    path: formatPath(path),
    text,
    translation: pair?.translation ?? '',
    state: !pair?.translation ? 'missing' : pair.isToCheck ? 'check' : 'translated',
  }))
  const lines = texts.map(
    (each) => `${each.state}  ${each.path}: ${each.text}${each.translation && `\n  = ${each.translation}`}`,
  )
  return { text: lines.join('\n'), language, file: `${content.name}/site.${language}.yaml`, texts }
}

/** What z.toJSONSchema says of a field. */
type JsonField = {
  type?: string
  description?: string
  expects?: string
  enum?: readonly unknown[]
  const?: unknown
  properties?: Record<string, JsonField>
  required?: readonly string[]
  items?: JsonField
  anyOf?: readonly JsonField[]
  oneOf?: readonly JsonField[]
}

/** The fields that a group, or an entry of a list, may have. */
function fieldsOf({ value, file }: ContentFile, path: Path, field: z.core.$ZodType) {
  const schema = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }) as JsonField
  const group = groupIn(schema)
  if (!group) throw new UserError(`${formatPath(path)}: This is a value without fields: ${typeOf(schema)}.`)
  const now = Object(valueAt(value, path)) as object
  const fields = Object.entries(group.properties ?? {}).map(([each, known]) => ({
    name: each,
    type: typeOf(known),
    isRequired: group.required?.includes(each) === true,
    isWritten: Object.hasOwn(now, each),
    help: known.description ?? '',
  }))
  const lines = fields.map(({ isRequired, isWritten, ...each }) => {
    const marks = [each.type, ...(isRequired ? ['required'] : []), ...(isWritten ? ['written'] : [])].join(', ')
    return `${each.name} (${marks}): ${each.help}`
  })
  return { text: lines.join('\n'), path: formatPath(path), file, fields }
}

/** The group that a field is, or whose entries it lists. */
function groupIn(schema: JsonField): JsonField | undefined {
  if (schema.properties) return schema
  return [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
    .flatMap((each) => (each ? [groupIn(each)] : []))
    .find((each) => each !== undefined)
}

function typeOf(schema: JsonField): string {
  const options = schema.anyOf ?? schema.oneOf
  if (schema.expects !== undefined) return schema.expects
  if (options) return [...new Set(options.map(typeOf))].join(' or ')
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.items) return `list of ${schema.items.properties ? 'groups' : typeOf(schema.items)}`
  if (schema.properties) return 'group'
  return { string: 'text', integer: 'number' }[schema.type ?? ''] ?? schema.type ?? 'value'
}
