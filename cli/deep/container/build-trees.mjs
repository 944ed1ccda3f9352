import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copy, copyContext, copyInto } from './copy.mjs'
import { argumentsOf, pairsOf, readDockerfile } from './read-dockerfile.mjs'
import { within } from './within.mjs'

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** What an image says of itself, and does nothing to its tree. */
const SAYS = new Set(['CMD', 'EXPOSE', 'HEALTHCHECK', 'LABEL', 'STOPSIGNAL', 'USER'])

/** @typedef {Record<string, string>} Texts */
/** @typedef {{ tree: string, cwd: string, env: Texts, args: Texts, says: Texts }} Built */

/**
 * Does what a Dockerfile says, step by step, in trees instead of layers. Returns what its last stage makes.
 * @param {object} options
 * @param {string} options.project with the Dockerfile
 * @param {string} options.folder for the trees, empty
 * @param {Record<string, string>} options.buildArgs
 * @param {Record<string, string>} options.network the environment that every step has, and no image
 * @param {(image: string, tree: string) => void} options.makeBase
 */
export function buildTrees({ project, folder, buildArgs, network, makeBase }) {
  const context = join(folder, 'context')
  copyContext(project, context)
  /** @type {Map<string, Built>} */
  const stages = new Map()
  for (const { base, name, instructions } of readDockerfile(readFileSync(join(project, 'Dockerfile'), 'utf8'))) {
    const stage = begin(base, join(folder, name || 'image'))
    for (const instruction of instructions) {
      try {
        step(stage, instruction)
      } catch (error) {
        throw new Error(`Dockerfile:${instruction.line}: ${String(error)}`, { cause: error })
      }
    }
    stages.set(name, stage)
  }
  return /** @type {Built} */ ([...stages.values()].at(-1))

  /**
   * @param {string} base
   * @param {string} tree
   * @returns {Built}
   */
  function begin(base, tree) {
    const earlier = stages.get(base)
    if (!earlier) {
      makeBase(base, tree)
      return { tree, cwd: '/', env: { PATH }, args: {}, says: {} }
    }
    copy(['--archive'], earlier.tree, tree)
    return { ...structuredClone(earlier), args: {}, tree }
  }

  /**
   * @param {Built} stage
   * @param {import('./read-dockerfile.mjs').Instruction} instruction
   */
  function step(stage, { kind, text, flags }) {
    if (SAYS.has(kind)) stage.says[kind] = text
    else if (kind === 'ENV') Object.assign(stage.env, pairsOf(text))
    else if (kind === 'ARG') Object.assign(stage.args, argumentsGiven(text, buildArgs))
    else if (kind === 'WORKDIR') {
      stage.cwd = resolve(stage.cwd, text)
      mkdirSync(join(stage.tree, stage.cwd), { recursive: true })
    } else if (kind === 'COPY') {
      const from = flags.from === undefined ? context : stages.get(flags.from)?.tree
      if (from === undefined) throw new Error(`there is no stage ${flags.from}`)
      copyInto(stage, from, text.split(/\s+/))
    } else {
      if (stage.says.USER !== undefined) throw new Error('a RUN after USER is not understood here')
      within(stage.tree, argumentsOf(text), {
        cwd: stage.cwd,
        env: { HOME: '/root', ...network, ...stage.args, ...stage.env },
      })
    }
  }
}

/**
 * Only what is given; and what has a value of its own.
 * @param {string} text
 * @param {Record<string, string>} given
 */
function argumentsGiven(text, given) {
  const values = Object.entries(pairsOf(text)).map(([name, value]) => [name, given[name] ?? value])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}
