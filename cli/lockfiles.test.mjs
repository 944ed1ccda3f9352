import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const LOCKFILES = ['package-lock.json', 'bench/package-lock.json', 'cli/observatory/package-lock.json']

test.each(LOCKFILES)('every package in %s is held to its hash, wherever it comes from', (file) => {
  /** @type {Record<string, { integrity?: string, resolved?: string }>} */
  const packages = JSON.parse(readFileSync(file, 'utf8')).packages
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  expect(installed.length).toBeGreaterThan(50)
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
})
