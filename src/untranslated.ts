type Untranslated = { language: string; texts: readonly string[] }

/** Marks the texts that are not in the page's language, so that screen readers pronounce them right. Also those that appear later. */
export function markUntranslated({ language, texts }: Untranslated) {
  const known = new Set(texts)
  const mark = () => {
    for (const element of document.querySelectorAll<HTMLElement>('#root :not(:has(*), [lang])')) {
      const text = element instanceof HTMLImageElement ? element.alt : element.textContent
      if (known.has(text)) element.lang = language
    }
  }
  mark()
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true })
}

/** The same for HTML that React has rendered. It ignores the added attributes when it hydrates. */
export function withLanguageMarks(html: string, { language, texts }: Untranslated): string {
  const known = new Set(texts.map(escaped))
  const lang = ` lang="${language}"`
  return html
    .replace(/(<([a-z]\w*)(?:\s[^>]*)?)>([^<]+)<\/\2>/g, (element: string, start: string, _tag: string, text: string) =>
      known.has(text) && !start.includes(' lang=') ? element.replace(start, () => start + lang) : element,
    )
    .replace(/<img[^>]* alt="([^"]*)"/g, (start: string, text: string) => (known.has(text) ? start + lang : start))
}

/** As React escapes text. */
function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
