/** As JSON that ends no element of the page it stands in. */
export function asData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
