/** A text whose addresses have no name, no password and no query in them. A password may have `/` and `@`, which git takes. */
export function withoutKey(text: string): string {
  return text
    .replaceAll(/(?<=\b[a-z][\w+.-]*:\/\/)(?:[^\s/@:]*:(?!\d+\/)\S*@|[^\s/@]+@)/gi, '')
    .replaceAll(/(?<=\b[a-z][\w+.-]*:\/\/[^\s?'"]*)\?[^\s'"]*/gi, '')
}
