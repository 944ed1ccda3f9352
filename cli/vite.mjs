import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { packageFolder, project, run } from './set-up.mjs'

/**
 * Builds the site with Vite, and ends the command if that fails.
 * @param {{ outDir?: string, logLevel?: import('vite').LogLevel, allowsSample?: boolean | undefined }} options
 */
export async function build({ outDir = 'dist', logLevel = 'info', allowsSample }) {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const options = ['--config', join(packageFolder, 'vite.config.ts'), '--outDir', outDir, '--logLevel', logLevel]
  const isBuilt = await run(process.execPath, [vite, 'build', ...options], {
    cwd: project,
    env: {
      // With its default, glibc does not give back the memory of pictures that were made by several threads
      // (https://sharp.pixelplumbing.com/install/#linux-memory-allocator).
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      ...(allowsSample && { ALLOW_SAMPLE: 'yes' }),
    },
  })
  if (!isBuilt) process.exit(1)
  printUpgradeNote()
}

/** Prints what an upgrade brings, once: the first paragraph of its version in the changelog. */
function printUpgradeNote() {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  const file = join(project, '.cache/version')
  const previous = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (previous === version) return
  mkdirSync(join(project, '.cache'), { recursive: true })
  writeFileSync(file, version)
  if (previous === undefined || previous.localeCompare(version, 'en', { numeric: true }) > 0) return
  const [, chapter = ''] = readFileSync(join(packageFolder, 'CHANGELOG.md'), 'utf8').split(`\n## ${version}\n\n`)
  const [summary = ''] = chapter.split('\n\n')
  const all = 'All changes: node_modules/vitafolio/CHANGELOG.md'
  console.error(`vitafolio ${previous} is now ${version}. ${summary.replaceAll('\n', ' ')} ${all}`)
}

/**
 * Imports a TypeScript module through Vite, because Node 20 cannot.
 * @param {string} module its path in the project
 * @returns {Promise<any>}
 */
export async function importTypeScript(module) {
  const { runnerImport } = await import('vite')
  const loaded = await runnerImport(join(packageFolder, module), {
    configFile: false,
    root: packageFolder,
    logLevel: 'error',
  })
  return loaded.module
}
