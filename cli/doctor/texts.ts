import { datesOf } from '../../generator/content/period.ts'
import { formatPath } from '../../generator/content/position.ts'
import type { Site } from './site.ts'

/** Characters; search engines shorten longer titles. */
const MAX_TITLE_LENGTH = 60

/** Texts that are valid, but do not serve their purpose. */
export function checkTexts({ texts, textAt, warn }: Site) {
  const { length } = textAt('title').replaceAll('{name}', () => textAt('name'))
  const title = `The title has ${length} characters. Search results show about ${MAX_TITLE_LENGTH}; shorten it.`
  const diagnostics = length > MAX_TITLE_LENGTH ? [warn(['title'], title)] : []
  for (const { path, text } of texts.filter((each) => each.path.at(-1) === 'alt')) {
    const file = textAt(formatPath([...path.slice(0, -1), 'file']))
    if (text === file || text === file.replace(/\.\w+$/, '')) {
      diagnostics.push(warn(path, 'The text is a file name. Describe what the image shows.'))
    } else if (/\b(?:image|picture|photo) of\b/i.test(text)) {
      diagnostics.push(warn(path, 'Screen readers already say "image". Only describe what it shows.'))
    }
  }
  for (const { path, text } of texts.filter(({ meta }) => meta.format === 'period')) {
    if (!/\d/.test(text) || datesOf(text).start !== undefined) continue
    const example = 'Write it as "2020-11 - 2021-08" or "2020 - Present".'
    diagnostics.push(warn(path, `Programs find no dates in "${text}", so that resume.json has none. ${example}`))
  }
  return { summary: `${texts.length} texts`, diagnostics }
}
