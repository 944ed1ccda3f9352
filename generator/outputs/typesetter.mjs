// Sets documents in a process of its own, so that a build has other things done meanwhile. Not TypeScript, which Node 20 does
// not read.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { CreateSessionOptions, initSync as startRenderer, TypstRendererBuilder } from '@myriaddreamin/typst-ts-renderer'
import { initSync as startCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'

/** @import { TypstRenderer } from '@myriaddreamin/typst-ts-renderer' */
/** @import { TypstCompiler } from '@myriaddreamin/typst-ts-web-compiler' */

/**
 * @typedef {object} Task
 * @property {string} template its name, and what stands in it
 * @property {string} source
 * @property {string} words as JSON
 * @property {readonly string[]} faces the paths of all faces there are, the same in every task
 */

// The typesetter is 28 MB, and runs for a third of a second. To compile it twice, the second time well, takes a full one.
setFlagsFromString('--liftoff-only')

const require = createRequire(import.meta.url)

/** The typesetter's own names for how much it tells of a mistake, and for which parts of a drawing it gives. */
const WHOLE_DIAGNOSTICS = 3
const SHAPES_AND_GLYPHS = 3

/** @type {Promise<TypstCompiler> | undefined} */
let compiler
/** @type {Promise<TypstRenderer> | undefined} */
let renderer

/**
 * @param {Task} task
 * @returns {Promise<Uint8Array>} a PDF
 * @throws with what the typesetter says, should it refuse
 */
export function pdf(task) {
  return compile(task, 'pdf')
}

/**
 * @param {Task} task
 * @returns {Promise<string>} an SVG
 * @throws with what the typesetter says, should it refuse
 */
export async function svg(task) {
  const artifact = await compile(task, 'vector')
  renderer ??= startDrawing()
  const typst = await renderer
  const options = new CreateSessionOptions()
  options.format = 'vector'
  options.artifact_content = artifact
  return typst.svg_data(typst.create_session(options), SHAPES_AND_GLYPHS)
}

/**
 * @param {Task} task
 * @param {'pdf' | 'vector'} format
 * @returns {Promise<Uint8Array>}
 */
async function compile({ template, source, words, faces }, format) {
  compiler ??= start(faces)
  const path = `/${template}`
  const typst = await compiler
  typst.add_source(path, source)
  const { result, diagnostics } = typst.compile(path, [['words', words]], format, WHOLE_DIAGNOSTICS)
  if (!result) throw new Error(`${template} could not be set: ${JSON.stringify(diagnostics)}`)
  return result
}

/** @param {readonly string[]} faces */
async function start(faces) {
  startCompiler({ module: readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const face of faces) await builder.add_raw_font(readFileSync(face))
  return builder.build()
}

function startDrawing() {
  startRenderer({ module: readFileSync(require.resolve('@myriaddreamin/typst-ts-renderer/wasm')) })
  return new TypstRendererBuilder().build()
}
