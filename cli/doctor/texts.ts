import { warnAt } from './diagnostic.ts'
import type { Site } from './read-site.ts'

/** Characters; search engines shorten longer titles, and screen readers read an alternative text without a pause. */
const MAX_TITLE_LENGTH = 60
const MAX_ALT_LENGTH = 150

/** Texts that are valid, but do not serve their purpose. */
export function checkTexts({ content, texts, textAt }: Site) {
  const { length } = textAt('title').replaceAll('{name}', () => textAt('name'))
  const titleProblem = `The title has ${length} characters. Search results show about ${MAX_TITLE_LENGTH}; shorten it.`
  const titleProblems = length > MAX_TITLE_LENGTH ? [warnAt(content, ['title'], titleProblem)] : []
  const altProblems = texts.flatMap(({ path, text }) => {
    const problem = path.at(-1) === 'alt' ? problemInAlt(text, textAt([...path.slice(0, -1), 'file'].join('.'))) : null
    return problem === null ? [] : [warnAt(content, path, problem)]
  })
  return { summary: `${texts.length} texts`, diagnostics: [...titleProblems, ...altProblems] }
}

function problemInAlt(alt: string, file: string): string | null {
  if (alt === file || alt === file.replace(/\.\w+$/, ''))
    return 'The text is a file name. Describe what the image shows.'
  if (/\b(?:image|picture|photo) of\b/i.test(alt))
    return 'Screen readers already say "image". Only describe what it shows.'
  return alt.length > MAX_ALT_LENGTH ? `The text has ${alt.length} characters. Shorten it to ${MAX_ALT_LENGTH}.` : null
}
