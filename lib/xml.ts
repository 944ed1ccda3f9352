/** An element of XML. Children are XML, attributes are texts; those without a value are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  ...children: readonly string[]
): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${xmlText(String(value))}"`,
  )
  const start = `${name}${attributeTexts.join('')}`
  return children.length === 0 ? `<${start}/>` : `<${start}>${children.join('')}</${name}>`
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as XML, also for attributes. Characters that XML 1.0 forbids are left out. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => ESCAPED[character] ?? '')
}
