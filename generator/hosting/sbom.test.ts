import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sbom } from './sbom.ts'

const ROOT = join(import.meta.dirname, '../..')

test('the bill of materials names what the site is built with, in its exact version and with its hash', async () => {
  const { metadata, components } = JSON.parse(await sbom(ROOT, undefined))
  expect(metadata.component).toMatchObject({ name: 'portfolio', type: 'application' })
  const react = components.find(({ name }: { name: string }) => name === 'react')
  expect(react).toMatchObject({ purl: expect.stringMatching(/^pkg:npm\/react@\d/), hashes: [{ alg: 'SHA-512' }] })
})

test('and is the same for the same lockfile, but for its date', async () => {
  const [first, second, dated] = await Promise.all([
    sbom(ROOT, undefined),
    sbom(ROOT, undefined),
    sbom(ROOT, new Date('2026-11-21T00:00:00Z')),
  ])
  expect(second).toBe(first)
  expect(first).not.toContain('timestamp')
  expect(JSON.parse(dated).metadata.timestamp).toBe('2026-11-21T00:00:00.000Z')
  expect(JSON.parse(dated).serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  expect(JSON.parse(dated).serialNumber).not.toBe(JSON.parse(first).serialNumber)
})

test('a folder that holds no project is refused in words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
  await expect(sbom(folder, undefined)).rejects.toThrow('npm could not say what the site is made of')
})
