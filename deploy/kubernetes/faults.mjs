import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** @typedef {import('./manifests.mjs').Manifest} Manifest */

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
const OPTIONS = '--ignoreConfig --noEmit --pretty false --strict --module esnext --moduleResolution bundler'.split(' ')
const folder = join(import.meta.dirname, '../../node_modules/.site/manifests')

/**
 * What of these manifests Kubernetes' own published types don't know, miss, or want otherwise. The compiler asks them: in
 * an object written out it takes no field that its type does not have. They are the types of 1.30, the oldest version
 * that this is for, so that a younger field is a fault as well.
 * @param {Record<string, Manifest>} manifests by a name of their own
 * @returns {string[]} each fault as "name: what is wrong"
 */
export function faultsIn(manifests) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, manifest] of Object.entries(manifests)) writeFileSync(join(folder, `${name}.ts`), typed(manifest))
  const names = Object.keys(manifests).map((name) => `${name}.ts`)
  const { status, stdout } = spawnSync(process.execPath, [tsc, ...OPTIONS, ...names], { cwd: folder, encoding: 'utf8' })
  const faults = Array.from(
    stdout.matchAll(/^(.+)\.ts\(.+?\): error TS\d+: (.+)$/gm),
    ([, name, what]) => `${name}: ${what}`,
  )
  if (status !== 0 && faults.length === 0) throw new Error(stdout)
  return faults.toSorted()
}

/** @param {Manifest} manifest */
function typed(manifest) {
  const [group = '', version] = manifest.apiVersion.split('/')
  const module = version ? `${group.split('.')[0]}/${version}` : `core/${group}`
  return `import type { ${manifest.kind} } from 'kubernetes-types/${module}'
export const manifest: ${manifest.kind} = ${JSON.stringify(manifest, undefined, 2)}
`
}
