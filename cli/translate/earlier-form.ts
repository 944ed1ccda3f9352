import { valueAt, type Path } from '../../generator/content/position.ts'
import type { TranslatableText } from '../../generator/content/translatable-texts.ts'
import type { Source } from '../../model/content.ts'

/** The translations in the sections of an earlier version, where both files have lists of the same length. */
export function translationsIn(sections: unknown, main: Source, texts: readonly TranslatableText[]) {
  const lengthAt = (value: unknown, path: Path) => Object(valueAt(value, path)).length as unknown // of lists alone
  const isSameList = (path: Path) => lengthAt(sections, path) === lengthAt(main, path)
  const translations = new Map<string, string>()
  for (const { path, text } of texts) {
    const translation = valueAt(sections, path)
    const isSame = path.every((step, index) => typeof step !== 'number' || isSameList(path.slice(0, index)))
    if (isSame && typeof translation === 'string' && path.at(-1) !== 'period') translations.set(text, translation)
  }
  return translations
}
