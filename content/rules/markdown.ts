import { partsOf, richTextOf } from '../../model/fields/rich-text.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'
import { mistakesIn } from '../texts.ts'

/** What the site shows as it is written, although it looks like Markdown: only stories are. */
export function markdown(content: ContentFile): Diagnostic[] {
  return mistakesIn(
    content,
    ({ path, text, meta }) => (path.at(-1) === 'story' || meta.isUrl ? undefined : problemOf(text, meta.hasLinks)),
    'warning',
  )
}

/** Looks like a link in Markdown. */
const LINK = /\[[^[\]]+\]\((?:\S+|(?:https?:|mailto:|\/)[^()\n]+)\)/

/** Bold words and code, as in Markdown. */
const MARKS = /(?<![\w*])\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?![\w*])|`[^`\n]+`/

function problemOf(text: string, hasLinks: boolean | undefined): string | undefined {
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
