/** `interpolate('{shown} of {total}', { shown: 2, total: 6 })` is "2 of 6". Unknown placeholders stay. */
export function interpolate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(values[key] ?? placeholder))
}
