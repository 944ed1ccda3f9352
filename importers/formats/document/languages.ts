import { withDoubts } from '../../doubt.ts'
import { groupsOf, joinCells, type Line, textOf } from '../../source/line.ts'
import { isLanguage } from '../../values/language-names.ts'
import type { Fields } from './entry-fields.ts'
import { isLevel } from './levels.ts'
import { wordsOf } from './list-words.ts'
import type { Item } from './lists.ts'
import { citeLine, withoutBullet } from './paragraphs.ts'

/** "English (Native)", "German: B2", "French – basic" */
const NAME_AND_LEVEL = /^([^(（:–—-]+?)\s*(?:[(（]([^)）]*)[)）]|\s*[:–—-]+\s*(.+))?\s*$/u

/** Languages without a name that is known, behind the others: a regional one or two. */
const FEW = 3

/** "Język angielski" */
const LANGUAGE_WORD = /^(?:język|jazyk|langue|lingua|idioma|taal|sprog|språk)\s+(?=\p{Ll})/iu

/** Languages with their levels, which are behind them, beside them or below them. */
export function readLanguages(lines: readonly Line[]): Fields[] {
  return languagesIn(lines.flatMap(withLevelBehind).map((line) => ({ text: withoutBullet(textOf(line)), line })))
}

export function languagesIn(items: readonly Pick<Item, 'text' | 'line'>[]): Fields[] {
  const found: { language: string; fluency?: string; line: Line }[] = []
  for (const { text, line } of items) {
    for (const word of wordsOf(text.replace(/\.$/, ''))) {
      const last = found.at(-1)
      if (isLevel(word) && !isLanguage(word) && last && !NAME_AND_LEVEL.exec(word)?.[3]) {
        last.fluency = [last.fluency, word.replaceAll(/^\(|\)$/g, '')].filter(Boolean).join(', ')
        continue
      }
      const [, written = word, inBrackets, behind] = NAME_AND_LEVEL.exec(word) ?? []
      const [language, level = inBrackets ?? behind] = withoutLevel(written.replace(LANGUAGE_WORD, ''))
      found.push({ language, line, ...(level !== undefined && { fluency: level }) })
    }
  }
  // Behind the last language, several texts that are none belong to something else.
  const last = found.findLastIndex(({ language }) => isLanguage(language))
  const own = last >= 0 && found.length - last > FEW ? found.slice(0, last + 1) : found
  return own.map(({ language, fluency, line }) =>
    withDoubts({ language, fluency }, { language: isLanguage(language) ? undefined : citeLine(line) }),
  )
}

/** "English C1", "Deutsch Muttersprache" */
function withoutLevel(text: string): [language: string, level?: string] {
  const words = text.split(/\s+/)
  const at = words.findIndex(
    (_, index) => index > 0 && isLanguage(words.slice(0, index).join(' ')) && isLevel(words.slice(index).join(' ')),
  )
  return at < 0 ? [text] : [words.slice(0, at).join(' '), words.slice(at).join(' ')]
}

/** The level in the column on the right: "English   Native" */
function withLevelBehind(line: Line): Line[] {
  const groups = groupsOf(line)
  const [name, level, ...others] = groups
  const [first] = name ?? []
  if (first && level && others.length === 0 && isLevel(joinCells(level)) && !joinCells(name ?? []).endsWith(':')) {
    return [{ ...line, cells: [{ ...first, text: `${joinCells(name ?? [])}:` }, ...level] }]
  }
  return groups.flatMap(([head, ...rest]) => (head ? [{ ...line, cells: [head, ...rest] as const }] : []))
}
