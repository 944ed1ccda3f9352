/** A text as a part of a regular expression. Node 24 has `RegExp.escape`. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}
