import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../set-up.mjs'
import { commandsIn } from './commands-in.mjs'

/**
 * Every command of the project's documents, with the places that name it.
 * @returns {Map<string, string[]>}
 */
export function commandsOfDocuments() {
  /** @type {Map<string, string[]>} */
  const places = new Map()
  for (const document of documents()) {
    for (const { command, line } of commandsIn(readFileSync(join(root, document), 'utf8'))) {
      places.set(command, [...(places.get(command) ?? []), `${document}:${line}`])
    }
  }
  return places
}

function documents() {
  const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
  return ['README.md', 'CONTRIBUTING.md', ...pages.toSorted()].filter((name) => existsSync(join(root, name)))
}
