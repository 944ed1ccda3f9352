import { misuse } from './arguments.mjs'
import { build } from './vite.mjs'

/** @type {import('vite').LogLevel[]} */
const LOG_LEVELS = ['info', 'warn', 'error', 'silent']

export const help = `npm run build [-- [--outDir FOLDER] [--allow-sample] [--logLevel LEVEL]]

Writes the site to dist/, and replaces an earlier build there.

  --outDir FOLDER    writes the site to another folder
  --allow-sample     builds for a public address even if sample content is left, or translations are missing
  --logLevel LEVEL   info, warn, error or silent

Environment variables:
  SITE_URL           the public address, such as https://me.example/portfolio/, instead of url in site.yaml
  SITE_CONTENT       the content folder, instead of content/`

export const options = {
  outDir: { type: 'string', default: 'dist' },
  logLevel: { type: 'string', default: 'info' },
  'allow-sample': { type: 'boolean' },
}

/** @param {{ values: { outDir: string, logLevel: string, 'allow-sample'?: boolean } }} parsed */
export async function run({ values: { outDir, logLevel, 'allow-sample': allowsSample } }) {
  const level = LOG_LEVELS.find((name) => name === logLevel)
  if (!level) misuse(`There is no log level "${logLevel}". Use ${LOG_LEVELS.join(', ')}.`)
  await build({ outDir, logLevel: level, allowsSample })
}
