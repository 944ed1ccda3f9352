import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteBuilder } from 'vite'
import type { Source } from '../../schema/content.ts'
import type { Files, ResolvedContent } from '../content/resolve-content.ts'
import { asideOf, SUMS, writeHosting } from '../hosting/hosting.ts'
import { policyOf } from '../hosting/policy.ts'
import { sbom } from '../hosting/sbom.ts'
import { sumsIn } from '../hosting/sums.ts'
import { sourceDate } from '../lib/source-date.ts'
import { clearParts, PARTS } from './build-dirs.ts'
import { refuseOthers, replace } from './output-folder.ts'
import { writePages, type Prerender } from './pages.ts'
import { earlierSite, noteSite } from './previous-build.ts'
import { writeFiles } from './write-files.ts'

type Site = { source: Source } & ResolvedContent

/**
 * Builds the application and a page for every address, and puts them in the place of what `output` held.
 * @throws when `output` holds anything but an earlier build
 */
export async function buildSite(builder: ViteBuilder, root: string, site: Site, output: string) {
  refuseOthers(output)
  clearParts(root)
  try {
    await buildFromParts(builder, root, site, output)
  } finally {
    clearParts(root)
  }
}

async function buildFromParts(builder: ViteBuilder, root: string, site: Site, output: string) {
  const bom = sbom(root, sourceDate(root)) // It is npm that takes half a second for it, meanwhile.
  bom.catch(() => undefined) // It is asked for below.
  const files = begun(site.files, 'cv.pdf') // Likewise the typesetter, a process of its own.
  const [client, aside] = [join(root, PARTS.client), join(root, PARTS.aside)]
  const build = async (name: string) => {
    const environment = builder.environments[name]
    if (environment) await builder.build(environment)
  }
  await build('client')
  const [{ copies, takenOver }] = await Promise.all([
    writeFiles(client, files, earlierSite(root, output)),
    build('prerender'),
  ])

  const bundle = (await import(pathToFileURL(join(root, PARTS.prerender, 'entry-prerender.js')).href)) as Prerender // that is src/entry-prerender.tsx
  const style = await writePages(client, site, bundle)
  writeHosting(client, aside, {
    policy: policyOf(site.content, style),
    base: builder.config.base,
    sbom: await bom,
    sums: sumsIn(join(asideOf(output), SUMS), takenOver),
  })
  noteSite(root, { folder: output, copies })
  replace({ output: asideOf(output), built: aside }, { output, built: client })
  builder.config.logger.info(`The site is in ${relative(root, output)}/`)
}

/** The same files, one of which is being made from now on. */
function begun(files: Files, name: string): Files {
  const made = files.get(name)?.()
  if (made === undefined) return files
  Promise.resolve(made).catch(() => undefined) // It is asked for when all are written.
  return new Map([...files, [name, () => made]])
}
