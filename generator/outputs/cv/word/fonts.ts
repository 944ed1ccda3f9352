/** Fonts that Office has, by the characters that they are for (ISO/IEC 29500-1, 17.3.2.26). */
export type WordFonts = { text: string; headings: string; eastAsian: string | undefined; complex: string }

const TEXT = 'Calibri'

/** By language and script. */
const EAST_ASIAN: Readonly<Record<string, string>> = {
  Jpan: 'Yu Gothic',
  Kore: 'Malgun Gothic',
  Hans: 'Microsoft YaHei',
  Hant: 'Microsoft JhengHei',
}
const COMPLEX: Readonly<Record<string, string>> = {
  Deva: 'Nirmala UI',
  Beng: 'Nirmala UI',
  Taml: 'Nirmala UI',
  Thai: 'Leelawadee UI',
}

/** @param headings the font of headings, if it is not that of the texts */
export function fontsFor(language: string, headings?: string, text = TEXT): WordFonts {
  const { script = '' } = new Intl.Locale(language).maximize()
  return {
    text,
    headings: headings ?? text,
    eastAsian: EAST_ASIAN[script],
    complex: COMPLEX[script] ?? 'Arial',
  }
}
