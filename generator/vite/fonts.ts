import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Source } from '../../schema/content.ts'

const require = createRequire(import.meta.url)

/** The font families of the pages, with the weights that the stylesheets use: a range, or one weight, which is half the size. */
export const FAMILIES = [
  { family: 'Geist', name: 'geist', weight: { min: 400, max: 620 } },
  { family: 'Geist Mono', name: 'geist-mono', weight: 500 },
] as const
const SUBSETS = ['latin', 'latin-ext', 'cyrillic']

/** Characters of the pages beside the owner's texts: ASCII, and what stylesheets and the footer add. */
const OWN_CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}©“”·→●…`

type Font = (typeof FAMILIES)[number] & { file: string; range: string }

/**
 * The `@font-face` rules of the fonts that the content needs. The fonts are subset to the characters of the content.
 * @param cache the folder that keeps subset fonts
 */
export async function fontFaces(content: Source, cache: string): Promise<string> {
  const characters = charactersOf(content)
  const needed = allFonts().filter(({ range }) => characters.some((character) => isInRange(character, range)))
  const folder = await subsetFonts(needed, characters.join(''), cache)
  return needed
    .map((font) => {
      const isOnlyOne = needed.filter(({ family }) => family === font.family).length === 1
      return fontFace({ ...font, file: join(folder, fileName(font)) }, isOnlyOne)
    })
    .join('\n')
}

/** The rules of the whole fonts, for the dev server, where a text may change at any time. */
export function wholeFontFaces(): string {
  return allFonts()
    .map((font) => fontFace(font, false))
    .join('\n')
}

function allFonts(): Font[] {
  return FAMILIES.flatMap((font) => {
    const fontPackage = `@fontsource-variable/${font.name}`
    const ranges = require(`${fontPackage}/unicode.json`) as Record<string, string> // the format of Fontsource packages
    return SUBSETS.map((subset) => ({
      ...font,
      file: require.resolve(`${fontPackage}/files/${font.name}-${subset}-wght-normal.woff2`),
      range: ranges[subset] ?? '',
    }))
  })
}

function fontFace({ family, weight, file, range }: Font, isOnlyOne: boolean): string {
  const weights = typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    `  src: url('${file.replaceAll('\\', '/')}') format('woff2');`,
    `  font-weight: ${weights};`,
    '  font-display: swap;',
    ...(isOnlyOne ? [] : [`  unicode-range: ${range};`]),
    '}',
  ].join('\n')
}

/** Returns the folder with the subset fonts. It is renamed into place when all of them are written. */
async function subsetFonts(fonts: readonly Font[], characters: string, cache: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(FAMILIES)).update(characters)
  for (const { file } of fonts) hash.update(readFileSync(file))
  const folder = join(cache, hash.digest('hex'))
  if (existsSync(folder)) return folder

  mkdirSync(cache, { recursive: true })
  const unfinished = mkdtempSync(join(cache, 'unfinished-'))
  for (const font of fonts) {
    const options = { targetFormat: 'woff2', variationAxes: { wght: font.weight } } as const
    writeFileSync(join(unfinished, fileName(font)), await subsetFont(readFileSync(font.file), characters, options))
  }
  renameSync(unfinished, folder)
  return folder
}

function fileName({ file }: Font): string {
  return file.replace(/^.*[\\/]/, '')
}

function isInRange(character: string, range: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].some(
    ([, first = '', last = first]) => code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16),
  )
}

/** Every character that the pages can show of this content, once. */
function charactersOf(content: Source): string[] {
  return [...new Set(OWN_CHARACTERS + JSON.stringify(content))].toSorted()
}
