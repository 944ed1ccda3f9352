import { warnAt } from './diagnostic.ts'
import type { Site } from './read-site.ts'

/** Characters; search engines shorten longer titles, and screen readers read an alternative text without a pause. */
const MAX_TITLE_LENGTH = 60
const MAX_ALT_LENGTH = 150

/** Texts that are valid, but do not serve their purpose. */
export function checkTexts({ content, texts, textAt }: Site) {
  const diagnostics = texts.flatMap(({ path, text }) => {
    const message =
      path.at(-1) === 'alt' ? problemInAlt(text, path, textAt) : path[0] === 'title' ? problemInTitle(text) : null
    return message === null ? [] : [warnAt(content, path, message)]
  })
  return { summary: `${texts.length} texts`, diagnostics }

  function problemInTitle(text: string): string | null {
    const { length } = text.replaceAll('{name}', () => textAt('name'))
    return length > MAX_TITLE_LENGTH
      ? `The title has ${length} characters. Search results show about ${MAX_TITLE_LENGTH}; shorten it.`
      : null
  }
}

function problemInAlt(alt: string, path: readonly PropertyKey[], textAt: Site['textAt']): string | null {
  const file = textAt([...path.slice(0, -1), 'file'].join('.'))
  if (alt === file || alt === file.replace(/\.\w+$/, ''))
    return 'The text is a file name. Describe what the image shows.'
  if (/\b(?:image|picture|photo) of\b/i.test(alt))
    return 'Screen readers already say "image". Only describe what it shows.'
  return alt.length > MAX_ALT_LENGTH ? `The text has ${alt.length} characters. Shorten it to ${MAX_ALT_LENGTH}.` : null
}
