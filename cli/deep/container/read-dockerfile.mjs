/** @typedef {{ kind: string, text: string, flags: Record<string, string>, line: number }} Instruction */
/** @typedef {{ base: string, name: string, line: number, instructions: Instruction[] }} Stage */

/**
 * Each instruction that is understood, with its options.
 * @type {Map<string, string[]>}
 */
const KNOWN = new Map(
  Object.entries({
    FROM: [],
    ARG: [],
    CMD: [],
    COPY: ['from'],
    ENV: [],
    EXPOSE: [],
    HEALTHCHECK: ['interval', 'timeout', 'start-period'],
    LABEL: [],
    RUN: [],
    STOPSIGNAL: [],
    USER: [],
    WORKDIR: [],
  }),
)

/**
 * The stages of a Dockerfile: the part of the language that ours is written in.
 * @param {string} text
 * @returns {Stage[]}
 * @throws for anything else, since what is not understood would not be done
 */
export function readDockerfile(text) {
  /** @type {Stage[]} */
  const stages = []
  for (const instruction of instructionsIn(text)) {
    if (instruction.kind === 'FROM') stages.push(stageOf(instruction))
    else {
      const stage = stages.at(-1)
      if (!stage) throw new Error(`line ${instruction.line}: ${instruction.kind} stands before the first FROM`)
      stage.instructions.push(instruction)
    }
  }
  return stages
}

/**
 * One command for each instruction, its lines joined and its comments gone.
 * @param {string} text
 */
function instructionsIn(text) {
  /** @type {Instruction[]} */
  const found = []
  let begun = { text: '', line: 0 }
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue
    if (begun.text === '') begun.line = index + 1
    begun.text += line.replace(/\\\s*$/, '')
    if (/\\\s*$/.test(line)) continue
    found.push(instructionOf(begun.text, begun.line))
    begun = { text: '', line: 0 }
  }
  if (begun.text !== '') throw new Error(`line ${begun.line}: the instruction does not end`)
  return found
}

/**
 * @param {string} written
 * @param {number} line
 * @returns {Instruction}
 */
function instructionOf(written, line) {
  const [, kind = '', options = '', text = ''] = /^\s*(\S+)((?:\s+--\S+)*)\s*(.*?)\s*$/.exec(written) ?? []
  const flags = Object.fromEntries(
    Array.from(options.matchAll(/--([^=\s]+)=?(\S*)/g), ([, name, value]) => [name, value]),
  )
  const allowed = KNOWN.get(kind)
  if (!allowed) throw new Error(`line ${line}: ${kind} is not understood here`)
  const unknown = Object.keys(flags).find((name) => !allowed.includes(name))
  if (unknown !== undefined) throw new Error(`line ${line}: --${unknown} of ${kind} is not understood here`)
  if (text.includes('<<')) throw new Error(`line ${line}: a here-document is not understood here`)
  return { kind, text, flags, line }
}

/**
 * @param {Instruction} from
 * @returns {Stage}
 */
function stageOf({ text, line }) {
  const [, base = '', name = ''] = /^(\S+)(?: AS (\S+))?$/.exec(text) ?? []
  if (base === '') throw new Error(`line ${line}: FROM names no image`)
  return { base, name, line, instructions: [] }
}

/**
 * The program and its arguments, whichever way they are written.
 * @param {string} text of a CMD, a RUN or the CMD of a HEALTHCHECK
 * @returns {string[]}
 */
export function argumentsOf(text) {
  return text.startsWith('[') ? JSON.parse(text) : ['/bin/sh', '-c', text]
}

/**
 * What ENV, ARG and LABEL set; a name alone is an ARG without a value.
 * @param {string} text
 * @returns {Record<string, string | undefined>}
 */
export function pairsOf(text) {
  const pairs = text.matchAll(/([^\s=]+)(?:=("(?:[^"\\]|\\.)*"|\S*))?/g)
  return Object.fromEntries(
    Array.from(pairs, ([, name, value]) => [name, value?.startsWith('"') ? JSON.parse(value) : value]),
  )
}
