import { type Catalogue, type ContentFile, pairsIn, SAME, translatableTexts, valueAt } from '../../content/content.ts'
import type { Source } from '../../model/site-schema.ts'
import type { Edit, Path } from '../protocol.ts'

/** The edits of each catalogue after which a text that has changed keeps its translations, as ones to check. */
export function followTranslations(current: ContentFile, next: ContentFile, path: Path): Map<Catalogue, Edit[]> {
  const [source, changed] = [sourceOf(current), sourceOf(next)]
  const [before, after] = [textAt(source, path), textAt(changed, path)]
  if (before === undefined || after === undefined || before === after) return new Map()
  const { language: main } = source
  const isStillUsed = translatableTexts(changed).some(({ text }) => text === before)
  return new Map(
    current.translations.flatMap((catalogue): [Catalogue, Edit[]][] => {
      const { language, value } = catalogue
      const pairs = pairsIn(catalogue, main)
      const pair = pairs.find(({ text, translation }) => text === before && translation !== '')
      if (!pair || pairs.some(({ text }) => text === after)) return []
      const written = valueAt(value, [pair.index, language])
      const index = isStillUsed ? pair.index + 1 : pair.index
      const edit: Edit = isStillUsed
        ? { kind: 'insert', path: [], index, value: { [main]: after, [language]: written } }
        : { kind: 'set', path: [index, main], value: after }
      const isSame = String(written).trim() === SAME
      const doubt: Edit = { kind: 'doubt', path: [index, language], source: `was ${before}` }
      return [[catalogue, isSame || pair.isToCheck ? [edit] : [edit, doubt]]]
    }),
  )
}

/** The texts of a file can be read while it has a mistake at another place. */
const sourceOf = ({ source, value }: ContentFile) => source ?? (value as Source)

/** As translations have it: of a period, its words. */
function textAt(source: Source, path: Path): string | undefined {
  const at = path.join('.')
  return translatableTexts(source).find((each) => each.path.join('.') === at)?.text
}
