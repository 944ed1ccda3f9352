// Tells what an upgrade of the package brings.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder, project } from './set-up.mjs'

/** The version of the last build. */
const FILE = join(project, '.cache/version')

/** Prints what is new since the last build; on a CI server, which does not know it, what is new in this version. */
export function printUpgradeNote() {
  const version = packageVersion()
  const previous = existsSync(FILE) ? readFileSync(FILE, 'utf8') : undefined
  if (previous === undefined && !process.env.CI) return
  const changelog = readFileSync(join(packageFolder, 'CHANGELOG.md'), 'utf8')
  const note = upgradeNote(changelog, previous, version)
  if (note !== '') console.error(`\n${note}\n`)
}

/** A build has shown the note: the next one is for the next upgrade. */
export function rememberVersion() {
  mkdirSync(join(project, '.cache'), { recursive: true })
  writeFileSync(FILE, packageVersion())
}

/** @returns {string} */
export function packageVersion() {
  return JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).version
}

/**
 * What all versions after the previous one change, and then what is new in them; nothing after a downgrade.
 * @param {string} changelog
 * @param {string | undefined} previous without it, the note is about this version alone
 * @param {string} version
 */
export function upgradeNote(changelog, previous, version) {
  const chapters = changelog
    .split(/^## /m)
    .slice(1)
    .map((chapter) => ({ number: chapter.split('\n')[0]?.trim() ?? '', chapter }))
    .filter(({ number }) =>
      previous === undefined ? number === version : isNewer(number, previous) && !isNewer(number, version),
    )
  if (chapters.length === 0) return ''
  const changes = chapters.flatMap(({ chapter }) => part(chapter, 'Changes without your doing') || [])
  const additions = chapters.flatMap(({ chapter }) => part(chapter, 'New').split('\n\n')[0] || [])
  const title = previous === undefined ? `This is vitafolio ${version}.` : `vitafolio ${previous} is now ${version}.`
  return [
    `${title}${changes.length > 0 ? ' Changes without your doing:' : ''}`,
    changes.join('\n'),
    additions.length > 0 ? `New:\n${additions.join('\n')}` : '',
    'All changes: node_modules/vitafolio/CHANGELOG.md',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/**
 * @param {string} number
 * @param {string} other
 */
function isNewer(number, other) {
  return number.localeCompare(other, 'en', { numeric: true }) > 0
}

/**
 * @param {string} chapter
 * @param {string} heading
 */
function part(chapter, heading) {
  const [, text = ''] = chapter.split(`\n### ${heading}\n`)
  return text.split('\n### ')[0]?.trim() ?? ''
}
