// Whether what is installed is what package.json and package-lock.json say. Uses nothing but Node itself.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultOfNode } from '../set-up.mjs'

/** @typedef {import('./finding.ts').Finding} Finding */
/** @typedef {import('./finding.ts').Check} Check */
/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} Package */

/** More packages than this are only counted. */
const NAMED = 5
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies']

/**
 * @param {string} root the project's folder
 * @param {string} version the version of Node
 * @returns {Check}
 */
export function checkSetUp(root, version = process.versions.node) {
  const fault = faultOfNode(version)
  const wanted = read(root, 'package.json')
  const lock = read(root, 'package-lock.json')
  const findings = [
    ...(fault ? [problem(placeIn(wanted, '"node"'), fault)] : []),
    ...(lock.fault ? [problem({ file: lock.file, line: null, column: null }, lock.fault)] : []),
    ...(lock.fault ? [] : [...unlike(wanted, lock), ...uninstalled(root, lock)]),
  ]
  const count = lock.fault ? 0 : Object.keys(lock.json.packages ?? {}).length - 1
  return { name: 'set-up', verdict: `Node ${version}, ${count} packages looked at`, findings }
}

/** @typedef {{ file: string, text: string, json: any, fault: string | null }} Read */

/**
 * @param {string} root
 * @param {string} file
 * @returns {Read}
 */
function read(root, file) {
  try {
    const text = readFileSync(join(root, file), 'utf8')
    const json = JSON.parse(text)
    if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Error('no object')
    return { file, text, json, fault: null }
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const said = missing ? 'is missing' : 'is no JSON (a merge may have left its marks in it)'
    return { file, text: '', json: {}, fault: `${said}; put it back with: git checkout ${file}` }
  }
}

/**
 * Packages that package.json asks for otherwise than the lockfile.
 * @param {Read} wanted
 * @param {Read} lock
 */
function unlike(wanted, lock) {
  /** @param {any} json @returns {Record<string, string>} */
  const asked = (json) => Object.assign({}, ...KINDS.map((kind) => json?.[kind]))
  const own = asked(wanted.json)
  const locked = asked(lock.json.packages?.[''])
  const names = [...new Set([...Object.keys(own), ...Object.keys(locked)])].filter((name) => own[name] !== locked[name])
  return names.map((name) => {
    const here = own[name] === undefined ? `lacks ${name}` : `asks for ${name} ${own[name]}`
    const there = locked[name] === undefined ? 'does not have it' : `has ${locked[name]}`
    const message = `${here}, and package-lock.json ${there}; run npm install, which writes the lockfile anew`
    return problem(placeIn(wanted, `"${name}"`), message)
  })
}

/**
 * Packages of the lockfile that are not installed, or in another version.
 * @param {string} root
 * @param {Read} lock
 */
function uninstalled(root, lock) {
  const installed = read(root, 'node_modules/.package-lock.json')
  if (installed.fault) {
    return [problem({ file: 'node_modules', line: null, column: null }, 'nothing is installed; run npm ci')]
  }
  /** @type {[string, Package][]} */
  const packages = Object.entries(lock.json.packages ?? {}).filter(([path]) => path !== '')
  const findings = packages.flatMap(([path, wanted]) => {
    const there = installed.json.packages?.[path]
    const name = path.replace(/^node_modules\//, '')
    const place = placeIn(lock, `"${path}"`)
    if (wanted === null) return []
    if (!there || !existsSync(join(root, path))) {
      // What other systems need is left out where it does not fit.
      const may = !there && (wanted.optional === true || wanted.devOptional === true)
      return may ? [] : [problem(place, `${name} ${wanted.version} is not installed; run npm ci`)]
    }
    if (there.version === wanted.version) return []
    return [problem(place, `${name} ${wanted.version} is wanted and ${there.version} installed; run npm ci`)]
  })
  const rest = findings.length - NAMED
  if (rest <= 0) return findings
  const more = problem({ file: lock.file, line: null, column: null }, `${rest} more are missing or differ; run npm ci`)
  return [...findings.slice(0, NAMED), more]
}

/**
 * Where a text first stands in a file.
 * @param {Read} file
 * @param {string} needle
 * @returns {Finding['place']}
 */
function placeIn({ file, text }, needle) {
  const lines = text.slice(0, Math.max(0, text.indexOf(needle))).split('\n')
  return text.includes(needle)
    ? { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
    : { file, line: null, column: null }
}

/**
 * @param {Finding['place']} place
 * @param {string} message
 * @returns {Finding}
 */
function problem(place, message) {
  return { level: 'problem', place, message }
}
