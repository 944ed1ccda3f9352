import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const require = createRequire(import.meta.url)

/** The site's own faces, and one that has the letters they lack. */
const FONTS = [
  '@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf',
  '@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf',
  '@expo-google-fonts/geist-mono/400Regular/GeistMono_400Regular.ttf',
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
]

let compiler: NodeCompiler | undefined

/**
 * Sets `words` with a template of this folder, which finds them as JSON in `sys.inputs.words`.
 * @returns the document, and the compiler that turns it into a PDF or a drawing
 * @throws with what the typesetter says, should it refuse
 */
export function typeset(template: string, words: unknown) {
  compiler ??= NodeCompiler.create({
    fontArgs: [{ fontPaths: FONTS.map((font) => dirname(require.resolve(font))) }],
  })
  const result = compiler.compile({
    mainFileContent: readFileSync(new URL(template, import.meta.url), 'utf8'),
    inputs: { words: JSON.stringify(words) },
  })
  const document = result.result
  if (!document) {
    throw new Error(`${template} could not be set: ${JSON.stringify(result.takeDiagnostics()?.shortDiagnostics)}`)
  }
  return { compiler, document }
}
