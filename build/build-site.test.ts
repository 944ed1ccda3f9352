import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refuseOthers, replace } from './build-site.ts'

const room = () => mkdtempSync(join(tmpdir(), 'output-'))

test.each([
  ['missing', []],
  ['empty', [['', '']]],
  ['an earlier build', [['index.html', '<div id="root" data-path="/">']]],
])('an output that is %s may be replaced', (_, files) => {
  const output = join(room(), 'out')
  for (const [name = '', text = ''] of files) {
    mkdirSync(output, { recursive: true })
    if (name !== '') writeFileSync(join(output, name), text)
  }
  expect(() => refuseOthers(output)).not.toThrow()
})

test('a folder that holds anything else is kept, and named', () => {
  const output = room()
  writeFileSync(join(output, 'index.html'), '<p>somebody else’s page')
  expect(() => refuseOthers(output)).toThrow(`${output} holds something else than a built site`)
})

test('a build replaces the whole folder, and leaves nothing beside it', () => {
  const place = room()
  const [output, built] = [join(place, 'deep/out'), join(place, 'built')]
  for (const [folder, text] of [
    [output, 'old'],
    [built, 'new'],
  ] as const) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${text}.txt`), text)
  }
  replace(output, built)
  expect(readdirSync(output)).toEqual(['new.txt'])
  expect(readFileSync(join(output, 'new.txt'), 'utf8')).toBe('new')
  expect(existsSync(built)).toBe(false)
  expect(readdirSync(join(place, 'deep'))).toEqual(['out'])
})
