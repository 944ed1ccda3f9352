import { type Pair, translatedTexts } from '../catalogue.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { inCatalogues, shortened } from '../in-catalogues.ts'
import type { ContentFile } from '../read-content.ts'

/** Words in braces, such as {Name} for {name}, that only a translation has: it has no placeholders of its own. */
export function bracesInTranslations(content: ContentFile): Diagnostic[] {
  return inCatalogues(content, (catalogue, source) => {
    const pairs = new Map(translatedTexts(source, catalogue).map(({ text, pair }) => [text, pair]))
    return [...pairs.values()].flatMap((pair) => {
      const own = pair && ownBraces(pair)
      if (own === undefined) return []
      const message = `Only the translation has ${own}. Write what is in braces as in "${shortened(pair?.text ?? '')}".`
      return [catalogue.diagnose([], message, { offset: pair?.offset ?? 0, severity: 'warning' })]
    })
  })
}

function ownBraces({ text, translation }: Pair): string | undefined {
  return translation.match(/\{\w+\}/g)?.find((braces) => !text.includes(braces))
}
