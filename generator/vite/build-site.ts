import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown, ViteBuilder } from 'vite'
import type { Create, Files } from '../content/resolve-content.ts'
import { policyOf } from '../hosting/headers.ts'
import { writeHosting } from '../hosting/hosting.ts'
import type { Site } from './load-site.ts'
import { assertReplaceable, removeTemporaryFolders, swapDirectories, temporaryFolders } from './output-folder.ts'
import { copyOwnFiles } from './own-files.ts'
import { assetsOf, type Prerender, writePages } from './pages.ts'

type Folders = { contentFolder: string; project: string; output: string }

/**
 * Builds the application and a page for every address, and replaces the output. If this fails, the output stays as it was.
 * @throws UserError when the output contains anything but a build
 */
export async function buildSite(builder: ViteBuilder, site: Site, { contentFolder, project, output }: Folders) {
  assertReplaceable(output)
  removeTemporaryFolders(output)
  try {
    await writeSite(builder, site, contentFolder, output)
    swapDirectories(output)
  } finally {
    try {
      removeTemporaryFolders(output)
    } catch {
      // It would hide the cause of a failed build. The next build removes what is left.
    }
  }
  builder.config.logger.info(`The site is in ${relative(project, output)}/`)
}

async function writeSite(builder: ViteBuilder, site: Site, contentFolder: string, output: string) {
  const folders = temporaryFolders(output)
  const { client, prerender } = builder.environments
  if (!client || !prerender) throw new Error('site-plugin.ts configures both environments')
  const assets = assetsOf((await builder.build(client)) as Rolldown.RolldownOutput) // there is one output, and no watcher
  await builder.build(prerender)
  await writeFiles(folders.site, site.files)
  const entry = pathToFileURL(join(folders.prerender, 'entry-prerender.mjs')).href
  const { base } = builder.config
  const style = await writePages(folders.site, base, assets, site.languages, (await import(entry)) as Prerender) // built from src/entry-prerender.tsx
  copyOwnFiles(contentFolder, folders.site)
  writeHosting(folders.site, policyOf(site.languages[0].content, style), base)
}

const PROGRESS_MS = 5000

/**
 * Creates the files of a site other than its pages and its code, and writes them into `folder`.
 * @throws the first failure, when no file is being written any more
 */
export async function writeFiles(folder: string, files: Files) {
  let done = 0
  let isSlow = false
  const report = () => console.error(`Created ${done} of ${files.size} files`)
  const progress = setInterval(() => {
    isSlow = true
    report()
  }, PROGRESS_MS)
  const write = async (path: string, create: Create) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    await writeFile(file, await create())
    done++
  }
  const queue = files.entries() // The workers share it.
  const failures: unknown[] = []
  const work = async () => {
    for (const [path, create] of queue) {
      if (failures.length > 0) return
      await write(path, create).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  clearInterval(progress)
  if (failures.length > 0) throw failures[0]
  if (isSlow) report()
}
