import { datesOf } from '../../model/fields/date.ts'
import { invisibleIn } from '../../model/fields/invisible.ts'
import { partsOf, richTextOf } from '../../model/fields/rich-text.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { suggestionsFor } from '../../lib/did-you-mean.ts'
import { type Diagnostic, firstMistakes } from '../diagnostic.ts'
import { textsIn } from '../fields.ts'
import { valueAt } from '../position.ts'
import type { ContentFile } from '../read-content.ts'
import { isInFuture, isTooLate } from '../../generator/resolve/months.ts'

/** Looks like a link in Markdown. */
const LINK = /\[[^[\]]+\]\((?:\S+|(?:https?:|mailto:|\/)[^()\n]+)\)/

/** Bold words and code, as in Markdown. */
const MARKS = /(?<![\w*])\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?![\w*])|`[^`\n]+`/

/** Texts that are valid, but do not serve their purpose. */
export function texts({ value, diagnose }: ContentFile): Diagnostic[] {
  const all = textsIn(siteSchema, value)
  const problemWith = ({ path, text, meta }: (typeof all)[number]) => {
    const file = valueAt(value, [...path.slice(0, -1), 'file'])
    if (path.at(-1) === 'alt' && [file, String(file).replace(/\.\w+$/, '')].includes(text))
      return 'The text is a file name. Describe what the image shows.'
    if (path.at(-1) === 'availability' && /^(?:yes|no|true|false|on|off)$/i.test(text))
      return `The page shows "${text}". Write what visitors should read, such as "Open to new roles", or remove the field.`
    if (meta.format === 'period') return aboutPeriod(text)
    if (path.at(-1) === 'phone' && !/^\(?(?:\+|00)/.test(text))
      return 'The link of this number works in your country alone. Begin it with + and the code of the country.'
    if (path.at(-2) === 'technologies' && /;|,.*,/.test(text))
      return 'This is one technology, and the years of skills do not know its parts. Write each as an item of the list.'
    if (!meta.hasLinks && /^[“„«][^“”„«»]+[“”»]$/u.test(text))
      return 'The quotation marks are part of the text. Remove them, or write straight ones, which YAML takes away.'
    if (meta.isUrl) return text === '#' ? 'The link leads nowhere. Write a URL, or remove the link.' : undefined
    return (
      aboutBraces(text, path[0] === 'ui' ? OF_INTERFACE : NAME) ??
      (path.at(-1) === 'story' ? undefined : aboutMarkdown(text, meta.hasLinks))
    )
  }
  return firstMistakes(all, (each) => {
    const message = aboutInvisible(each.text) ?? problemWith(each)
    return message === undefined ? [] : [diagnose(each.path, message, { severity: 'warning' })]
  })
}

/** What comes along with text from web pages and documents. */
function aboutInvisible(text: string): string | undefined {
  const codes = invisibleIn(text).join(', ')
  return codes === ''
    ? undefined
    : `The site leaves out characters that nobody sees (${codes}). Delete the text and type it again.`
}

/** What the site shows as it is written, although it looks like Markdown. */
function aboutMarkdown(text: string, hasLinks: boolean | undefined): string | undefined {
  const parts = hasLinks ? partsOf(richTextOf(text)) : [{ text }]
  const rest = parts.flatMap((part) => ('address' in part ? [] : part.text)).join(' ')
  const [link] = LINK.exec(rest) ?? []
  if (link !== undefined && /\]\(mailto:/.test(link))
    return `The link ${link} is shown as it is written. Write the e-mail address alone; people can copy it.`
  if (link !== undefined && /\]\([^)]*\s/.test(link))
    return `The link ${link} is shown as it is written, because its address has a space. Write %20 for the space, or rename the file.`
  if (link !== undefined)
    return hasLinks
      ? `The link ${link} is shown as it is written. Write its whole URL, with https://.`
      : `This field has no links: ${link} is shown as it is written. Write the text alone.`
  const [marks] = MARKS.exec(rest) ?? []
  return marks && `${marks} is shown as it is written, because only stories are Markdown. Remove the marks.`
}

/** What the site replaces: the name in every text, the others in the texts of the interface. */
const NAME = ['name']
const OF_INTERFACE = [...NAME, 'shown', 'total', 'count', 'organisation', 'commit', 'year']

/** A word in braces that may mean a placeholder. In code and addresses it does not. */
function aboutBraces(text: string, placeholders: readonly string[]): string | undefined {
  for (const [, word = ''] of text.matchAll(/(?<![\w$/{=.-])\{(\w+)\}(?![\w}/])/g)) {
    const [meant] = placeholders.includes(word) ? [] : suggestionsFor(word, placeholders)
    if (meant !== undefined) return `{${word}} is shown as it is written. Did you mean {${meant}}?`
  }
  return undefined
}

function aboutPeriod(period: string, now = new Date()): string | undefined {
  const { start, end } = datesOf(period)
  if (start === undefined) {
    return /\d/.test(period)
      ? `Programs find no dates in "${period}", so that resume.json has none. Write it as "2020-11 - 2021-08" or "2020 - Present".`
      : undefined
  }
  if (end !== undefined && isTooLate(end, now))
    return `The period ends in ${end.slice(0, 4)}, so that the career and the years of skills draw it until today. Correct the year.`
  if (isInFuture(start, now))
    return `The period begins in the future, so that the career and the years of skills leave it out. Correct "${start}", or leave it for now.`
  return undefined
}
