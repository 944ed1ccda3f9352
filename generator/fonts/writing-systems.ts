import { createRequire } from 'node:module'
import { textDirection } from '../../lib/text-direction.ts'
import type { DocumentLook } from '../look/document-look.ts'

const require = createRequire(import.meta.url)

/** The owner's project, and for our own fonts, this package. */
const PLACES = [process.cwd(), import.meta.dirname]

/** Han characters and full-width punctuation look different in each of their languages. */
const HAN = /[\p{scx=Han}\u{3000}-\u{303F}\u{FF00}-\u{FFEF}]/u

/** Fonts that owners install: the family, the characters that it is for, and, if only in one, the language. */
const SCRIPT_FONTS: { family: string; characters: RegExp; language?: RegExp }[] = [
  // Noto Sans Arabic draws dots as glyphs of their own, so that copied text has letters twice. IBM Plex, which owners may have
  // installed, swaps joined letters.
  { family: 'Vazirmatn', characters: /\p{scx=Arabic}/u },
  { family: 'IBM Plex Sans Arabic', characters: /\p{scx=Arabic}/u },
  { family: 'Noto Sans Hebrew', characters: /\p{scx=Hebrew}/u },
  { family: 'Noto Sans Devanagari', characters: /\p{scx=Devanagari}/u },
  { family: 'Noto Sans Bengali', characters: /\p{scx=Bengali}/u },
  { family: 'Noto Sans Tamil', characters: /\p{scx=Tamil}/u },
  { family: 'Noto Sans Thai', characters: /\p{scx=Thai}/u },
  { family: 'Noto Sans Armenian', characters: /\p{scx=Armenian}/u },
  { family: 'Noto Sans Georgian', characters: /\p{scx=Georgian}/u },
  { family: 'Noto Sans KR', characters: /\p{Script=Hangul}/u },
  { family: 'Noto Sans JP', characters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  { family: 'Noto Sans JP', characters: HAN, language: /^ja\b/i },
  { family: 'Noto Sans KR', characters: HAN, language: /^ko\b/i },
  { family: 'Noto Sans TC', characters: HAN, language: /^zh-(?:Hant|HK|MO|TW)\b/i },
  { family: 'Noto Sans SC', characters: HAN },
]

export const SCRIPT_FAMILIES = [...new Set(SCRIPT_FONTS.map(({ family }) => family))]

/** Those of the CV's texts, in which employers have a medium weight. */
const WITH_MEDIUM = new Set(['Geist', 'Source Serif 4'])

/** The files of a family in its npm package, or none if the package is not installed. */
export function installedFiles(family: string): string[] {
  try {
    const medium = WITH_MEDIUM.has(family) ? ['500Medium'] : []
    return ['400Regular', ...medium, '600SemiBold'].map((style) =>
      require.resolve(`${packageOf(family)}/${style}/${family.replaceAll(' ', '')}_${style}.ttf`, { paths: PLACES }),
    )
  } catch {
    return []
  }
}

/** What the templates need to know of a language and the owner's look. */
export function settingsOf(language: string, look: DocumentLook) {
  const { language: code, script = '' } = new Intl.Locale(language).maximize()
  const fonts = familiesFor(language)
  return {
    language: code,
    direction: textDirection(language),
    fonts,
    headings: look.headings ? [look.headings.family, ...fonts] : fonts,
    /** Whether letters are taller than those of the European writing systems. */
    tall: !['Latn', 'Grek', 'Cyrl'].includes(script),
  }
}

/** The font families of a document, in the order in which Typst looks for a glyph. */
export function familiesFor(language: string): string[] {
  const installed = SCRIPT_FAMILIES.filter((family) => installedFiles(family).length > 0)
  const han = familyFor('漢', language)
  return ['Geist', 'Noto Sans', ...installed.toSorted((a, b) => Number(b === han) - Number(a === han))]
}

/** The command that installs a font for the character, unless there is none, or it is installed already. */
export function installCommand(character: string, language: string): string | undefined {
  const family = familyFor(character, language)
  if (family === undefined || installedFiles(family).length > 0) return undefined
  return `npm install ${packageOf(family)}`
}

/** The first Han character of a Chinese, Japanese or Korean text whose own font is missing: other fonts draw it differently. */
export function hanWithoutFont(text: string, language: string): string | undefined {
  const [character = ''] = /^(?:ja|ko|zh)\b/i.test(language) ? (HAN.exec(text) ?? []) : []
  return installCommand(character, language) && character
}

function familyFor(character: string, language: string): string | undefined {
  const isFor = (font: (typeof SCRIPT_FONTS)[number]) =>
    font.characters.test(character) && (font.language?.test(language) ?? true)
  return SCRIPT_FONTS.find(isFor)?.family
}

function packageOf(family: string): string {
  return `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`
}
