import { isMap } from 'yaml'
import { z } from 'zod'
import { didYouMean, suggestionsFor } from '../lib/did-you-mean.ts'
import { siteSchema } from '../model/site-schema.ts'
import { type Diagnostic, firstMistakes, MAX_MISTAKES } from './diagnostic.ts'
import aliases from './field-aliases.json' with { type: 'json' }
import { formatPath, type Path, schemaAt, schemaOf, shapeOf, valueAt } from './fields.ts'
import { CURLY_QUOTES, offsetOfKey, type ParsedContent } from './parse.ts'

/** Checks a value against a schema. A field with a misspelled name is not also reported as missing. */
export function compareWith(
  expected: z.ZodType,
  { document, value, diagnose }: Pick<ParsedContent, 'document' | 'value' | 'diagnose'>,
): Diagnostic[] {
  const found = (expected.safeParse(value, { reportInput: true }).error?.issues ?? []).flatMap(issuesWithin)
  const unknown = firstMistakes(found, (issue) =>
    issue.code === 'unrecognized_keys' ? unknownFields({ document, value }, expected, issue) : [],
  )
  const misspelled = new Set(unknown.map(({ suggestion }) => suggestion))
  // A list has no 50 characters, which is no second mistake.
  const ofOtherType = new Set(found.flatMap(({ code, path }) => (code === 'invalid_type' ? formatPath(path) : [])))
  const others = firstMistakes(found, (issue) => {
    if (issue.code !== 'invalid_type' && ofOtherType.has(formatPath(issue.path))) return []
    const given = valueAt(value, issue.path)
    const isKnown = given === undefined && misspelled.has(formatPath(issue.path))
    if (isKnown || issue.code === 'unrecognized_keys') return []
    return [diagnose(issue.path, explain(issue, given), issue.path.length === 0 ? { offset: 0 } : {})]
  })
  const atKeys = unknown.map(({ path, message }) =>
    diagnose(path, message, { offset: offsetOfKey(document, path) ?? 0 }),
  )
  return [...atKeys, ...others]
}

/** The issues of a value that may be a group of fields or something else, as what it seems to be. */
function issuesWithin(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [asGroup = [], ...others] = issue.errors
  const codes = new Set(asGroup.map(({ code }) => code))
  const isGroup = typeof issue.input === 'object' && !(codes.has('unrecognized_keys') && codes.has('invalid_type'))
  const found = isGroup ? asGroup : others.at(-1)
  return (found?.length ? found : [issue]).map((each) =>
    each === issue ? issue : { ...each, path: [...issue.path, ...each.path] },
  )
}

/** The unknown fields. `suggestion` is the path of the field that a name resembles. */
function unknownFields(
  { document, value }: Pick<ParsedContent, 'document' | 'value'>,
  expected: z.ZodType,
  { path, keys }: z.core.$ZodIssueUnrecognizedKeys,
) {
  const at = valueAt(value, path)
  const group = schemaAt(expected, path, value)
  const node = document.getIn(path, true)
  const isInBraces = isMap(node) && node.flow === true
  const known = Object.keys(shapeOf(group && schemaOf(group, at)))
  return keys.slice(0, MAX_MISTAKES).map((key) => {
    const [name] = suggestionsFor(key, known, aliases) // what other tools and people call our fields
    const found = valueAt(at, [key])
    const isSection = path.length > 0 && Object.hasOwn(siteSchema.shape, key) && hasFields(found)
    const cause = isSection ? INDENTED_SECTION : found === null && isInBraces ? COMMA_IN_TEXT : undefined
    const guess = didYouMean(name === undefined ? [] : [name]) ?? 'Check its spelling and indentation, or remove it.'
    const own: Path = [...path, key]
    return {
      path: own,
      message: `Unknown field. ${cause ?? guess}`,
      suggestion: name === undefined || cause !== undefined ? undefined : formatPath([...path, name]),
    }
  })
}

const INDENTED_SECTION = 'A section of this name starts at the beginning of a line: remove the spaces before it.'

const COMMA_IN_TEXT =
  'A comma ends a text in braces: if this belongs to the text before it, put the whole text in quotes.'

function hasFields(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !(value instanceof Date)
}

/** Says what is wrong and what to write instead, for an owner who has never seen the schema. */
function explain(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'invalid_type') {
    const isColour = issue.path[0] === 'look' && issue.path.length > 1
    if (isColour && value === null) return EMPTY_COLOUR
    const list = issue.expected === 'object' && Array.isArray(value) && listBelow(issue.path)
    return list ? `Expected a group of fields, but found a list. ${list}` : wrongType(issue.expected, value)
  }
  if (issue.code !== 'too_big' && /^[“”„‘’].*[“”‘’]$/u.test(String(value))) return CURLY_QUOTES
  if (issue.code === 'too_small' && issue.origin === 'array') return 'The list is empty. Add at least one item.'
  return issue.message
}

const EMPTY_COLOUR =
  'The value is empty. Write a colour, in quotes if it starts with "#": YAML reads # as the start of a comment.'

/** Where a list belongs that is in the place of the group that has it. */
function listBelow(path: Path): string | undefined {
  const fields = Object.entries(shapeOf(path.length === 0 ? undefined : schemaAt(siteSchema, path)))
  const [list, ...others] = fields.filter(([, field]) => schemaOf(field, []) instanceof z.ZodArray)
  return list && others.length === 0
    ? `Write "${list[0]}:" above the list, and indent the list by two more spaces.`
    : undefined
}

const EXPECTED: Record<string, { noun: string; hint: string }> = {
  string: { noun: 'text', hint: 'Put the value in quotes.' },
  array: { noun: 'a list', hint: 'Write each item on its own line, starting with "- ".' },
  object: { noun: 'a group of fields', hint: 'Write each field on its own line, as "field: value".' },
  number: { noun: 'a number', hint: 'Write it without quotes, such as 1.' },
  int: { noun: 'a whole number', hint: 'Write a number such as 1.' },
  boolean: { noun: 'true or false', hint: 'Write true or false.' },
}

function wrongType(expected: string, value: unknown): string {
  const { noun, hint } = EXPECTED[expected] ?? { noun: expected, hint: '' }
  if (value === undefined) return `Required field is missing. Add it with ${noun} as its value.`
  if (expected === 'string' && value === null) return 'The value is empty. Write text.'
  const isGroup = typeof value === 'object' && !(value instanceof Date)
  // `- Ran: 14 game days` is a group with one field.
  const [field, ...others] = isGroup && !Array.isArray(value) ? Object.keys(Object(value)) : []
  if (expected === 'string' && field !== undefined && others.length === 0) {
    return `Expected text, but found the field "${field}". Put the whole text in quotes: YAML reads words in braces, or before ": ", as fields.`
  }
  const fix = fixOf(expected, value) ?? hint
  const found = expected === 'int' && typeof value === 'number' ? 'a fraction' : kindOf(value)
  return `Expected ${noun}, but found ${found}. ${fix}`
}

/** What to write for a value of another type, if that depends on the value. */
function fixOf(expected: string, value: unknown): string | undefined {
  if (expected === 'string' && typeof value === 'object' && !(value instanceof Date))
    return 'Write a single text value.'
  if (expected === 'string' && typeof value === 'boolean')
    return `Write the text that visitors read. If that is "${value}", put it in quotes.`
  if (expected !== 'boolean' || typeof value !== 'string') return undefined
  if (/^(?:true|false)$/i.test(value)) return `Write ${value.toLowerCase()} without quotes.`
  const meant = /^(?:yes|y|on)$/i.test(value) || (/^(?:no|n|off)$/i.test(value) ? false : undefined)
  return meant === undefined ? undefined : `Write ${meant} instead of ${value}.`
}

function kindOf(value: unknown): string {
  if (value === null) return 'no value'
  if (value instanceof Date) return 'a date'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  return typeof value === 'string' ? 'text' : `a ${typeof value}`
}
