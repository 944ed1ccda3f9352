import type { z } from 'zod'

/** What is wrong and what is allowed, in words for somebody who has never seen the schema. */
export function explain(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, value)
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => `"${key}"`).join(', ')} is not known here`
    case 'too_small':
      return issue.origin === 'array' ? 'is an empty list; write at least one entry' : issue.message
    default:
      return issue.message
  }
}

function wrongType(expected: string, value: unknown): string {
  if (value === undefined) return `is missing; write ${nounOf(expected)}`
  if (expected !== 'string') return `is ${kindOf(value)}; write ${nounOf(expected)}`
  if (value === null) return 'is empty; write a text'
  if (typeof value === 'object' && !(value instanceof Date)) return `is ${kindOf(value)}; write a text`
  return `is ${kindOf(value)}, not a text; put it in quotes`
}

function nounOf(expected: string): string {
  if (expected === 'string') return 'a text'
  return expected === 'array'
    ? 'a list, each entry on a line that starts with "- "'
    : 'fields, each on a line "field: value"'
}

function kindOf(value: unknown): string {
  if (value === null) return 'empty'
  if (value instanceof Date) return 'a date'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a set of fields'
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`
}
