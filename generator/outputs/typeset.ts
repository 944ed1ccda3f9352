import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import { digestOf, kept } from '../lib/cache.ts'
import { FACES } from './cv-fonts.ts'
import { declarePdfUa } from './pdf-ua.ts'
import type { Task } from './typesetter.mjs'

const require = createRequire(import.meta.url)

/** Where what was set waits for the next build: most changes of a text change no document. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/typeset', import.meta.url))

/** Raised when the same words come to be set in another way that neither template, faces nor tools tell of. */
const RECIPE = 1

/** One typesetter beside the build, there when it is asked, and gone when it has not been for a while. */
const typesetter = new Tinypool({
  runtime: 'child_process',
  serialization: 'advanced',
  filename: new URL('typesetter.mjs', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 5000,
})

/**
 * Sets `words` with a template of this folder, which finds them as JSON in `sys.inputs.words`, as a PDF for everyone
 * (PDF/UA-1). No other faces than ours are looked for, so that every machine sets the same.
 * @throws with what the typesetter says, should it refuse
 */
export async function typeset(template: string, words: unknown, language: string): Promise<Buffer> {
  return kept(CACHE, [keyOf(`pdf ${language}`, template, words)], async () => {
    const document = await setAnew('pdf', template, words)
    return declarePdfUa(Buffer.from(document), language)
  })
}

/** The same as an SVG. */
export async function draw(template: string, words: unknown): Promise<string> {
  const drawn = await kept(CACHE, [keyOf('svg', template, words)], () => setAnew('svg', template, words))
  return drawn.toString()
}

/** What the typesetter's functions make. */
type Made = { pdf: Uint8Array; svg: string }

async function setAnew<Form extends keyof Made>(form: Form, template: string, words: unknown): Promise<Made[Form]> {
  const source = readFileSync(pathOf(template), 'utf8')
  const task: Task = { template, source, words: JSON.stringify(words), faces: FACES }
  try {
    return (await typesetter.run(task, { name: form })) as Made[Form] // what its name says
  } catch (error) {
    throw new Error((error as Error).message, { cause: error }) // From another process, it is no error any more.
  }
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
