import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  CreateSessionOptions,
  initSync as startRenderer,
  TypstRendererBuilder,
  type TypstRenderer,
} from '@myriaddreamin/typst-ts-renderer'
import {
  initSync as startCompiler,
  TypstCompilerBuilder,
  type TypstCompiler,
} from '@myriaddreamin/typst-ts-web-compiler'
import { FACES } from './printed-faces.ts'

const require = createRequire(import.meta.url)

/** The typesetter's own names for how much it tells of a mistake, and for which parts of a drawing it gives. */
const WHOLE_DIAGNOSTICS = 3
const SHAPES_AND_GLYPHS = 3

let compiler: Promise<TypstCompiler> | undefined
let renderer: Promise<TypstRenderer> | undefined

/**
 * Sets `words` with a template of this folder, which finds them as JSON in `sys.inputs.words`. No other faces than ours are
 * looked for, so that every machine sets the same.
 * @throws with what the typesetter says, should it refuse
 */
export async function typeset(template: string, words: unknown): Promise<Buffer> {
  return Buffer.from(await compile(template, words, 'pdf'))
}

/** The same as an SVG. */
export async function draw(template: string, words: unknown): Promise<string> {
  const artifact = await compile(template, words, 'vector')
  renderer ??= startDrawing()
  const typst = await renderer
  const options = new CreateSessionOptions()
  options.format = 'vector'
  options.artifact_content = artifact
  return typst.svg_data(typst.create_session(options), SHAPES_AND_GLYPHS)
}

async function compile(template: string, words: unknown, format: 'pdf' | 'vector'): Promise<Uint8Array> {
  compiler ??= start()
  const path = `/${template}`
  const typst = await compiler
  typst.add_source(path, readFileSync(new URL(template, import.meta.url), 'utf8'))
  const inputs = [['words', JSON.stringify(words)]]
  const { result, diagnostics } = typst.compile(path, inputs, format, WHOLE_DIAGNOSTICS) as Compiled
  if (!result) throw new Error(`${template} could not be set: ${JSON.stringify(diagnostics)}`)
  return result
}

/** What the typesetter's types leave open. */
type Compiled = { result?: Uint8Array; diagnostics?: unknown }

async function start(): Promise<TypstCompiler> {
  startCompiler({ module: readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const face of FACES) await builder.add_raw_font(readFileSync(face))
  return builder.build()
}

function startDrawing(): Promise<TypstRenderer> {
  startRenderer({ module: readFileSync(require.resolve('@myriaddreamin/typst-ts-renderer/wasm')) })
  return new TypstRendererBuilder().build()
}
