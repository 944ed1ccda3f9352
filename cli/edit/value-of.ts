import { parseDocument } from 'yaml'
import { z } from 'zod'
import { schemaOf, shapeOf } from '../../content/content.ts'
import { UserError } from '../../lib/user-error.ts'

/**
 * Parses a value: as a text where the field takes texts, else as YAML. Where a field takes both, a group with one of its fields is YAML.
 * @param path in messages
 */
export function valueOf(text: string, field: z.core.$ZodType, path: string): unknown {
  const value = parsed(text)
  if (isGroupOf(field, value) || (Array.isArray(value) && z.safeParse(field, value).success)) return value
  if (takesText(field, text)) return text
  if (value === undefined)
    throw new UserError(
      `${path}: The value cannot be read as YAML. Write a list as [one, two], and a group as { field: value }.`,
    )
  return value
}

/** Undefined if it is no YAML, such as an alias that leads nowhere: "*bold*". */
function parsed(text: string): unknown {
  try {
    const document = parseDocument(text, { logLevel: 'error' })
    return document.errors.length === 0 ? document.toJS() : undefined
  } catch {
    return undefined
  }
}

/** Whether a value is a group that the field may be, also one with a mistake. */
function isGroupOf(field: z.core.$ZodType, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  if (z.safeParse(field, value).success) return true
  const known = Object.keys(shapeOf(schemaOf(field, value)))
  return Object.keys(value).some((name) => known.includes(name))
}

/** Whether a field is a text, also one with another form than this text has. */
function takesText(field: z.core.$ZodType, text: string): boolean {
  const { error } = z.safeParse(field, text)
  return error === undefined || !error.issues.every(isOfType)
}

/** Whether a mistake is that a value is a text at all. */
function isOfType(issue: z.core.$ZodIssue): boolean {
  if (issue.path.length > 0) return false
  if (issue.code === 'invalid_union') return issue.errors.every((option) => option.every(isOfType))
  return (
    issue.code === 'invalid_type' ||
    (issue.code === 'invalid_value' && issue.values.every((each) => typeof each !== 'string'))
  )
}
