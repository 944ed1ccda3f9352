import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { refuseOthers, replace } from './output-folder.ts'

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

test('and so is one beside it, where what is not served goes', () => {
  const output = join(room(), 'out')
  mkdirSync(`${output}.hosting`)
  writeFileSync(`${output}.hosting/mine.txt`, 'mine')
  expect(() => refuseOthers(output)).toThrow(`${output}.hosting holds something else`)
  writeFileSync(`${output}.hosting/SHA256SUMS`, '')
  expect(() => refuseOthers(output)).not.toThrow()
})

test('a link, a file and a repository are no outputs: they would be gone', () => {
  const [link, file, repository] = [join(room(), 'link'), join(room(), 'file'), room()]
  const site = room()
  for (const folder of [site, repository]) writeFileSync(join(folder, 'index.html'), '<div id="root" data-path="/">')
  symlinkSync(site, link, 'junction')
  writeFileSync(file, '')
  mkdirSync(join(repository, '.git'))
  expect(() => refuseOthers(site)).not.toThrow()
  expect(() => refuseOthers(link)).toThrow(`${link} is a link; name an empty folder`)
  expect(() => refuseOthers(file)).toThrow(`${file} is a file`)
  expect(() => refuseOthers(repository)).toThrow(`${repository} is a repository, which would be gone`)
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
  replace({ output, built })
  expect(readdirSync(output)).toEqual(['new.txt'])
  expect(readFileSync(join(output, 'new.txt'), 'utf8')).toBe('new')
  expect(existsSync(built)).toBe(false)
  expect(readdirSync(join(place, 'deep'))).toEqual(['out'])
})

test('of several folders all are replaced or none, and nothing half written is left', () => {
  const place = room()
  for (const name of ['one', 'two', 'built']) {
    mkdirSync(join(place, name))
    writeFileSync(join(place, name, 'index.html'), name)
  }
  const pairs = [
    { output: join(place, 'one'), built: join(place, 'built') },
    { output: join(place, 'two'), built: join(place, 'missing') },
  ]
  expect(() => replace(...pairs)).toThrow(/can't be written, so what was there stays\. .*ENOENT/)
  expect(readdirSync(place).toSorted()).toEqual(['one', 'two'])
  expect(readFileSync(join(place, 'one/index.html'), 'utf8')).toBe('one')
})

test('a folder that can’t be moved stays as it is, and so do the others', ({ skip, onTestFinished }) => {
  const place = room()
  for (const name of ['one', 'two', 'new-one', 'new-two']) {
    mkdirSync(join(place, name))
    writeFileSync(join(place, name, 'index.html'), name)
  }
  const { status } = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', join(place, 'two')])
  if (status !== 0) skip('a disk can be put there by root alone, and not everywhere')
  onTestFinished(() => void spawnSync('umount', [join(place, 'two')]))
  const pairs = ['one', 'two'].map((name) => ({ output: join(place, name), built: join(place, `new-${name}`) }))
  expect(() => replace(...pairs)).toThrow(/what was there stays\. .*EBUSY/)
  expect(readdirSync(place).toSorted()).toEqual(['one', 'two'])
  expect(readFileSync(join(place, 'one/index.html'), 'utf8')).toBe('one')
})

test('what a build was broken off in the midst of replacing is not lost', () => {
  const output = join(room(), 'out')
  mkdirSync(output)
  writeFileSync(join(output, 'index.html'), 'as it was')
  renameSync(output, `${output}.old-build`)
  expect(() => replace({ output, built: join(room(), 'missing') })).toThrow(/what was there stays/)
  expect(readFileSync(join(output, 'index.html'), 'utf8')).toBe('as it was')
})

test('folders beside it are left alone', () => {
  const [place, built] = [room(), join(room(), 'built')]
  for (const folder of [join(place, 'dist.last'), join(place, 'dist.next'), built]) mkdirSync(folder)
  replace({ output: join(place, 'dist'), built })
  expect(readdirSync(place).toSorted()).toEqual(['dist', 'dist.last', 'dist.next'])
})

test('a disk that is full keeps the site that it has', ({ skip, onTestFinished }) => {
  const [disk, built] = [room(), join(room(), 'built')]
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk])
  if (status !== 0) skip('a small disk can be made by root alone, and not everywhere')
  onTestFinished(() => void spawnSync('umount', [disk]))
  mkdirSync(built)
  writeFileSync(join(built, 'index.html'), 'a'.repeat(100_000))
  const output = join(disk, 'dist')
  mkdirSync(output)
  writeFileSync(join(output, 'index.html'), 'as it was')
  expect(() => replace({ output, built })).toThrow(/what was there stays\. .*no space left/)
  expect(readdirSync(disk)).toEqual(['dist'])
  expect(readFileSync(join(output, 'index.html'), 'utf8')).toBe('as it was')
  expect(existsSync(built)).toBe(true)
})
