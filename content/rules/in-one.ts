import type { Diagnostic } from '../diagnostic.ts'

/** Several diagnostics as one at the first line. */
export function inOne(found: readonly Diagnostic[], messageWith: (places: string) => string): Diagnostic[] {
  const [first] = found.toSorted((a, b) => a.line - b.line)
  if (!first) return []
  const lines = [...new Set(found.map(({ line }) => line))].toSorted((a, b) => a - b)
  const places = `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`
  const { file, line, column, path, frame, help, severity } = first
  return [{ file, severity, line, column, path, message: messageWith(places), frame, help }]
}
