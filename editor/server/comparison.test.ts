import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { paragraph, wordOf } from '../../importers/formats/document/fixtures.ts'
import { comparison } from './comparison.ts'

const history = { title: 'History', label: 'History', entries: [{ role: 'Operator', employer: 'Elbe Bank' }] }

function imported() {
  const root = temporaryFolder({ 'content/site.yaml': siteYaml({ history }) })
  mkdirSync(join(root, '.cache/import'), { recursive: true })
  const bytes = wordOf(['# Ada', 'Operator', 'Elbe Bank', 'Since ever'].map(paragraph).join(''))
  writeFileSync(join(root, '.cache/import/cv.docx'), bytes)
  return { root, bytes }
}

test('compares the file of the import with the content as it is now', async () => {
  const { root, bytes } = imported()
  const { name, compare, bytes: read } = comparison(root, 'content')
  expect(name()).toBe('cv.docx')
  expect(read()).toEqual(Buffer.from(bytes))
  const statesOf = async () => {
    const { pages } = await compare()
    return pages.flatMap(({ lines }) => lines.map(({ text, parts }) => `${text}: ${parts[0]?.state ?? ''}`))
  }
  expect(await statesOf()).toEqual(['Ada: taken', 'Operator: taken', 'Elbe Bank: taken', 'Since ever: left'])
  const yaml = siteYaml({ history }).replace('Elbe Bank', 'Since ever')
  writeFileSync(join(root, 'content/site.yaml'), yaml)
  expect(await statesOf()).toEqual(['Ada: taken', 'Operator: taken', 'Elbe Bank: left', 'Since ever: taken'])
})

test('removes the copy of the file, and compares nothing then', async () => {
  const { root } = imported()
  const { name, compare, remove } = comparison(root, 'content')
  remove()
  expect(existsSync(join(root, '.cache/import'))).toBe(false)
  expect(name()).toBeUndefined()
  expect((await compare()).pages).toEqual([])
})

test('does not compare content that no import has written', () => {
  const { root } = imported()
  const { name, remove } = comparison(root, 'elsewhere')
  expect(name()).toBeUndefined()
  remove()
  expect(existsSync(join(root, '.cache/import/cv.docx'))).toBe(true)
})
