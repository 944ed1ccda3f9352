import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { packageFolder, project, run } from './set-up.mjs'
import { printUpgradeNote, rememberVersion } from './upgrade-note.mjs'

/**
 * Builds the site with Vite, and ends the command if that fails.
 * @param {{ outDir?: string, logLevel?: import('vite').LogLevel, allowsSample?: boolean | undefined }} options
 */
export async function build(options) {
  if (!(await isBuilt(options))) process.exit(1)
}

/**
 * Builds the site with Vite. Returns whether that succeeded.
 * @param {{ outDir?: string, logLevel?: import('vite').LogLevel, allowsSample?: boolean | undefined, isQuiet?: boolean }} options
 * `isQuiet` keeps the standard output free
 */
export async function isBuilt({ outDir = 'dist', logLevel = 'info', allowsSample, isQuiet = false }) {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const options = ['--config', join(packageFolder, 'vite.config.ts'), '--outDir', outDir, '--logLevel', logLevel]
  const succeeded = await run(process.execPath, [vite, 'build', ...options], {
    cwd: project,
    stdio: isQuiet ? ['inherit', 2, 2] : 'inherit',
    env: {
      // With its default, glibc does not give back the memory of pictures that were made by several threads
      // (https://sharp.pixelplumbing.com/install/#linux-memory-allocator).
      MALLOC_ARENA_MAX: '2',
      ...process.env,
      ...(allowsSample && { ALLOW_SAMPLE: 'yes' }),
    },
  })
  if (!succeeded) return false
  printUpgradeNote()
  rememberVersion()
  return true
}
