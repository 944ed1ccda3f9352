import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'

/** @typedef {{ apiVersion: string, kind: string, metadata: { name: string, labels?: Record<string, string> }, spec?: any }} Manifest */

const folder = import.meta.dirname

/** @type {{ resources: string[], images: { name: string, newName: string, newTag: string }[], patches: { patch: string }[] }} */
export const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'))

/** The YAML files of this folder but the kustomization itself. */
export const files = readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')

/** What stands in them. */
export const written = files.flatMap((name) => manifestsIn(readFileSync(join(folder, name), 'utf8')))

/**
 * What `kubectl` makes of them, and a cluster would get.
 * @returns undefined where there is no kubectl
 */
export function rendered() {
  const { error, status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' })
  if (error && 'code' in error && error.code === 'ENOENT') return undefined
  if (status !== 0) throw new Error(stderr)
  return manifestsIn(stdout)
}

/**
 * The one manifest of a kind.
 * @param {readonly Manifest[]} manifests
 * @param {string} kind
 */
export function only(manifests, kind) {
  const [manifest, ...others] = manifests.filter((one) => one.kind === kind)
  if (!manifest || others.length > 0) throw new Error(`${others.length + (manifest ? 1 : 0)} manifests are a ${kind}`)
  return manifest
}

/**
 * @param {string} yaml
 * @returns {Manifest[]}
 */
function manifestsIn(yaml) {
  return parseAllDocuments(yaml).map((document) => {
    if (document.errors[0]) throw document.errors[0]
    return document.toJS()
  })
}
