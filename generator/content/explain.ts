import type { z } from 'zod'

/** Says what is wrong and what to write instead, for an owner who has never seen the schema. */
export function explain(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'invalid_type') {
    const isColour = issue.path[0] === 'look' && issue.path.length > 1
    return isColour && value === null ? EMPTY_COLOUR : wrongType(issue.expected, value)
  }
  if (issue.code === 'too_small' && issue.origin === 'array') return 'The list is empty. Add at least one item.'
  return issue.message
}

const EMPTY_COLOUR =
  'The value is empty. Write a colour, in quotes if it starts with "#": YAML reads # as the start of a comment.'

const EXPECTED: Record<string, { noun: string; hint: string }> = {
  string: { noun: 'text', hint: 'Put the value in quotes.' },
  array: { noun: 'a list', hint: 'Write each item on its own line, starting with "- ".' },
  object: { noun: 'a group of fields', hint: 'Write each field on its own line, as "field: value".' },
}

function wrongType(expected: string, value: unknown): string {
  const { noun, hint } = EXPECTED[expected] ?? { noun: expected, hint: '' }
  if (value === undefined) return `Required field is missing. Add it with ${noun} as its value.`
  if (expected === 'string' && value === null) return 'The value is empty. Write text.'
  const isGroup = typeof value === 'object' && !(value instanceof Date)
  // `- Ran: 14 game days` is a group with one field.
  const [field, ...others] = isGroup && !Array.isArray(value) ? Object.keys(Object(value)) : []
  if (expected === 'string' && field !== undefined && others.length === 0) {
    return `Expected text, but found the field "${field}". Put the whole text in quotes: YAML reads ": " in it as the end of a field's name.`
  }
  const fix = expected === 'string' && isGroup ? 'Write a single text value.' : hint
  return `Expected ${noun}, but found ${kindOf(value)}. ${fix}`
}

function kindOf(value: unknown): string {
  if (value === null) return 'no value'
  if (value instanceof Date) return 'a date'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  return typeof value === 'string' ? 'text' : `a ${typeof value}`
}
