import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { packageFolder, project, run } from './set-up.mjs'
import { printUpgradeNote } from './upgrade-note.mjs'

/**
 * Builds the site with Vite. Returns whether it succeeded.
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
  if (isBuilt) printUpgradeNote()
  return isBuilt
}
