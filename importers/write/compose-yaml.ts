import { Document, isMap, isNode, isScalar, isSeq, type Node, visit, type YAMLSeq } from 'yaml'
import { DOUBT, PLACEHOLDERS } from '../../content/content.ts'
import { doubtsOf, withDoubts } from '../doubt.ts'
import { textsIn } from '../values/languages.ts'
import { isEmpty } from '../values/values.ts'

/** Content without the headings of the usual sections, and with undefined or empty fields. */
export type Imported = Record<string, unknown> & {
  custom?: { id: string; kind: string; entries?: unknown[] }[] | undefined
}

/** Lists whose items have a line each, as far as they fit. */
const COMPACT = new Set(['skills', 'profiles', 'links'])

const HEADER = ` yaml-language-server: $schema=../node_modules/vitafolio/schema/site.schema.json

 All texts of the site; node_modules/vitafolio/docs/fields.md explains each field, and names those that this file does not have, such as a photo.
 {name} in any text becomes your name. Put texts that look like a number, a date or true/false in quotes.`

/**
 * Writes a content file from imported values, with headings and placeholders for what is required. Sections and fields without
 * values are left out.
 */
export function composeYaml(imported: Imported): string {
  const {
    url,
    language,
    name,
    title,
    description,
    hero,
    profile,
    footer,
    look,
    custom = [],
    ...rest
  } = withoutEmpty(imported)
  const { about, profiles } = Object(footer) as Record<string, unknown> // any value can be read like this
  const texts = textsIn(typeof language === 'string' ? language : undefined)
  const sections = [...texts.headings].filter(([section]) => section in rest)
  const content = {
    url: url ?? PLACEHOLDERS.url.value,
    language: language ?? 'en',
    name: name ?? PLACEHOLDERS.name.value,
    title: title ?? '{name}',
    description: description ?? texts.description,
    hero: { headline: '{name}', ...Object(hero) },
    profile: { title: PLACEHOLDERS['profile.title'].value, ...Object(profile) },
    ...Object.fromEntries(sections.map(([section, heading]) => [section, { ...heading, ...Object(rest[section]) }])),
    ...(custom.length > 0 && {
      custom: custom.map(({ id, kind, ...section }) => ({ id, kind, ...texts.headings.get(id), ...section })),
    }),
    ...(footer !== undefined && {
      footer: withDoubts(
        {
          ...(about !== undefined && { aboutTitle: texts.about, about }),
          ...(profiles !== undefined && { connectTitle: texts.connect, profiles }),
        },
        doubtsOf(footer),
      ),
    }),
    ...(look !== undefined && { look }),
  }
  // Quotes what looks like a number, a date or a boolean in any version of YAML.
  const document = new Document(content, {
    aliasDuplicateObjects: false,
    compat: 'yaml-1.1',
    customTags: ['timestamp'],
  })
  document.commentBefore = HEADER
  markPlaceholders(document)
  layOut(document)
  markDoubts(document, withDoubts(content, doubtsOf(imported)), [])
  return document.toString({ lineWidth: 120, singleQuote: true })
}

function markPlaceholders(document: Document): void {
  for (const [path, { value, help, example }] of Object.entries(PLACEHOLDERS)) {
    const node = document.getIn(path.split('.'), true)
    if (isScalar(node) && node.value === value) node.comment = ` to write: ${help}, such as ${example}`
  }
}

function layOut(document: Document): void {
  if (isMap(document.contents)) {
    for (const { key, value } of document.contents.items) if (isScalar(key)) key.spaceBefore = isMap(value)
  }
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !COMPACT.has(String(key.value)) || !isSeq(value)) return
      for (const item of value.items) if (isMap(item)) item.flow = true
    },
  })
}

/** Writes doubts behind the values that they are about: the first of a list of texts, a group on one line, and above a list of groups. */
function markDoubts(document: Document, value: unknown, path: readonly PropertyKey[]): void {
  for (const [field, source] of Object.entries(doubtsOf(value))) {
    const node = document.getIn([...path, field], true)
    const group = document.getIn(path, true)
    const target = isMap(group) && group.flow ? group : firstOf(node)
    if (isList(field, node)) node.commentBefore = `${DOUBT}${source}`
    else if (target) target.comment = `${DOUBT}${source}`
  }
  for (const [key, each] of Object.entries(Object(value) as object)) {
    if (typeof each === 'object') markDoubts(document, each, [...path, Array.isArray(value) ? Number(key) : key])
  }
}

/** A list of groups, or of the texts of a section. */
function isList(field: string, node: unknown): node is YAMLSeq {
  return isSeq(node) && (isMap(node.items[0]) || field === 'entries')
}

function firstOf(node: unknown): Node | undefined {
  const first = isSeq(node) ? node.items[0] : isMap(node) && !node.flow ? node.items[0]?.value : undefined
  return first === undefined ? (isNode(node) ? node : undefined) : firstOf(first)
}

/** Without undefined, empty lists and empty groups of fields, but with their doubts. */
function withoutEmpty<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.filter((item) => !isEmpty(item)).map(withoutEmpty) as Value // of the same items
  const fields = Object.entries(value).filter(([, field]) => !isEmpty(field))
  const group = Object.fromEntries(fields.map(([name, field]) => [name, withoutEmpty(field) as unknown]))
  return withDoubts(group, doubtsOf(value)) as Value // the same fields
}
