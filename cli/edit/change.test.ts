import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { change, type Command, type Options } from './change.ts'
import { get } from './get.ts'

const YAML = `url: https://ada.dev/
language: en
name: Ada
title: '{name}' # mine
description: The personal website of {name}, with the CV as a PDF for download.
hero: { headline: '{name}' }
profile: { title: Engineer }
history:
  title: History
  label: History
  entries:
    # The first one.
    - role: Operator
      employer: Elbe Bank
      period: '2020' # check: page 1
    - role: Trainee
      technologies: [Go, Rust]
gallery:
  title: Work
  label: Work
  projects:
    - title: Data Pipeline
`
const GERMAN = "- en: Operator\n  de: Betrieb\n- en: Trainee\n  de: ''\n"

function owner() {
  const root = temporaryFolder({ 'content/site.yaml': YAML, 'content/site.de.yaml': GERMAN })
  const read = (file = 'site.yaml') => readFileSync(join(root, 'content', file), 'utf8')
  const run = (command: Command, positionals: readonly string[] = [], options: Options = {}) =>
    change(root, 'content', command, positionals, options)
  const print = (path: string[], options = {}) => get(root, 'content', path, options)
  return { root, read, run, print }
}

const stepsIn = (cache: string) => readdirSync(cache).find((name) => name.endsWith('.json')) ?? ''

test('each command changes its lines alone, and undo brings every byte back', async () => {
  const { read, run } = owner()
  const states = [read()]
  const step = async (...args: Parameters<typeof run>) => {
    await run(...args)
    states.push(read())
  }
  await step('set', ['history.entries[0].employer', 'Tide Bank'])
  expect(read()).toBe(YAML.replace('Elbe Bank', 'Tide Bank'))
  await step('add', ['history.entries[1].technologies', 'Zig'], { at: '1' })
  expect(read()).toContain('technologies: [Go, Zig, Rust]\n')
  await step('move', ['history.entries[1]', '0'])
  expect(read()).toMatch(/entries:\n {4}- role: Trainee\n.*\n {4}# The first one\.\n {4}- role: Operator\n/)
  await step('confirm', ['history.entries[1]'])
  expect(read()).toContain("period: '2020'\n")
  await step('remove', ['history.entries[1].employer'])
  expect(read()).not.toContain('Tide Bank')
  for (const before of states.toReversed().slice(1)) {
    await run('undo')
    expect(read()).toBe(before)
  }
  await expect(run('undo')).rejects.toThrow('There is no change to take back.')
  for (const after of states.slice(1)) {
    await run('redo')
    expect(read()).toBe(after)
  }
})

test.each<[string, Command, string[], string]>([
  [
    'an unknown field',
    'set',
    ['histroy.title', 'a'],
    'histroy: There is no such field. Did you mean "history"? The file may have url, ',
  ],
  [
    'an entry that is not there',
    'set',
    ['history.entries[2].role', 'a'],
    'history.entries[2]: history.entries has 2 entries, [0] to [1].',
  ],
  [
    'a name in a list',
    'set',
    ['history.entries.role', 'a'],
    'history.entries.role: history.entries is a list. Write the number',
  ],
  ['a field of a text', 'set', ['name.first', 'a'], 'name.first: name is a value without fields.'],
  [
    'what the build refuses',
    'set',
    ['look.layout', 'trase'],
    'look.layout: Unknown layout. Write classic, trace, status or threads.',
  ],
  ['a required value', 'remove', ['history.entries[0].role'], 'history.entries[0].role: Required field is missing.'],
  ['no list', 'add', ['hero', 'a'], 'hero: This is no list. Use vitafolio set.'],
  [
    'a position that is too far',
    'move',
    ['history.entries[0]', '2'],
    'history.entries: There is no position "2". Write a number from 0 to 1.',
  ],
  ['nothing to confirm', 'confirm', ['name'], 'name: There is no comment "# check:".'],
  ['nothing to remove', 'remove', ['profile.phone'], 'profile.phone: There is no value.'],
])('refuses %s, and writes nothing', async (_, command, positionals, message) => {
  const { read, run } = owner()
  await expect(run(command, positionals)).rejects.toThrow(message)
  expect(read()).toBe(YAML)
})

test('marks a value with a comment, in lines, in brackets and in a new entry', async () => {
  const { read, run, print } = owner()
  const options = { doubt: true, source: 'the letter' }
  await run('set', ['history.entries[0].role', 'Engineer'], options)
  expect(read()).toContain('- role: Engineer # check: the letter\n')
  await run('set', ['profile.title', 'Platform Engineer'], { doubt: true })
  expect(read()).toContain('profile: { title: Platform Engineer } # check: what you said\n')
  await run('set', ['history.entries[1].technologies', '[Go, Zig]'], options)
  expect(read()).toContain('technologies: [Go, Zig] # check: the letter\n')
  await run('add', ['history.entries', '{ role: Intern, period: "2019" }'], options)
  expect(read()).toContain("- role: Intern # check: the letter\n      period: '2019'\n")
  expect(print(['history.entries[2]'])).toMatchObject({
    text: "role: Intern # check: the letter\nperiod: '2019'",
    doubts: [{ path: 'history.entries[2].role', source: 'the letter' }],
  })
  await run('confirm', ['history'])
  expect(read().match(/# check:/g)).toHaveLength(1)
})

test('writes translations, and says which ones follow a text', async () => {
  const { read, run, print } = owner()
  await run('set', ['history.entries[1].role', 'Azubi'], { language: 'de' })
  expect(read('site.de.yaml')).toBe(GERMAN.replace("de: ''", "de: 'Azubi'"))
  await run('set', ['history.title', 'Werdegang'], { language: 'de', doubt: true })
  expect(read('site.de.yaml')).toContain('- en: History\n  de: Werdegang # check: what you said\n')
  expect(await run('set', ['history.entries[0].role', 'Operators'])).toEqual({
    text: expect.stringContaining(
      'Its translation is to check: vitafolio set history.entries[0].role TEXT --language de',
    ),
    path: 'history.entries[0].role',
    files: ['content/site.de.yaml', 'content/site.yaml'],
    translationsToCheck: ['de'],
  })
  expect(print([], { language: 'de' })).toMatchObject({
    texts: expect.arrayContaining([
      { path: 'history.entries[0].role', text: 'Operators', translation: 'Betrieb', state: 'check' },
      { path: 'history.entries[1].role', text: 'Trainee', translation: 'Azubi', state: 'translated' },
      { path: 'gallery.projects[0].title', text: 'Data Pipeline', translation: '', state: 'missing' },
    ]),
  })
  await run('set', ['history.entries[0].role', 'Betrieb'], { language: 'de' })
  expect(read('site.de.yaml')).toContain('- en: Operators\n  de: Betrieb\n')
  await expect(run('set', ['url', 'x'], { language: 'de' })).rejects.toThrow('url: This is no text that is translated.')
  await expect(run('set', ['name', 'x'], { language: 'fr' })).rejects.toThrow('Run npx vitafolio translate fr')
})

test('writes the story of a project into its file, and its translation', async () => {
  const { read, run, print } = owner()
  const path = 'gallery.projects[0].story'
  expect(() => print([path])).toThrow(`${path}: There is no value yet. vitafolio set ${path} VALUE writes one.`)
  await run('set', [path, 'It was slow.'])
  await run('set', [path, 'Es war langsam.'], { language: 'de' })
  expect(read('projects/data-pipeline.md')).toBe('It was slow.\n')
  expect(print([path], { language: 'de' }).text).toBe('Es war langsam.')
  await expect(run('set', [path, 'a'], { doubt: true })).rejects.toThrow('A story has no comments.')
  await run('remove', [path], { language: 'de' })
  await run('undo')
  expect(read('projects/data-pipeline.de.md')).toBe('Es war langsam.\n')
})

test('keeps what another program has changed since, and says when it cannot', async () => {
  const { root, read, run } = owner()
  await run('set', ['history.entries[0].role', 'Engineer'])
  const theirs = `${read()}# Theirs.\n`
  writeFileSync(join(root, 'content/site.yaml'), theirs)
  await run('undo')
  expect(read()).toBe(`${YAML}# Theirs.\n`)
  await run('redo')
  writeFileSync(join(root, 'content/site.yaml'), read().replace('role: Engineer', 'role: Theirs'))
  await expect(run('undo')).rejects.toThrow('Another program has changed the same part of the file since.')
  expect(read()).toContain('role: Theirs')
})

test.runIf(process.platform !== 'win32')(
  'the steps are readable for their owner alone, and do not have private facts',
  async () => {
    const { root, run } = owner()
    writeFileSync(join(root, 'content/private.yaml'), 'phone: +1 202 555 0142\n')
    await run('set', ['name', 'Ada King'])
    const cache = join(root, '.cache/changes')
    expect(statSync(cache).mode & 0o077).toBe(0)
    const steps = readFileSync(join(cache, stepsIn(cache)), 'utf8')
    expect(steps).toContain('Ada King')
    expect(steps).not.toContain('555')
    expect(existsSync(join(cache, 'lock'))).toBe(false)
  },
)

test('a file of steps that cannot be read is begun anew, and old steps are dropped', async () => {
  const { root, read, run } = owner()
  await run('set', ['name', 'Ada King'])
  const cache = join(root, '.cache/changes')
  const file = join(cache, stepsIn(cache))
  writeFileSync(file, '{')
  await expect(run('undo')).rejects.toThrow('There is no change to take back.')
  const step = { files: [{ file: 'site.yaml', before: YAML, after: read() }], place: ['name'] }
  writeFileSync(file, JSON.stringify({ done: Array.from({ length: 120 }, () => step), undone: [] }))
  await run('set', ['name', 'Ada'])
  expect((JSON.parse(readFileSync(file, 'utf8')) as { done: unknown[] }).done).toHaveLength(100)
})

test('finds every text that contains another, in any case', () => {
  const { print } = owner()
  expect(print([], { find: 'TRAI' })).toMatchObject({ texts: [{ path: 'history.entries[1].role', text: 'Trainee' }] })
  expect(print([], { find: 'Zeppelin' })).toMatchObject({ text: 'No text contains "Zeppelin".', texts: [] })
})

test('says which translations a change leaves missing or unused, and removes those', async () => {
  const { read, run } = owner()
  const added = await run('add', ['history.entries', '{ role: Captain }'])
  expect(added).toMatchObject({ missingTranslations: [{ path: 'history.entries[2].role', language: 'de' }] })
  const removed = await run('remove', ['history.entries[0]'])
  expect(removed).toMatchObject({ unusedTranslations: [{ text: 'Operator', language: 'de' }] })
  const before = read('site.de.yaml')
  const cleaned = await run('remove', [], { unused: true, language: 'de' })
  expect(cleaned).toEqual({
    text: 'Removed the translation of "Operator"',
    files: ['content/site.de.yaml'],
    removed: ['Operator'],
  })
  expect(read('site.de.yaml')).toBe("- en: Trainee\n  de: ''\n")
  await run('undo')
  expect(read('site.de.yaml')).toBe(before)
  await expect(run('remove')).rejects.toThrow('PATH is missing')
})

test('a doubt takes the place of an earlier one, and is confirmed where it was marked, also within brackets', async () => {
  const { read, run } = owner()
  const before = read()
  await run('set', ['profile.title', 'Pilot'], { source: 'page 1' })
  await run('set', ['profile.title', 'Captain'], { source: 'page 2' })
  expect(read()).toContain('profile: { title: Captain } # check: page 2\n')
  expect(await run('confirm', ['profile.title'])).toMatchObject({ path: 'profile' })
  expect(read()).toBe(before.replace('title: Engineer', 'title: Captain'))
})

test('an undo that another program prevents is not tried again', async () => {
  const { root, read, run } = owner()
  await run('set', ['name', 'Grace'])
  await run('set', ['history.entries[0].role', 'Pilot'])
  writeFileSync(join(root, 'content/site.yaml'), read().replace('role: Pilot', 'role: Captain'))
  await expect(run('undo')).rejects.toThrow('It is not tried again: the next undo is for the change before it.')
  await run('undo')
  expect(read()).toContain('name: Ada\n')
  expect(read()).toContain('role: Captain\n')
})

test('a translation is written into an empty file, and one of two for a text is not unused', async () => {
  const { root, read, run } = owner()
  writeFileSync(join(root, 'content/site.de.yaml'), '')
  await run('set', ['history.entries[0].role', 'Betrieb'], { language: 'de' })
  expect(read('site.de.yaml')).toBe('- en: Operator\n  de: Betrieb\n')
  writeFileSync(join(root, 'content/site.de.yaml'), '- en: Operator\n  de: Betrieb\n- en: Operator\n  de: Bediener\n')
  expect(await run('remove', [], { unused: true, language: 'de' })).toMatchObject({ removed: [] })
  writeFileSync(join(root, 'content/site.de.yaml'), '- en: Gone\n  de: Weg\n')
  await expect(run('remove', [], { unused: true, language: 'de' })).rejects.toThrow('Remove the file.')
})

test('an undo waits for a mistake elsewhere in the files to be corrected', async () => {
  const { root, read, run } = owner()
  await run('set', ['name', 'Grace'])
  const changed = read()
  writeFileSync(join(root, 'content/site.yaml'), `${changed}foo: [unclosed\n`)
  await expect(run('undo')).rejects.toThrow('content/site.yaml:')
  writeFileSync(join(root, 'content/site.yaml'), changed)
  expect(await run('undo')).toMatchObject({ path: 'name' })
  expect(read()).toBe(YAML)
})
