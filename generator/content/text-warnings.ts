import { siteSchema } from '../../model/schema/site-schema.ts'
import { textsIn } from './fields.ts'
import type { Issue } from './parse-yaml.ts'
import { datesOf } from './period.ts'
import { formatPath, type Path } from './position.ts'

/** Characters; search engines shorten longer titles. */
const MAX_TITLE_LENGTH = 60

/** Texts that are valid, but do not serve their purpose. */
export function textWarnings(value: unknown): Issue[] {
  const texts = textsIn(siteSchema, value)
  const textAt = (path: Path) => texts.find((each) => formatPath(each.path) === formatPath(path))?.text ?? ''
  const problemWith = ({ path, text, meta }: (typeof texts)[number]) => {
    if (formatPath(path) === 'title') return aboutTitle(text.replaceAll('{name}', () => textAt(['name'])))
    if (path.at(-1) === 'alt') return aboutAlt(text, textAt([...path.slice(0, -1), 'file']))
    if (meta.format === 'period') return aboutPeriod(text)
    return meta.isUrl && text === '#' ? 'The link leads nowhere. Write a URL, or remove the link.' : undefined
  }
  return texts.flatMap((each) => {
    const message = problemWith(each)
    return message === undefined ? [] : [{ path: each.path, message }]
  })
}

function aboutTitle({ length }: string): string | undefined {
  if (length <= MAX_TITLE_LENGTH) return undefined
  return `The title has ${length} characters. Search results show about ${MAX_TITLE_LENGTH}; shorten it.`
}

function aboutAlt(alt: string, file: string): string | undefined {
  if (alt === file || alt === file.replace(/\.\w+$/, '')) {
    return 'The text is a file name. Describe what the image shows.'
  }
  if (!/\b(?:image|picture|photo) of\b/i.test(alt)) return undefined
  return 'Screen readers already say "image". Only describe what it shows.'
}

function aboutPeriod(period: string): string | undefined {
  if (!/\d/.test(period) || datesOf(period).start !== undefined) return undefined
  return `Programs find no dates in "${period}", so that resume.json has none. Write it as "2020-11 - 2021-08" or "2020 - Present".`
}
