// What any value of a file is.

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list; a single value becomes a list of one. */
export function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null || value === '' ? [] : [value]
}

/** A text or a number as a text, and nothing of any other value. */
export function textIn(value: unknown): string {
  return isScalar(value) ? String(value) : ''
}

/** Whether a value has nothing in it. */
export function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return toList(value).length === 0
  return Object.values(value).every(isEmpty)
}

export function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
