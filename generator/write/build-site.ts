import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown, ViteBuilder } from 'vite'
import { checkPrivate, formatInOneLine, readPrivate } from '../../content/content.ts'
import { isPage, policyOf } from '../hosting/headers.ts'
import { writeHosting } from '../hosting/hosting.ts'
import { searchOutput } from '../private/search-output.ts'
import type { Files } from '../resolve/site-files.ts'
import type { Site } from '../site.ts'
import { replaceOutput } from './output-folder.ts'
import { copyOwnFiles } from './own-files.ts'
import { assetsOf, type Prerender, writePages } from './pages.ts'

const NOTHING_PRIVATE = 'No private fact was found in the files of the site'
const NOT_SEARCHED = 'There is no content/private.yaml here, so nothing private was searched for'

type Folders = { contentFolder: string; project: string; output: string }

/**
 * Builds the application and a page for every address, and replaces the output. If this fails, the output stays as it was.
 * @throws UserError when the output contains anything but a build, ContentError when the site has private facts
 */
export async function buildSite(builder: ViteBuilder, site: Site, { contentFolder, project, output }: Folders) {
  const { base, logger } = builder.config
  const { client, prerender } = builder.environments
  if (!client || !prerender) throw new Error('site-plugin.ts configures both environments')
  const facts = readPrivate(site.content)
  for (const problem of checkPrivate(project, site.content)) logger.warn(formatInOneLine(problem))
  await replaceOutput(output, async (folders) => {
    const assets = assetsOf((await builder.build(client)) as Rolldown.RolldownOutput) // there is one output, and no watcher
    await builder.build(prerender)
    logger.info(`Creating ${site.files.size} pictures, documents and other files`)
    await writeFiles(folders.site, site.files)
    const entry = pathToFileURL(join(folders.prerender, 'entry-prerender.mjs')).href
    const styles = await writePages(folders.site, base, assets, site, (await import(entry)) as Prerender) // built from src/entry-prerender.tsx
    const own = copyOwnFiles(contentFolder, folders.site).filter(isPage)
    writeHosting(folders.site, policyOf(site.languages[0].content, styles), base, own)
    if (facts) await searchOutput(folders.site, facts)
    logger.info(facts ? NOTHING_PRIVATE : NOT_SEARCHED)
  })
  logger.info(`The site is in ${relative(project, output)}/`)
}

/** Writes the files of a site other than its pages and its code, as many at once as there are cores. */
async function writeFiles(folder: string, files: Files) {
  const queue = files.entries() // The workers share it.
  const work = async () => {
    for (const [path, create] of queue) {
      const file = join(folder, path)
      mkdirSync(dirname(file), { recursive: true })
      await writeFile(file, await create())
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
