import { BASE_LANGUAGES } from '../../content/content.ts'

/** Codes of languages that CVs name. */
const CODES =
  'en de fr es pt it nl pl ru uk cs sk sl hr sr bs mk bg ro hu el tr sv da no nb nn fi et lv lt is ga cy mt sq hy ka az kk uz he ar fa ps ku ur hi bn pa gu mr ta te kn ml si ne th vi id ms fil tl zh yue ja ko mn sw am ha yo ig zu af la eo ca eu gl lb be'.split(
    ' ',
  )

/** Languages of CVs beside those of the interface. */
const READERS = 'ru uk cs da fi ko nb sv ro hu el bg hr sk sl ca'.split(' ')
/** What Intl does not say. */
const OTHERS = ['castellano', 'castellà', 'mandarin', 'farsi', 'flemish', 'vlaams', 'flamand', 'schweizerdeutsch']

let names: Set<string> | undefined

/** Whether a text is the name of a language, in a language of CVs or in itself. */
export function isLanguage(text: string): boolean {
  names ??= new Set([
    ...[...BASE_LANGUAGES, ...READERS].flatMap((reader) => namesOf(CODES, reader)),
    ...CODES.flatMap((code) => namesOf([code], code)),
    ...OTHERS,
  ])
  return names.has(text.trim().toLowerCase())
}

function namesOf(codes: readonly string[], reader: string): string[] {
  const display = new Intl.DisplayNames(reader, { type: 'language', fallback: 'none' })
  return codes.flatMap((code) => display.of(code)?.toLowerCase() ?? [])
}
