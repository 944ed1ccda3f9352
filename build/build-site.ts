import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteBuilder } from 'vite'
import type { Source } from '../schema/content.ts'
import type { ResolvedContent } from './content/resolve-content.ts'
import { earlierSite, noteSite } from './earlier-site.ts'
import { asideOf, SUMS, writeHosting } from './hosting/hosting.ts'
import { policyOf } from './hosting/policy.ts'
import { sbom } from './hosting/sbom.ts'
import { sumsIn } from './hosting/sums.ts'
import { writePages, type Prerender } from './pages.ts'
import { Refusal } from './refusal.ts'
import { sourceDate } from './source-date.ts'
import { writeFiles } from './write-files.ts'

/** Where a build puts its parts until all of them are there: the output is replaced as a whole or stays as it is. */
export const PARTS = {
  client: 'node_modules/.site/client',
  prerender: 'node_modules/.site/prerender',
  aside: 'node_modules/.site/aside',
}

type Site = { source: Source } & ResolvedContent

/**
 * Builds the application and a page for every address, and puts them in the place of what `output` held.
 * @throws when `output` holds anything but an earlier build
 */
export async function buildSite(builder: ViteBuilder, root: string, site: Site, output: string) {
  refuseOthers(output)
  for (const part of Object.values(PARTS)) rmSync(join(root, part), { recursive: true, force: true })
  const bom = sbom(root, sourceDate(root)) // It is npm that takes half a second for it, meanwhile.
  bom.catch(() => undefined) // It is asked for below.
  const [client, aside] = [join(root, PARTS.client), join(root, PARTS.aside)]
  const build = async (name: string) => {
    const environment = builder.environments[name]
    if (environment) await builder.build(environment)
  }
  await build('client')
  const [{ copies, takenOver }] = await Promise.all([
    writeFiles(client, site.files, earlierSite(root, output)),
    build('prerender'),
  ])

  const bundle = (await import(pathToFileURL(join(root, PARTS.prerender, 'prerender.js')).href)) as Prerender // that is src/prerender.tsx
  await writePages(client, site, bundle)
  writeHosting(client, aside, {
    policy: policyOf(site.content, bundle.critical),
    base: builder.config.base,
    sbom: await bom,
    sums: sumsIn(join(asideOf(output), SUMS), takenOver),
  })
  noteSite(root, { folder: output, copies })
  replace({ output: asideOf(output), built: aside }, { output, built: client })
  builder.config.logger.info(`The site is in ${relative(root, output)}/`)
}

/** A folder named by mistake keeps what it holds. */
export function refuseOthers(output: string) {
  refuseOther(asideOf(output), (folder) => existsSync(join(folder, SUMS)))
  refuseOther(output, isSite)
}

function refuseOther(output: string, isOurs: (folder: string) => boolean) {
  if (!existsSync(output) || readdirSync(output).length === 0 || isOurs(output)) return
  throw new Refusal(
    `${output} holds something else than a built site; name an empty folder, or one that is not there yet`,
  )
}

function isSite(folder: string): boolean {
  const home = join(folder, 'index.html')
  return existsSync(home) && readFileSync(home, 'utf8').includes('<div id="root" data-path="/">')
}

/**
 * Puts whole folders in the place of others: at every moment one of the two is there, or about to be.
 * @param pairs what is built, and where it goes; either all of it does, or nothing
 */
export function replace(...pairs: readonly { output: string; built: string }[]) {
  const clear = (end: string) => {
    for (const { output } of pairs) rmSync(output + end, { recursive: true, force: true })
  }
  clear('.next')
  clear('.last')
  try {
    for (const { output, built } of pairs) {
      mkdirSync(dirname(output), { recursive: true })
      move(built, `${output}.next`)
    }
  } catch (error) {
    clear('.next')
    throw new Refusal(`What was built can't be written, so what was there stays. ${String(error)}`)
  }
  for (const { output } of pairs) {
    if (existsSync(output)) renameSync(output, `${output}.last`)
    renameSync(`${output}.next`, output)
  }
  clear('.last')
}

function move(from: string, to: string) {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error // what `fs` throws
    // The output stands on another disk.
    cpSync(from, to, { recursive: true })
    rmSync(from, { recursive: true })
  }
}
