import { datesOf } from '../../model/fields/date.ts'
import { siteSchema } from '../../model/site-schema.ts'
import type { Diagnostic } from '../read/diagnostic.ts'
import { textsIn } from '../read/fields.ts'
import { valueAt } from '../read/position.ts'
import type { ContentFile } from '../read/read-content.ts'

/** Looks like a link in Markdown, without https://. */
const HALF_LINK = /\[[^[\]]+\]\((?!https:\/\/)\S+\)/

/** Texts that are valid, but do not serve their purpose. */
export function texts({ value, diagnose }: ContentFile): Diagnostic[] {
  const all = textsIn(siteSchema, value)
  const problemWith = ({ path, text, meta }: (typeof all)[number]) => {
    const file = valueAt(value, [...path.slice(0, -1), 'file'])
    if (path.at(-1) === 'alt' && [file, String(file).replace(/\.\w+$/, '')].includes(text))
      return 'The text is a file name. Describe what the image shows.'
    if (meta.format === 'period') return aboutPeriod(text)
    if (meta.printedInCv && HALF_LINK.test(text))
      return 'The link in the text is shown as it is written. Write its whole URL, with https://.'
    return meta.isUrl && text === '#' ? 'The link leads nowhere. Write a URL, or remove the link.' : undefined
  }
  return all.flatMap((each) => {
    const message = problemWith(each)
    return message === undefined ? [] : [diagnose(each.path, message, { severity: 'warning' })]
  })
}

function aboutPeriod(period: string): string | undefined {
  if (!/\d/.test(period) || datesOf(period).start !== undefined) return undefined
  return `Programs find no dates in "${period}", so that resume.json has none. Write it as "2020-11 - 2021-08" or "2020 - Present".`
}
