import { join } from 'node:path'
import { inspect } from 'node:util'
import { packageFolder } from './set-up.mjs'
import { printUpgradeNote } from './upgrade-note.mjs'

const configFile = join(packageFolder, 'vite.config.ts')

/**
 * Builds the site. Returns whether it succeeded.
 * @param {{ outDir?: string, logLevel?: import('vite').LogLevel, allowsSample?: boolean | undefined }} options
 */
export async function build({ outDir = 'dist', logLevel = 'info', allowsSample }) {
  if (allowsSample) process.env.ALLOW_SAMPLE = 'yes'
  printUpgradeNote()
  const { createBuilder } = await import('vite')
  try {
    const builder = await createBuilder({ configFile, logLevel, build: { outDir } })
    await builder.buildApp()
    return true
  } catch (error) {
    console.error(`\n${inspect(error)}`)
    return false
  }
}
