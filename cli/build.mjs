import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { contentFolder } from '../lib/content-folder.mjs'
import { project } from './set-up.mjs'
import { build, importTypeScript } from './vite.mjs'

export const help = `npm run build [-- [--outDir FOLDER] [--allow-sample]]

Writes the site to dist/, and replaces an earlier build there. Writes the letters of content/letters/ to letters/.

  --outDir FOLDER    writes the site to another folder
  --allow-sample     builds for a public address even if sample content is left, or translations are missing

Environment variables:
  SITE_URL           the public address, such as https://me.example/portfolio/, instead of url in site.yaml
  SITE_CONTENT       the content folder, instead of content/`

export const options = { outDir: { type: 'string', default: 'dist' }, 'allow-sample': { type: 'boolean' } }

/** @param {{ values: { outDir: string, 'allow-sample'?: boolean } }} parsed */
export async function run({ values: { outDir, 'allow-sample': allowsSample } }) {
  await build({ outDir: outDir || 'dist', allowsSample })
  const folder = contentFolder(project)
  if (!existsSync(resolve(project, folder, 'letters'))) return
  const { writeLetters } = await importTypeScript('cli/letter/write-letters.ts')
  for (const line of await writeLetters(project, folder)) console.log(line)
}
