import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Source } from '../schema/content.ts'

const require = createRequire(import.meta.url)

/** The faces of the pages, and the weights that the stylesheets ask for: a range, or a single one, which weighs half. */
export const WEIGHTS = { geist: { min: 400, max: 620 }, 'geist-mono': 500 } as const
const PARTS = ['latin', 'latin-ext', 'cyrillic']

/** How stylesheets and `index.html` name a face. */
export const FACE = /\/faces\/(geist(?:-mono)?)-/

/** What stands on the pages beside the owner's words: what keyboards have, and what stylesheets and the footer add. */
const OWN_SIGNS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}©“”·→●…`

/**
 * Where the faces stand, below the project's folder: those made for `content`, or the whole ones while developing, when a
 * text may change at any time.
 * @returns what to put in the place of `/faces/`, by `String.replace` with FACE
 */
export async function placeOfFaces(root: string, content: Source | undefined): Promise<string> {
  if (!content) return 'node_modules/@fontsource-variable/$1/files/$1-'
  return `node_modules/.cache/faces/${await makeFaces(content, join(root, 'node_modules/.cache/faces'))}/$1-`
}

/**
 * Makes the faces of the pages anew, with the signs alone that this content has, in either case: less than half of what
 * visitors would load otherwise.
 * @param cache the folder that keeps them
 * @returns the name of the folder in it where they stand
 */
async function makeFaces(content: Source, cache: string): Promise<string> {
  const signs = signsOf(content).join('')
  const faces = Object.entries(WEIGHTS).flatMap(([family, wght]) =>
    PARTS.map((part) => ({ ...faceOf(family, part), wght })),
  )
  const hash = createHash('sha256').update(JSON.stringify(WEIGHTS)).update(signs)
  for (const { file } of faces) hash.update(readFileSync(file))
  const name = hash.digest('hex')
  if (existsSync(join(cache, name))) return name

  mkdirSync(cache, { recursive: true })
  const making = mkdtempSync(join(cache, 'making-'))
  for (const { name: face, file, wght } of faces) {
    const options = { targetFormat: 'woff2', variationAxes: { wght } } as const
    writeFileSync(join(making, face), await subsetFont(readFileSync(file), signs, options))
  }
  renameSync(making, join(cache, name))
  return name
}

type Declaration = { prop: string; value: string; remove: () => void }
type FontFace = { remove: () => void; walkDecls: (visit: (declaration: Declaration) => void) => void }
type Stylesheet = { walkAtRules: (name: string, visit: (face: FontFace) => void) => void }

/**
 * What PostCSS does to stylesheets: it leaves out the faces that have none of the content's signs, and would never be asked
 * for. The one that is left of a family is there for whatever comes, and needs no range.
 */
export function neededFaces(content: Source) {
  const signs = signsOf(content).map((sign) => sign.codePointAt(0) ?? 0)
  const isNeeded = (range: string) =>
    [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].some(([, first = '', last = first]) =>
      signs.some((sign) => sign >= Number.parseInt(first, 16) && sign <= Number.parseInt(last, 16)),
    )
  return {
    postcssPlugin: 'needed-faces',
    Once(stylesheet: Stylesheet) {
      const left: { family: string; range: Declaration }[] = []
      stylesheet.walkAtRules('font-face', (face) => {
        let family = ''
        face.walkDecls((declaration) => {
          if (declaration.prop === 'font-family') family = declaration.value
          if (declaration.prop !== 'unicode-range') return
          if (isNeeded(declaration.value)) left.push({ family, range: declaration })
          else face.remove()
        })
      })
      for (const { family, range } of left) {
        if (left.filter((other) => other.family === family).length === 1) range.remove()
      }
    },
  }
}

/** Every sign that the pages can show of this content, once. */
function signsOf(content: Source): string[] {
  const words = JSON.stringify(content)
  return [...new Set(OWN_SIGNS + words + words.toUpperCase() + words.toLowerCase())].toSorted()
}

function faceOf(family: string, part: string): { name: string; file: string } {
  const name = `${family}-${part}-wght-normal.woff2`
  return { name, file: require.resolve(`@fontsource-variable/${family}/files/${name}`) }
}
