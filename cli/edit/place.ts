import {
  type ContentFile,
  formatInOneLine,
  formatPath,
  projectIdsIn,
  storyFileOf,
  translatedTexts,
  valueAt,
} from '../../content/content.ts'
import { type Edit, MAIN_FILE, type Path } from '../../editor/protocol.ts'
import { UserError } from '../../lib/user-error.ts'

/** Where a value is written, and how: in site.yaml, in the pair of a translation, or in the file of a story. */
export type Place = {
  file: string
  /** In that file. */
  path: Path
  value: unknown
  /** Of a translation: the text in the main language. */
  translates?: string
  write: (value: unknown) => Edit
}

/** The content, which can be read. */
export function assertReadable({ value, diagnostics, file, name }: ContentFile) {
  const [problem] = diagnostics
  if (problem) throw new UserError(formatInOneLine(problem))
  if (value === undefined || value === null) throw new UserError(`${file} has nothing. Is ${name}/ the content folder?`)
}

/** Where the value of a path of site.yaml is, in its language or in that of a translation. */
export function placeOf(content: ContentFile, path: Path, language?: string): Place {
  return (
    storyAt(content, path, language) ??
    (language === undefined ? inMain(content, path) : inPair(content, path, language))
  )
}

function inMain({ value }: ContentFile, path: Path): Place {
  return { file: MAIN_FILE, path, value: valueAt(value, path), write: (next) => ({ kind: 'set', path, value: next }) }
}

/** The file of a story. One within site.yaml is a value like others. */
function storyAt({ value, stories, translations }: ContentFile, path: Path, language?: string): Place | undefined {
  const [section, list, index, field] = path
  if (section !== 'gallery' || list !== 'projects' || typeof index !== 'number' || field !== 'story') return undefined
  if (language === undefined && valueAt(value, path) !== undefined) return undefined
  const id = projectIdsIn(value)[index]
  const isKnown = language === undefined || translations.some((each) => each.language === language)
  if (id === undefined || !isKnown) return undefined
  const file = storyFileOf(id, language)
  const text = stories.find((each) => each.path === file)?.text
  return { file, path: [], value: text, write: (next) => ({ kind: 'set', path: [], value: next }) }
}

/** The pair that translates a text. */
function inPair(content: ContentFile, path: Path, language: string): Place {
  const { source, catalogue } = translationIn(content, language)
  const found = translatedTexts(source, catalogue).find((each) => formatPath(each.path) === formatPath(path))
  if (!found) throw new UserError(`${formatPath(path)}: This is no text that is translated. It is in site.yaml alone.`)
  const { text, pair } = found
  const file = `site.${language}.yaml`
  const main = source.language
  if (pair?.text === text) {
    const at = [pair.index, language]
    return {
      file,
      path: at,
      value: valueAt(catalogue.value, at) ?? undefined,
      translates: text,
      write: (next) => ({ kind: 'set', path: at, value: next }),
    }
  }
  const index = Array.isArray(catalogue.value) ? catalogue.value.length : 0
  return {
    file,
    path: [index],
    value: undefined,
    translates: text,
    write: (next) => ({ kind: 'insert', path: [], index, value: { [main]: text, [language]: next } }),
  }
}

/** A translation, and the content that it translates. */
export function translationIn(content: ContentFile, language: string) {
  const { source, translations, name } = content
  const catalogue = translations.find((each) => each.language === language)
  if (!catalogue)
    throw new UserError(
      `There is no ${name}/site.${language}.yaml. Run npx vitafolio translate ${language} to begin the translation.`,
    )
  const [problem] = catalogue.diagnostics
  if (problem) throw new UserError(formatInOneLine(problem))
  if (!source) throw new UserError(`${content.file} has mistakes. Run npm run doctor, and correct them first.`)
  return { source, catalogue }
}
