import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { normalizePath } from 'vite'
import { cachedFile, digestOf } from '../../lib/cache.ts'
import { HEADING_FONTS, type HeadingFont, type Headings } from '../../model/heading-fonts.ts'
import type { Content } from '../../model/site-schema.ts'
import type { SiteView, Story } from '../../model/view.ts'

const require = createRequire(import.meta.url)

/** Has the version of subset-font. */
const PACKAGE = fileURLToPath(new URL('../../package.json', import.meta.url))

type Family = { family: string; axes: { wght: number | { min: number; max: number }; opsz?: number } }

/** The font families of every page, with the weights that the stylesheets use. A single weight halves the file. */
const FAMILIES: readonly Family[] = [
  { family: 'Geist', axes: { wght: { min: 400, max: 620 } } },
  { family: 'Geist Mono', axes: { wght: 500 } },
]

/** With the font of headings, unless it is one of them. */
function familiesWith(headings: HeadingFont | undefined): readonly Family[] {
  const isOwn = headings && FAMILIES.every(({ family }) => family !== headings.family)
  return isOwn ? [...FAMILIES, headings] : FAMILIES
}

const ALL_FAMILIES = [...new Set(Object.values(HEADING_FONTS).flatMap(familiesWith))]

const nameOf = ({ family }: Family) => family.toLowerCase().replaceAll(' ', '-')

const packageOf = (font: Family) => `@fontsource-variable/${nameOf(font)}`

export const FONT_PACKAGES = ALL_FAMILIES.map(packageOf)

/** In the order in which they are preferred for the letters that several of them have. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'vietnamese', 'greek']

/** Characters of the pages that are not in the content: ASCII, and what stylesheets and the footer add. */
const OWN_CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}©\u{A0}“”„«»·→–…`

type Font = Family & { file: string; range: string }

type Texts = { view: SiteView; content: Pick<Content, 'description'>; stories: ReadonlyMap<string, Story> }

/** The `@font-face` rules of the fonts that the content needs in all languages, subset to its characters. */
export async function fontFaces(languages: readonly Texts[], headings: Headings): Promise<string> {
  const characters = charactersOf(languages)
  const needed = familiesWith(HEADING_FONTS[headings]).flatMap((family) => neededFor(characters, fontsOf([family])))
  const subsets = await Promise.all(needed.map((font) => subsetOf(font, characters.join(''))))
  return subsets
    .map((font) => fontFace(font, subsets.filter(({ family }) => family === font.family).length === 1))
    .join('\n')
}

/** The first font that has it, for each character. */
function neededFor(characters: readonly string[], fonts: readonly Font[]): Font[] {
  const needed = new Set(characters.map((character) => fonts.find(({ range }) => isInRange(character, range))))
  return fonts.filter((font) => needed.has(font))
}

/** The rules of the whole fonts, for the dev server, where a text may change at any time. */
export function wholeFontFaces(): string {
  return fontsOf(ALL_FAMILIES)
    .map((font) => fontFace(font, false))
    .join('\n')
}

function fontsOf(families: readonly Family[]): Font[] {
  return families.flatMap((font) => {
    const fontPackage = packageOf(font)
    const ranges = require(`${fontPackage}/unicode.json`) as Record<string, string> // the format of Fontsource packages
    const axis = 'opsz' in font.axes ? 'opsz' : 'wght'
    return SUBSETS.filter((subset) => subset in ranges).map((subset) => ({
      ...font,
      file: require.resolve(`${fontPackage}/files/${nameOf(font)}-${subset}-${axis}-normal.woff2`),
      range: ranges[subset] ?? '',
    }))
  })
}

function fontFace({ family, axes: { wght }, file, range }: Font, isOnlySubset: boolean): string {
  const weights = typeof wght === 'number' ? wght : `${wght.min} ${wght.max}`
  const characters = isOnlySubset ? '' : `unicode-range: ${range};`
  return `@font-face {
    font-family: '${family}'; src: ${cssUrl(file)} format('woff2'); font-weight: ${weights}; font-display: swap; ${characters}
  }`
}

/** Encodes double quotes; Vite decodes the URL. */
export function cssUrl(file: string): string {
  return `url("${encodeURI(normalizePath(file))}")`
}

/** Returns the font with the glyphs of these characters only. */
async function subsetOf(font: Font, characters: string): Promise<Font> {
  const inputs = [digestOf(font.file), digestOf(PACKAGE), JSON.stringify(font.axes), characters]
  const file = await cachedFile(basename(font.file), inputs, () =>
    subsetFont(readFileSync(font.file), characters, { targetFormat: 'woff2', variationAxes: font.axes }),
  )
  return { ...font, file }
}

function isInRange(character: string, range: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].some(
    ([, first = '', last = first]) => code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16),
  )
}

/** Every character that the pages can show, once. */
function charactersOf(languages: readonly Texts[]): string[] {
  const texts = JSON.stringify(
    languages.map(({ view, content, stories }) => [view, content.description, ...stories.values()]),
  )
  return [...new Set(OWN_CHARACTERS + texts)].toSorted()
}
