import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const MODULE = '.module.css'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** What blockers of advertisements hide. */
const BLOCKED = 'ad'

/** A name that a reader understands, and no other file gives: no two modules of the tree have one name. */
export function readableName(name: string, file: string): string {
  return `${basename(file).replace(/\.module\.css.*/, '')}-${name}`
}

/**
 * Names of a letter or two for the classes and keyframes of all CSS modules below `folder`. They follow from these files
 * alone, so that every part of a build, and every build, gives the same.
 */
export function shortNames(folder: string): (name: string, file: string) => string {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(MODULE))
  const names = modules
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => namesIn(readFileSync(join(folder, file), 'utf8')).map((name) => readableName(name, file)))
  const free = shortOnes()
  const short = new Map(names.map((name) => [name, free.next().value]))
  return (name, file) => {
    const found = short.get(readableName(name, file))
    if (found === undefined) throw new Error(`${file} has the name ${name}, which no file below ${folder} declares`)
    return found
  }
}

/** The classes and keyframes that a stylesheet declares, each once. */
export function namesIn(css: string): string[] {
  const found = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)
  return [...new Set([...found].map(([, name = '']) => name))]
}

/** a, b, … z, aa, ab, … zz: more than any site has. */
function* shortOnes(): Generator<string, string> {
  for (const first of ['', ...LETTERS]) {
    for (const last of LETTERS) if (first + last !== BLOCKED) yield first + last
  }
  throw new Error('There are more names than a letter or two can tell apart')
}
