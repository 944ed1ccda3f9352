/** An address without the name and the key in it. */
export function withoutKey(text: string): string {
  return text.replaceAll(/(?<=\bhttps?:\/\/)[^\s/@]+@/g, '')
}
