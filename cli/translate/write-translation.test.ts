import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readContent } from '../../generator/content/read-content.ts'
import { readTranslations } from '../../generator/content/read-translations.ts'
import { writeTranslation } from './write-translation.ts'

/** A project folder with the sample as content/. */
function project() {
  const root = mkdtempSync(join(tmpdir(), 'translate-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync('sample', join(root, 'content'), { recursive: true })
  return root
}

test('writes a translation that lacks nothing', async () => {
  const root = project()
  const { report } = await writeTranslation(root, 'fr')
  expect(report).toMatch(/^Wrote content\/site\.fr\.yaml with every text/)
  const [french] = readTranslations(root, 'content', await readContent(root, 'content'))
  expect(french?.missing).toEqual([])
  expect(readFileSync(join(root, 'content/site.fr.yaml'), 'utf8')).not.toMatch(/^ui:|https:|\.jpg/m)
})

test('says that a language has no texts of the interface', async () => {
  expect((await writeTranslation(project(), 'sv')).report).toContain('write them below ui:')
})

test('changes no existing file', async () => {
  const root = project()
  writeFileSync(join(root, 'content/site.de.yaml'), 'title: Meins')
  expect((await writeTranslation(root, 'de')).problem).toContain('content/site.de.yaml exists already')
  expect(readFileSync(join(root, 'content/site.de.yaml'), 'utf8')).toBe('title: Meins')
})

test.each([
  ['german', '"german" is no language code. Write a code such as de or pt-BR.'],
  ['../de', '"../de" is no language code.'],
  ['en', 'content/site.yaml is in en already.'],
])('rejects the language %s', async (language, problem) => {
  expect((await writeTranslation(project(), language)).problem).toContain(problem)
})

test('needs content to translate', async () => {
  const root = project()
  rmSync(join(root, 'content/site.yaml'))
  mkdirSync(join(root, 'content'), { recursive: true })
  expect((await writeTranslation(root, 'de')).problem).toContain('Run npm run init or npm run import first.')
})
