import { parseDocument } from 'yaml'
import { z } from 'zod'
import { UserError } from '../../lib/user-error.ts'

/**
 * The value that a text means for a field: YAML where the field is a list, a group, a number or yes or no, and else the text itself. A field
 * that may be a text or a group is a group if its fields are known.
 * @param path in messages
 */
export function valueOf(text: string, field: z.core.$ZodType, path: string): unknown {
  const document = parseDocument(text, { logLevel: 'error' })
  const value: unknown = document.errors.length === 0 ? document.toJS() : undefined
  if (typeof value === 'object' && value !== null && z.safeParse(field, value).success) return value
  if (takesText(field, text)) return text
  if (document.errors.length > 0)
    throw new UserError(
      `${path}: The value cannot be read as YAML. Write a list as [one, two], and a group as { field: value }.`,
    )
  return value
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
