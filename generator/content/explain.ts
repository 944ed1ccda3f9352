import type { z } from 'zod'

/** Says what is wrong and what to write instead, for an owner who has never seen the schema. */
export function explain(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, value)
    case 'unrecognized_keys':
      return `Unknown field ${issue.keys.map((key) => `"${key}"`).join(', ')}. Check its spelling and indentation.`
    case 'too_small':
      return issue.origin === 'array' ? 'The list is empty. Add at least one item.' : issue.message
    default:
      return issue.message
  }
}

function wrongType(expected: string, value: unknown): string {
  if (value === undefined) return `Required field is missing. Add it with ${nounOf(expected)} as its value.`
  if (expected !== 'string')
    return `Expected ${nounOf(expected)}, but found ${kindOf(value)}. ${HINTS[expected] ?? ''}`.trim()
  if (value === null) return 'The value is empty. Write text.'
  const found = `Expected text, but found ${kindOf(value)}.`
  if (typeof value === 'object' && !(value instanceof Date)) return `${found} Write a single text value.`
  return `${found} Put the value in quotes.`
}

const HINTS: Record<string, string> = {
  array: 'Write each item on its own line, starting with "- ".',
  object: 'Write each field on its own line, as "field: value".',
}

function nounOf(expected: string): string {
  if (expected === 'string') return 'text'
  return expected === 'array' ? 'a list' : 'a group of fields'
}

function kindOf(value: unknown): string {
  if (value === null) return 'no value'
  if (value instanceof Date) return 'a date'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  return typeof value === 'string' ? 'text' : `a ${typeof value}`
}
