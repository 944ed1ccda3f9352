import { type ContentFile, type Mistake, doubtsIn, formatInOneLine, formatPath } from '../../content/content.ts'
import { checkContent } from '../../generator/check-content.ts'
import { nameOfLanguage } from '../../lib/language-name.ts'
import type { EditableText, Path, Problem, Story } from '../protocol.ts'

/** What the doctor says of the content, each at its field. */
export async function problemsIn(
  content: ContentFile,
  texts: readonly Omit<EditableText, 'revision'>[],
  stories: readonly Story[],
): Promise<Problem[]> {
  const found = await checkContent(content, { isByField: true })
  // A file that cannot be read has no fields.
  const doubts = content.value === undefined ? [] : doubtsIn(content)
  const translations = [
    ...untranslatedTexts(texts),
    ...stories.flatMap(({ project, language, isUntranslated }) =>
      isUntranslated && language !== undefined ? [translationOf(language, [...project, 'story'], false)] : [],
    ),
  ]
  return [
    ...found.flatMap((each) =>
      SAID_BY_FIELD.has(each.rule) && translations.length > 0 ? [] : problemOf(each, content, stories),
    ),
    ...doubts.map(({ path, source }): Problem => {
      const message = `From ${source}, perhaps wrong. Compare it, and correct it.`
      return { severity: 'warning', kind: 'doubt', path: path as Path, message }
    }),
    ...translations,
  ]
}

/** Rules about whole catalogues. */
const SAID_BY_FIELD: ReadonlySet<string> = new Set(['untranslated', 'changedTexts'])

/** Rules about what is not the owner's yet. */
const SAMPLE: ReadonlySet<string> = new Set(['sampleContent', 'placeholders', 'siteUrl'])

function problemOf(mistake: Mistake, { file, name }: ContentFile, stories: readonly Story[]): Problem {
  const { severity, line, path, message } = mistake
  const kind = SAMPLE.has(mistake.rule) ? 'sample' : severity === 'error' ? 'mistake' : 'advice'
  const story = stories.find((each) => mistake.file === `${name}/${each.file}`)
  if (story)
    return { severity, kind, path: [...story.project, 'story'], message: `Line ${line} of the story: ${message}` }
  if (mistake.file !== file) return { severity, kind, path: [], message: formatInOneLine(mistake) }
  if (path.length === 0) return { severity, kind, path: [], message: line > 1 ? `Line ${line}: ${message}` : message }
  return { severity, kind, path: path as Path, message: message.replace(`${formatPath(path)}: `, '') }
}

/** Equal texts have one translation: it is missing at the first of them. */
function untranslatedTexts(texts: readonly Omit<EditableText, 'revision'>[]): Problem[] {
  const open = texts.flatMap(({ language, place, raw, translates }) =>
    translates && (raw === '' || translates.isToCheck) ? [{ language, place, raw, text: translates.text }] : [],
  )
  const first = new Map(open.toReversed().map((each) => [`${each.language} ${each.text}`, each]))
  return [...first.values()].toReversed().map(({ language, place, raw }) => translationOf(language, place, raw !== ''))
}

function translationOf(language: string, path: Path, isThere: boolean): Problem {
  const name = nameOfLanguage(language)
  const message = isThere ? `${name}: the text has changed since it was translated.` : `${name}: not translated yet.`
  return { severity: 'warning', kind: 'translation', path, message, language }
}
