import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Creates a folder that is removed after the test.
 * @param files path in the folder -> content
 */
export function temporaryFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

/** A valid site.yaml with the required fields and these. */
export function siteYaml(fields: object = {}): string {
  return JSON.stringify({
    url: 'https://ada.dev/',
    language: 'en',
    name: 'Ada',
    title: '{name}',
    description: 'The personal website of {name}, with the CV as a PDF for download.',
    hero: { headline: '{name}' },
    profile: { title: 'Engineer' },
    ...fields,
  })
}
