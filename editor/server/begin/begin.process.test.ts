import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../../generator/testing/temporary-folder.ts'
import { paragraph, wordOf } from '../../../importers/formats/document/fixtures.ts'
import { filesIn } from '../../../lib/files-in.ts'
import type { UndoSteps } from '../content-editor.ts'
import { backupsOf } from './backups.ts'
import { beginning } from './begin.ts'

const CV = wordOf(
  ['# Ada Lovelace', 'Engineer', '# Experience', 'Operator, Elbe Bank, 2017 - 2021'].map(paragraph).join(''),
)

/** A site as init writes it. */
function freshSite() {
  const root = temporaryFolder()
  cpSync('sample', join(root, 'content'), { recursive: true })
  const file = join(root, 'content/site.yaml')
  const read = () => readFileSync(file, 'utf8')
  writeFileSync(file, read().replace('../schema/', '../node_modules/vitafolio/schema/'))
  const steps: UndoSteps = { done: [], undone: [] }
  const begin = startIn(root, steps)
  const readToEnd = async (name: string, bytes: Uint8Array) => {
    begin.read(name, Buffer.from(bytes))
    await vi.waitFor(() => expect(begin.state().reading).toBeUndefined(), { timeout: 60_000, interval: 100 })
    return begin.state()
  }
  return { root, file, read, write: (text: string) => writeFileSync(file, text), steps, begin, readToEnd }
}

/** As the dev server starts. */
function startIn(root: string, steps: UndoSteps = { done: [], undone: [] }) {
  const begin = beginning(root, 'content', steps)
  if (!begin) throw new Error('It is another folder.')
  onTestFinished(() => begin.end())
  return begin
}

/** All files of a folder, with their bytes. */
const snapshot = (folder: string) =>
  Object.fromEntries(filesIn(folder).map((path) => [path, readFileSync(join(folder, path)).toString('latin1')]))

test('shows itself while the content is that of init, also with the line ends of Windows', () => {
  const { begin, read, write } = freshSite()
  expect(begin.state()).toMatchObject({ isFresh: true, shown: 'choice' })
  const sample = read()
  write(sample.replaceAll('\n', '\r\n'))
  expect(begin.state().isFresh).toBe(true)
  write(sample.replace('Alex Example', 'Ada Lovelace'))
  expect(begin.state()).toMatchObject({ isFresh: false, shown: 'page' })
})

test('stays away once its owner wants to look at the sample', () => {
  const { begin } = freshSite()
  begin.show('page')
  expect(begin.state()).toMatchObject({ isFresh: true, shown: 'page' })
})

test('begins nothing in another folder than content/, such as the sample of this repository', () => {
  const { root } = freshSite()
  expect(beginning(root, 'sample', { done: [], undone: [] })).toBeUndefined()
})

test('imports a file, and brings back what was there before, byte for byte', async () => {
  const { root, begin, read, steps, readToEnd } = freshSite()
  const before = snapshot(join(root, 'content'))
  steps.done.push({ files: [], place: [] })
  const { report, shown, backups, isFresh } = await readToEnd('My CV.docx', CV)
  expect({ shown, isFresh }).toEqual({ shown: 'report', isFresh: false })
  expect(report).toMatchObject({ file: 'My CV.docx', read: ['1 job'], toWrite: [{ path: ['url'] }] })
  expect(backups).toMatchObject([{ name: report?.backup, before: 'import', file: 'My CV.docx' }])
  expect(read()).toMatch(/Elbe Bank[^]*layout: trace/)
  expect(filesIn(join(root, 'content'))).toEqual(['site.yaml'])
  expect(readdirSync(join(root, '.cache/import'))).toEqual(['My CV.docx'])
  // Its values are gone.
  expect(steps.done).toEqual([])

  begin.bringBack(report?.backup ?? '')
  expect(snapshot(join(root, 'content'))).toEqual(before)
  expect(existsSync(join(root, '.cache/import'))).toBe(false)
  expect(begin.state()).toMatchObject({ shown: 'choice', isFresh: true, isBack: true })
  expect(begin.state().report).toBeUndefined()
})

test('keeps edits as a backup in turn, and knows all of it after the server was started again', async () => {
  const { root, read, write, readToEnd } = freshSite()
  const sample = read()
  const { report } = await readToEnd('cv.docx', CV)
  const edited = read().replace('Operator', 'Keeper of engines')
  write(edited)
  const again = startIn(root)
  expect(again.state()).toMatchObject({ shown: 'page', report: { file: 'cv.docx' } })
  const [kept] = again.bringBack(report?.backup ?? '').backups
  expect(kept?.before).toBe('return')
  expect(read()).toBe(sample)
  again.bringBack(kept?.name ?? '')
  expect(read()).toBe(edited)
  expect(filesIn(join(root, 'content'))).toEqual(['site.yaml'])
  expect(readdirSync(join(root, '.cache/import'))).toEqual(['cv.docx'])
  expect(readFileSync(join(root, 'backups/.gitignore'), 'utf8')).toBe('*\n')
})

test('replaces content of the owner by another file, and leaves their other files', async () => {
  const { root, read, write, readToEnd } = freshSite()
  const look = 'look:\n  layout: classic\n  accent: "#0a7d4f"\n'
  write(
    `${read().replaceAll('Alex Example', 'Ada Lovelace').replace('https://example.com/', 'https://ada.example/')}${look}`,
  )
  writeFileSync(join(root, 'content/style.css'), 'h1 { font-style: italic }\n')
  const own = snapshot(join(root, 'content'))
  const { report } = await readToEnd('cv.docx', CV)
  expect(filesIn(join(root, 'content'))).toEqual(['site.yaml', 'style.css'])
  expect(snapshot(join(root, 'backups', report?.backup ?? '', 'content'))).toEqual(own)
  expect(read()).toMatch(/^url: https:\/\/ada\.example\/$[^]*^look:\n {2}layout: classic\n/m)
  expect(report).toMatchObject({ kept: ['url', 'look', 'language'], toWrite: [] })
})

test.each([
  [
    'cv.pdf',
    '%PDF-1.7 and no more',
    /^cv\.pdf cannot be read as a PDF .* Save it again as a PDF, or pass a Word file\.$/,
  ],
  ['notes.txt', 'Dear diary', /^notes\.txt has an unknown format\.$/],
  ['jobs.zip', 'PK and no more', /^jobs\.zip cannot be read/],
  ['../../own.json', '{ "basics": { "name": "Ada" } }', /^No job, school or project was found in own\.json/],
])('refuses %s with a sentence, and writes nothing', async (name, text, sentence) => {
  const { root, begin, readToEnd } = freshSite()
  const before = snapshot(root)
  const { failure, shown } = await readToEnd(name, Buffer.from(text))
  expect(failure?.message).toMatch(sentence)
  expect(failure?.message).not.toContain(root)
  expect(shown).toBe('choice')
  expect(snapshot(root)).toEqual(before)
  begin.show('page')
  expect(begin.state().failure).toBeUndefined()
})

test('stops reading when it is cancelled, and reads another file then', async () => {
  const { root, begin, readToEnd } = freshSite()
  const before = snapshot(join(root, 'content'))
  expect(begin.read('cv.docx', Buffer.from(CV)).reading).toEqual({ file: 'cv.docx', isStarted: false })
  expect(() => begin.read('other.docx', Buffer.from(CV))).toThrow('cv.docx is being read. Cancel that first.')
  expect(begin.cancel().reading).toBeUndefined()
  expect(existsSync(join(root, '.cache/begin'))).toBe(false)
  expect(snapshot(join(root, 'content'))).toEqual(before)
  expect((await readToEnd('other.docx', CV)).report?.file).toBe('other.docx')
})

/** A small site whose content is of several kinds. */
function siteOf(files: Record<string, string>) {
  const root = temporaryFolder(files)
  const at = (path: string) => join(root, 'content', path)
  return { root, at, backups: backupsOf(root) }
}

test('keeps links that lead nowhere as links, and leaves out what is neither file, folder nor link', () => {
  const { at, backups } = siteOf({ 'content/site.yaml': 'name: Ada\n', 'outside.yaml': 'name: Grace\n' })
  symlinkSync('ada@example.1234', at('.#site.yaml'))
  symlinkSync('loop', at('loop'))
  symlinkSync('..', at('above'))
  symlinkSync('../outside.yaml', at('site.de.yaml'))
  execFileSync('mkfifo', [at('pipe')])
  const name = backups.keep({ before: 'import' })
  for (const link of ['.#site.yaml', 'loop']) rmSync(at(link))
  // As an import does, through the link.
  writeFileSync(at('site.de.yaml'), 'name: Mary\n')
  backups.bringBack(name)
  expect(readlinkSync(at('.#site.yaml'))).toBe('ada@example.1234')
  expect(readlinkSync(at('loop'))).toBe('loop')
  expect(readlinkSync(at('site.de.yaml'))).toBe('../outside.yaml')
  expect(readFileSync(at('site.de.yaml'), 'utf8')).toBe('name: Grace\n')
})

test('brings back modes, empty folders, and files that became folders', () => {
  const { at, backups } = siteOf({ 'content/site.yaml': 'name: Ada\n', 'content/private.yaml': 'phone: 1\n' })
  chmodSync(at('private.yaml'), 0o600)
  mkdirSync(at('images'))
  mkdirSync(at('stories'))
  writeFileSync(at('stories/one.md'), 'One')
  writeFileSync(at('notes'), 'A file.')
  const name = backups.keep({ before: 'import' })
  for (const path of ['private.yaml', 'images', 'stories', 'notes']) rmSync(at(path), { recursive: true })
  mkdirSync(at('notes'))
  writeFileSync(at('notes/new.md'), 'New')
  writeFileSync(at('stories'), 'A file now.')
  mkdirSync(at('later'))
  backups.bringBack(name)
  expect(statSync(at('private.yaml')).mode % 0o1000).toBe(0o600)
  expect(readdirSync(at('')).toSorted()).toEqual(['images', 'notes', 'private.yaml', 'site.yaml', 'stories'])
  expect(readFileSync(at('notes'), 'utf8')).toBe('A file.')
  expect(readFileSync(at('stories/one.md'), 'utf8')).toBe('One')
  backups.bringBack(backups.list()[0]?.name ?? '')
  expect(readFileSync(at('notes/new.md'), 'utf8')).toBe('New')
  expect(existsSync(at('later'))).toBe(true)
})

test.each(['', '{"date', 'null', '{}'])('lists a backup by its name that says "%s" of itself', (about) => {
  const { root, at, backups } = siteOf({ 'content/site.yaml': 'name: Ada\n' })
  const name = backups.keep({ before: 'import', file: 'cv.docx' })
  writeFileSync(join(root, 'backups', name, 'about.json'), about)
  expect(backups.list()).toEqual([{ name }])
  expect(backups.report()).toBeUndefined()
  writeFileSync(at('site.yaml'), 'name: Grace\n')
  backups.bringBack(name)
  expect(readFileSync(at('site.yaml'), 'utf8')).toBe('name: Ada\n')
})

test('keeps the last ten backups, and those that the owner has renamed', () => {
  const { root, at, backups } = siteOf({ 'content/site.yaml': 'name: Ada\n' })
  const first = backups.keep({ before: 'import' })
  const renamed = '2026-11-29-Ada'
  renameSync(join(root, 'backups', first), join(root, 'backups', renamed))
  const names = Array.from({ length: 10 }, () => backups.keep({ before: 'import' }))
  writeFileSync(at('site.yaml'), 'name: Grace\n')
  backups.bringBack(names[0] ?? '')
  expect(readFileSync(at('site.yaml'), 'utf8')).toBe('name: Ada\n')
  const kept = backups.list().map(({ name }) => name)
  expect(kept).toHaveLength(11)
  expect(kept).toContain(renamed)
  expect(kept).not.toContain(names[0])
})
