import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder, project } from './set-up.mjs'

/** Prints what an upgrade brings, once: the first paragraph of its version in the changelog. */
export function printUpgradeNote() {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  const file = join(project, '.cache/version')
  const previous = readIfThere(file)
  if (previous === version) return
  mkdirSync(join(project, '.cache'), { recursive: true })
  writeFileSync(file, version)
  if (previous === undefined || previous.localeCompare(version, 'en', { numeric: true }) > 0) return
  const [, chapter = ''] = readFileSync(join(packageFolder, 'CHANGELOG.md'), 'utf8').split(`\n## ${version}\n\n`)
  const [summary = ''] = chapter.split('\n\n')
  const all = 'All changes: node_modules/vitafolio/CHANGELOG.md'
  console.error(`vitafolio ${previous} is now ${version}. ${summary.replaceAll('\n', ' ')} ${all}`)
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
