// Runs without any package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sampleError } from '../../generator/content/content-folder.mjs'
import { folderError, nodeVersionError } from '../set-up.mjs'

/** @typedef {import('./site.ts').Check} Check */

/**
 * Checks Node, the project folder and the installed packages.
 * @param {string} root
 * @param {string} version the version of Node
 * @returns {Check}
 */
export function checkSetUp(root, version = process.versions.node) {
  const problems = [nodeVersionError(version), folderError(root), sampleError(root), problemWithPackages(root)].filter(
    (problem) => problem !== undefined,
  )
  return {
    name: 'set-up',
    summary: `Node ${version}`,
    diagnostics: problems.map((message) => ({ severity: 'error', place: '', message })),
  }
}

/** @param {string} root */
function problemWithPackages(root) {
  if (!existsSync(join(root, 'node_modules'))) return 'The packages are not installed. Run npm ci.'
  const { stdout, error } = spawnSync('npm', ['ls', '--all', '--json'], {
    cwd: root,
    shell: process.platform === 'win32',
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  if (error) return `npm ls failed (${error.message}). Check that npm is installed.`
  const { problems = [], error: failure } = JSON.parse(stdout)
  // "missing: name@version, required by …" or "invalid: name@version path"
  const names = [.../** @type {string} */ (problems.join('\n')).matchAll(/^(?:missing|invalid): (\S+[^,\s])/gm)]
  const packages = [...new Set(names.map(([, name]) => name))].join(', ')
  if (packages !== '') return `Packages are missing or have the wrong version: ${packages}. Run npm ci.`
  return failure ? `npm ls failed (${failure.summary}). Undo your changes of package.json.` : undefined
}
