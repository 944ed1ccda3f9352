import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkitten'

const require = createRequire(import.meta.url)

/** The faces of documents and cards: the site's own, and one that has the letters they lack. */
export const FACES = [
  '@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf',
  '@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf',
  '@expo-google-fonts/geist-mono/400Regular/GeistMono_400Regular.ttf',
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
].map((face) => require.resolve(face))

const NOT_DRAWN = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu

let known: Set<number> | undefined

/** The first sign of a text that no face has. Signs that are not drawn, like a soft hyphen, need none; nor do halves of signs. */
export function characterWithoutGlyph(text: string): string | undefined {
  known ??= new Set(FACES.flatMap(signsOf))
  const signs = known
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment).find((sign) =>
    Array.from(sign.replace(NOT_DRAWN, '')).some((letter) => !signs.has(letter.codePointAt(0) ?? 0)),
  )
}

function signsOf(face: string): number[] {
  const font = create(readFileSync(face))
  return 'characterSet' in font ? font.characterSet : []
}
