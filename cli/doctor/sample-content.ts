import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { SAMPLE } from '../../generator/content/content-folder.mjs'
import type { Path } from '../../generator/content/place.ts'
import { leftovers, SENTENCE, textsOfSample } from '../../generator/content/sample-content.ts'
import { digestOf } from '../../generator/lib/cache.ts'
import { publicUrlOf } from './address.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Site } from './read-site.ts'

/** How to begin, if the content is the sample as a whole. */
export function unchangedSample({ root, folder, written }: Site): Diagnostic | null {
  const sample: unknown = parse(readFileSync(join(root, SAMPLE, 'site.yaml'), 'utf8'))
  if (!isDeepStrictEqual(written.value, sample)) return null
  const next =
    folder === SAMPLE ? 'Run npm run init.' : `Edit ${folder}/site.yaml, or run npm run import -- resume.json.`
  return { severity: 'warning', place: '', message: `${folder}/ is the sample content, unchanged. ${next}` }
}

/** Sample content may stay until the site has a public URL. */
export function checkSampleContent(site: Site, siteUrl: string) {
  const { root, folder, written, texts } = site
  const digest = (path: string) => (existsSync(join(root, folder, path)) ? digestOf(join(root, folder, path)) : '')
  const personal = leftovers(written.value, { digestOf: digest }).map(({ path }) => path)
  const isPersonal = new Set(personal.map((path) => path.join('.')))
  const sample = textsOfSample()
  const others = texts
    .filter(({ path, text }) => path[0] !== 'ui' && text.length >= SENTENCE && sample.has(text))
    .map(({ path }) => path)
    .filter((path) => !isPersonal.has(path.join('.')))
  const diagnostics: Diagnostic[] = []
  if (personal.length > 0) {
    const message = `Sample content found in ${places(personal, site)}. Replace it, or build with --allow-sample.`
    const severity = publicUrlOf(site, siteUrl) === null ? 'warning' : 'error'
    diagnostics.push({ severity, place: `${written.file}:`, message })
  }
  if (others.length > 0) {
    const message = `Unchanged texts of the sample in ${places(others, site)}. Check whether they fit.`
    diagnostics.push({ severity: 'warning', place: `${written.file}:`, message })
  }
  return { summary: `${personal.length + others.length} places`, diagnostics }
}

/** `3 places: name (line 8), footer (lines 210, 212)` */
function places(paths: readonly Path[], { written }: Site): string {
  const bySection = new Map<PropertyKey, Set<number>>()
  for (const path of paths) {
    const [section = ''] = path
    bySection.set(section, (bySection.get(section) ?? new Set()).add(written.placed({ path, message: '' }).line))
  }
  const sections = Array.from(bySection, ([section, lines]) => {
    return `${String(section)} (${lines.size === 1 ? 'line' : 'lines'} ${[...lines].join(', ')})`
  })
  return `${paths.length} ${paths.length === 1 ? 'place' : 'places'}: ${sections.join(', ')}`
}
