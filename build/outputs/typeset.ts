import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
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
import { digestOf, kept } from '../kept.ts'
import { declarePdfUa } from './pdf-ua.ts'
import { FACES } from './printed-faces.ts'

const require = createRequire(import.meta.url)

/** The typesetter's own names for how much it tells of a mistake, and for which parts of a drawing it gives. */
const WHOLE_DIAGNOSTICS = 3
const SHAPES_AND_GLYPHS = 3

/** Where what was set waits for the next build: most changes of a text change no document. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/typeset', import.meta.url))

let compiler: Promise<TypstCompiler> | undefined
let renderer: Promise<TypstRenderer> | undefined

/** Raised when the same words come to be set in another way that neither template, faces nor tools tell of. */
const RECIPE = 1

/**
 * Sets `words` with a template of this folder, which finds them as JSON in `sys.inputs.words`, as a PDF for everyone
 * (PDF/UA-1). No other faces than ours are looked for, so that every machine sets the same.
 * @throws with what the typesetter says, should it refuse
 */
export async function typeset(template: string, words: unknown, language: string): Promise<Buffer> {
  return kept(CACHE, [keyOf(`pdf ${language}`, template, words)], async () =>
    declarePdfUa(Buffer.from(await compile(template, words, 'pdf')), language),
  )
}

/** The same as an SVG. */
export async function draw(template: string, words: unknown): Promise<string> {
  const drawn = await kept(CACHE, [keyOf('svg', template, words)], () => drawAnew(template, words))
  return drawn.toString()
}

/** Everything that a result depends on. */
function keyOf(form: string, template: string, words: unknown): string {
  const tools = ['web-compiler', 'renderer'].map((tool) =>
    require.resolve(`@myriaddreamin/typst-ts-${tool}/package.json`),
  )
  return JSON.stringify([RECIPE, form, words, ...[pathOf(template), ...FACES, ...tools].map(digestOf)])
}

function pathOf(template: string): string {
  return fileURLToPath(new URL(template, import.meta.url))
}

async function drawAnew(template: string, words: unknown): Promise<string> {
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
  typst.add_source(path, readFileSync(pathOf(template), 'utf8'))
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
