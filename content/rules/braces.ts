import { suggestionsFor } from '../../lib/did-you-mean.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { ContentFile } from '../read-content.ts'
import { mistakesIn } from '../texts.ts'

/** What the site replaces: the name in every text, the others in the texts of the interface. */
const NAME = ['name']
const OF_INTERFACE = [...NAME, 'shown', 'total', 'count', 'organisation', 'commit', 'year']

/** A word in braces that may mean what the site replaces. In code and addresses it does not. */
export function braces(content: ContentFile): Diagnostic[] {
  return mistakesIn(
    content,
    ({ path, text, meta }) => (meta.isUrl ? undefined : problemOf(text, path[0] === 'ui' ? OF_INTERFACE : NAME)),
    'warning',
  )
}

function problemOf(text: string, placeholders: readonly string[]): string | undefined {
  for (const [, word = ''] of text.matchAll(/(?<![\w$/{=.-])\{(\w+)\}(?![\w}/])/g)) {
    const [meant] = placeholders.includes(word) ? [] : suggestionsFor(word, placeholders)
    if (meant !== undefined) return `{${word}} is shown as it is written. Did you mean {${meant}}?`
  }
  return undefined
}
