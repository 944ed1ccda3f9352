import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import type { Edit } from '../protocol.ts'
import { contentEditor } from './content-editor.ts'

const history = { title: 'History', label: 'History', entries: [{ role: 'Operator', employer: 'Elbe Bank' }] }

function editorFor(yaml = `# Mine.\n${siteYaml({ history })}`) {
  const root = temporaryFolder({ 'content/site.yaml': yaml })
  const file = join(root, 'content/site.yaml')
  return { ...contentEditor(root, 'content'), yaml, file, read: () => readFileSync(file, 'utf8') }
}

const role: Edit = { kind: 'set', path: ['history', 'entries', 0, 'role'], value: 'Engineer' }

test('writes a change, takes it back byte for byte, and makes it again', async () => {
  const { change, undo, redo, yaml, read } = editorFor()
  const { message, state } = await change({ file: 'site.yaml', edit: role, old: 'Operator' })
  expect(message).toBeUndefined()
  expect(state).toMatchObject({ canUndo: true, canRedo: false })
  const changed = yaml.replace('Operator', 'Engineer')
  expect(read()).toBe(changed)
  expect((await undo()).state).toMatchObject({ canUndo: false, canRedo: true })
  expect(read()).toBe(yaml)
  await redo()
  expect(read()).toBe(changed)
})

test('refuses what the build refuses, and writes nothing', async () => {
  const { change, yaml, read } = editorFor()
  const wrong: Edit = { kind: 'set', path: ['history', 'entries', 0, 'address'], value: 'elbe' }
  expect((await change({ file: 'site.yaml', edit: wrong, old: null })).message).toMatch(/^Invalid URL\. /)
  const missing: Edit = { kind: 'remove', path: ['history', 'entries', 0, 'role'] }
  expect((await change({ file: 'site.yaml', edit: missing, old: 'Operator' })).message).toContain(
    'Required field is missing',
  )
  expect(read()).toBe(yaml)
})

test('lets mistakes be mended one after the other', async () => {
  const { change, read } = editorFor(siteYaml({ history: { ...history, title: 7 } }))
  const title: Edit = { kind: 'set', path: ['history', 'title'], value: 'Work' }
  expect((await change({ file: 'site.yaml', edit: title, old: 7 })).message).toBeUndefined()
  expect(read()).toContain('Work')
})

test('applies a change where the old value still stands, and else shows both', async () => {
  const { change, file, read } = editorFor()
  writeFileSync(file, `${read().replace('Elbe Bank', 'Tide Bank')}\n# Theirs.\n`)
  expect((await change({ file: 'site.yaml', edit: role, old: 'Operator' })).message).toBeUndefined()
  expect(read()).toMatch(/^# Mine\.[^]*Engineer[^]*Tide Bank[^]*# Theirs\.\n$/)
  const { message } = await change({ file: 'site.yaml', edit: role, old: 'Operator' })
  expect(message).toBe('The file has another value by now: "Engineer". You saw "Operator".')
})

test('leaves a file alone that cannot be read', async () => {
  const { change } = editorFor('name: Ada: one\n')
  expect((await change({ file: 'site.yaml', edit: role, old: null })).message).toBe(
    'The file has a mistake. Correct it in the file first.',
  )
})

test('takes a change back, and makes it again, through changes of other programs', async () => {
  const { change, undo, redo, file, read } = editorFor()
  await change({ file: 'site.yaml', edit: role, old: 'Operator' })
  writeFileSync(file, `${read().replace('Elbe Bank', 'Tide Bank')}\n# Theirs.\n`)
  expect(await undo()).toMatchObject({ place: role.path, state: { canRedo: true } })
  expect(read()).toMatch(/Operator[^]*Tide Bank[^]*# Theirs\.\n$/)
  writeFileSync(file, read().replace('Tide Bank', 'Sea Bank'))
  await redo()
  expect(read()).toMatch(/Engineer[^]*Sea Bank[^]*# Theirs\.\n$/)
})

test.each([
  ['the same value', (yaml: string) => yaml.replaceAll('Engineer', 'Theirs')],
  ['the list, to which it added', (yaml: string) => yaml.replace('"entries":[', '"entries":[{"role":"Theirs"},')],
  ['the list, at whose end it added', (yaml: string) => yaml.replace('Bank"}]', 'Bank"},{"role":"Theirs"}]')],
  ['the file, which is no YAML by now', (yaml: string) => `${yaml}a: b: c\n`],
])('does not take back a change if another program has changed %s', async (_, theirs) => {
  const { change, undo, file, read } = editorFor()
  await change({ file: 'site.yaml', edit: role, old: 'Operator' })
  const changed = theirs(read())
  writeFileSync(file, changed)
  const { message, state } = await undo()
  expect(message).toBe('Another program has changed the same part of the file since. Change it by hand.')
  expect(state.canUndo).toBe(false)
  expect(read()).toBe(changed)
})

test('writes a translation into the file of its language', async () => {
  const catalogue =
    '# Mine.\n- en: Elbe Bank\n  de: =\n- en: Operator\n  de: Betrieb # so far\n- en: History\n  de: ""\n'
  const root = temporaryFolder({ 'content/site.yaml': siteYaml({ history }), 'content/site.de.yaml': catalogue })
  const { state, change, undo } = contentEditor(root, 'content')
  const { texts } = await state()
  const german = texts.filter(({ language }) => language === 'de')
  const operator = german.find(({ place }) => place.join('.') === 'history.entries.0.role')
  expect(operator).toMatchObject({ file: 'site.de.yaml', path: [1, 'de'], raw: 'Betrieb', shown: 'Betrieb' })
  expect(german.find(({ place }) => place.join('.') === 'history.title')).toMatchObject({ raw: '', shown: 'History' })
  const same = german.find(({ place }) => place.join('.') === 'history.entries.0.employer')
  expect(same).toMatchObject({ raw: 'Elbe Bank', old: '=' })
  const edit: Edit = { kind: 'set', path: [2, 'de'], value: 'Verlauf' }
  expect((await change({ file: 'site.de.yaml', edit, old: '' })).message).toBeUndefined()
  const read = () => readFileSync(join(root, 'content/site.de.yaml'), 'utf8')
  expect(read()).toBe(catalogue.replace('""', '"Verlauf"'))
  await undo()
  expect(read()).toBe(catalogue)
  expect((await change({ file: '../site.de.yaml', edit, old: '' })).message).toMatch(/^There is no file/)
})

test('tells how the page shows each text', async () => {
  const entries = [{ role: "{name}'s job", period: '2023-04 - Present', description: 'See [this](https://a.dev/).' }]
  const { state } = editorFor(siteYaml({ history: { ...history, entries } }))
  const { texts } = await state()
  const shownAt = (field: string) => texts.find(({ path }) => path.join('.') === `history.entries.0.${field}`)
  expect(shownAt('role')).toMatchObject({ raw: "{name}'s job", shown: 'Ada’s job' })
  expect(shownAt('period')?.shown).toBe('Apr 2023 – Present')
  expect(shownAt('description')?.shown).toBe('See this.')
})

const gallery = { title: 'Work', label: 'Work', projects: [{ title: 'Data Pipeline' }] }
const STORY = 'projects/data-pipeline.md'

test('begins, changes and removes the story of a project, and takes it back', async () => {
  const root = temporaryFolder({ 'content/site.yaml': siteYaml({ gallery }) })
  const file = join(root, 'content', STORY)
  const { state, change, undo } = contentEditor(root, 'content')
  expect((await state()).stories).toMatchObject([{ project: ['gallery', 'projects', 0], file: STORY, text: null }])
  const set = (value: string): Edit => ({ kind: 'set', path: [], value })
  expect((await change({ file: STORY, edit: set('# Title'), old: null })).message).toMatch(/^content.*##\.$|##\.$/)
  expect(existsSync(file)).toBe(false)
  await change({ file: STORY, edit: set('It was slow.'), old: null })
  expect(readFileSync(file, 'utf8')).toBe('It was slow.\n')
  writeFileSync(file, 'Theirs.\r\n')
  expect((await change({ file: STORY, edit: set('Mine.'), old: 'It was slow.\n' })).message).toContain('"Theirs')
  const { message } = await change({ file: STORY, edit: set('Mine.\n\nReally.'), old: 'Theirs.\n' })
  expect(message).toBeUndefined()
  expect(readFileSync(file, 'utf8')).toBe('Mine.\r\n\r\nReally.\r\n')
  await change({ file: STORY, edit: { kind: 'remove', path: [] }, old: 'Mine.\n\nReally.\n' })
  expect(existsSync(file)).toBe(false)
  await undo()
  expect(readFileSync(file, 'utf8')).toBe('Mine.\r\n\r\nReally.\r\n')
  expect((await change({ file: 'projects/other.md', edit: set('x'), old: null })).message).toMatch(/^There is no file/)
})

test('a story goes with its project when that gets another title', async () => {
  const yaml = siteYaml({ gallery })
  const root = temporaryFolder({ 'content/site.yaml': yaml, [`content/${STORY}`]: 'It was slow.' })
  const { change, undo } = contentEditor(root, 'content')
  const edit: Edit = { kind: 'set', path: ['gallery', 'projects', 0, 'title'], value: 'Loads' }
  expect((await change({ file: 'site.yaml', edit, old: 'Data Pipeline' })).message).toBeUndefined()
  expect(readdirSync(join(root, 'content/projects'))).toEqual(['loads.md'])
  await undo()
  expect(readdirSync(join(root, 'content/projects'))).toEqual(['data-pipeline.md'])
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toBe(yaml)
})

test('entries can be removed, moved and added while another one has a mistake, which stays', async () => {
  const entries = [{ role: 'Operator' }, { role: 'Engineer', address: 'elbe' }, { role: 'Lead' }]
  const path = ['history', 'entries']
  const edits: { edit: Edit; old: unknown; roles: string[] }[] = [
    { edit: { kind: 'remove', path: [...path, 0] }, old: entries[0], roles: ['Engineer', 'Lead'] },
    {
      edit: { kind: 'insert', path, index: 0, value: { role: 'New' } },
      old: entries,
      roles: ['New', 'Operator', 'Engineer', 'Lead'],
    },
    { edit: { kind: 'move', path, from: 1, to: 2 }, old: entries, roles: ['Operator', 'Lead', 'Engineer'] },
    { edit: { kind: 'move', path, from: 2, to: 0 }, old: entries, roles: ['Lead', 'Operator', 'Engineer'] },
  ]
  for (const { edit, old, roles } of edits) {
    const { change, read } = editorFor(siteYaml({ history: { ...history, entries } }))
    expect((await change({ file: 'site.yaml', edit, old })).message).toBeUndefined()
    expect(parse(read()).history.entries.map((each: { role: string }) => each.role)).toEqual(roles)
  }
  const { change } = editorFor(siteYaml({ history: { ...history, entries } }))
  const wrong = { kind: 'insert' as const, path, index: 0, value: { role: 'New', address: 'spree' } }
  expect((await change({ file: 'site.yaml', edit: wrong, old: entries })).message).toMatch(/entries\[0\]\.address/)
  const still = { kind: 'set' as const, path: [...path, 1, 'address'], value: 'spree' }
  expect((await change({ file: 'site.yaml', edit: still, old: 'elbe' })).message).toMatch(/^Invalid URL\. /)
})

const both = { ...history, lead: 'Operator', entries: [{ role: 'Operator', employer: 'Elbe Bank' }] }

test.each([
  [
    'a pair of lines',
    history,
    '- en: Operator\n  de: Betreiber\n',
    '- en: Engineer\n  de: Betreiber # check: was Operator\n',
  ],
  [
    'a pair in braces',
    history,
    '- { en: Operator, de: Betreiber } # Kim\n',
    '- { en: Engineer, de: Betreiber } # check: was Operator # Kim\n',
  ],
  ['a name', history, '- en: Operator\n  de: =\n', '- en: Engineer\n  de: =\n'],
  [
    'a text that another field has, too',
    both,
    '- en: Operator\n  de: Betreiber\n',
    '- en: Operator\n  de: Betreiber\n- en: Engineer\n  de: Betreiber # check: was Operator\n',
  ],
  [
    'a text that has a pair already',
    history,
    '- { en: Operator, de: Betreiber }\n- { en: Engineer, de: Ingenieurin }\n',
    undefined,
  ],
  ['a text without a translation', history, "- { en: Operator, de: '' }\n", undefined],
])('a change of %s keeps its translation, as one to check', async (_, fields, pairs, expected) => {
  const yaml = siteYaml({ history: fields })
  const root = temporaryFolder({ 'content/site.yaml': yaml, 'content/site.de.yaml': `# Ours\n${pairs}` })
  const { change, undo } = contentEditor(root, 'content')
  expect((await change({ file: 'site.yaml', edit: role, old: 'Operator' })).message).toBeUndefined()
  const german = () => readFileSync(join(root, 'content/site.de.yaml'), 'utf8')
  expect(german()).toBe(`# Ours\n${expected ?? pairs}`)
  await undo()
  expect(german()).toBe(`# Ours\n${pairs}`)
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toBe(yaml)
})

test('a translation is written into its own pair, whatever is above it, and is checked then', async () => {
  const pairs = '- en: Odd\n- { en: 5, de: 6 }\n- en: Operator\n  de: Betreiber # check: was Op # Kim\n'
  const files = { 'content/site.yaml': siteYaml({ history }), 'content/site.de.yaml': pairs }
  const root = temporaryFolder(files)
  const { state, change } = contentEditor(root, 'content')
  const text = (await state()).texts.find(({ language, place }) => language === 'de' && place.at(-1) === 'role')
  expect(text).toMatchObject({ path: [2, 'de'], raw: 'Betreiber', old: 'Betreiber', translates: { isToCheck: true } })
  await change({ file: 'site.de.yaml', edit: { kind: 'set', path: [2, 'de'], value: 'Operateur' }, old: 'Betreiber' })
  expect(readFileSync(join(root, 'content/site.de.yaml'), 'utf8')).toBe(
    '- en: Odd\n- { en: 5, de: 6 }\n- en: Operator\n  de: Operateur # Kim\n',
  )
})

test('a text without a pair is translated, also in a file with nothing but a comment', async () => {
  const files = { 'content/site.yaml': siteYaml({ history }), 'content/site.de.yaml': '# Ours' }
  const root = temporaryFolder(files)
  const { state, change } = contentEditor(root, 'content')
  const text = (await state()).texts.find(({ language, place }) => language === 'de' && place.at(-1) === 'role')
  expect(text).toMatchObject({ path: [0], raw: '', translates: { text: 'Operator', from: 'en', isNew: true } })
  const value = { en: 'Operator', de: 'Betreiber' }
  const { message } = await change({
    file: 'site.de.yaml',
    edit: { kind: 'insert', path: [], index: 0, value },
    old: null,
  })
  expect(message).toBeUndefined()
  expect(readFileSync(join(root, 'content/site.de.yaml'), 'utf8')).toBe('# Ours\n- en: Operator\n  de: Betreiber\n')
})

test('lists what the doctor says at each field', async () => {
  const yaml = `url: https://ada.dev/
language: en
name: Alex Example # check: page 1, "ALEX"
title: '{name}'
description: The personal website of {name}, with the CV as a PDF for download.
hero: { headline: '{name}' }
profile: { title: Engineer, email: hello@team.example }
`
  const { state, change, read } = editorFor(yaml)
  const at = async (path: string) => (await state()).problems.filter((each) => each.path.join('.') === path)
  expect((await at('name')).map(({ message }) => message)).toEqual([
    'This is from the sample. Write your own.',
    'From page 1, "ALEX", perhaps wrong. Compare it, and correct it.',
  ])
  expect((await at('profile.email')).map(({ message }) => message)).toEqual([
    'team.example is reserved for examples. Write your own.',
  ])
  await change({ file: 'site.yaml', edit: { kind: 'confirm', path: ['name'] }, old: 'Alex Example' })
  expect(read()).toBe(yaml.replace(' # check: page 1, "ALEX"', ''))
  expect(await at('name')).toHaveLength(1)
})

test('a value that is written on the page is compared, and its list is not', async () => {
  const yaml = `url: https://ada.dev/
language: en
name: Ada Lovelace # check: page 1, "ADA"
title: '{name}'
description: The personal website of {name}, with the CV as a PDF for download.
hero: { headline: '{name}' }
profile: { title: Engineer }
history: # check: page 1, "JOBS"
  entries:
    - role: Operator # check: page 1, "OP"
      period: 2020 - 2021 # check: page 1, "20"
`
  const { change, read, state } = editorFor(yaml)
  const write = async (path: (string | number)[], value: string, old: string) =>
    change({ file: 'site.yaml', edit: { kind: 'set', path, value }, old, seen: (await state()).revision })
  await write(['name'], 'Ada King', 'Ada Lovelace')
  await write(['history', 'entries', 0, 'role'], 'Analyst', 'Operator')
  expect(read()).toBe(
    yaml
      .replace('Ada Lovelace # check: page 1, "ADA"', 'Ada King')
      .replace('Operator # check: page 1, "OP"', 'Analyst'),
  )
})

test('tells apart what an import and a translation leave to do', async () => {
  const { file, state, change } = editorFor(`url: https://ada.dev/
language: en
name: Ada Lovelace
title: '{name}'
description: The personal website of {name}, with the CV as a PDF for download.
hero: { headline: '{name}' }
profile: { title: Engineer, email: hello@ada.dev }
history:
  title: History
  label: History
  entries:
    - role: Operator # check: page 1, "OP"
      employer: Elbe Bank
`)
  writeFileSync(file.replace('.yaml', '.de.yaml'), '- en: Elbe Bank\n  de: Elbebank\n')
  const at = async (field: string) =>
    (await state()).problems.filter((each) => each.path.join('.') === `history.entries.0.${field}`)
  expect((await at('role')).map(({ kind, language }) => [kind, language])).toEqual([
    ['doubt', undefined],
    ['translation', 'de'],
  ])
  expect(await at('employer')).toEqual([])
  const employer: Edit = { kind: 'set', path: ['history', 'entries', 0, 'employer'], value: 'Tide Bank' }
  await change({ file: 'site.yaml', edit: employer, old: 'Elbe Bank' })
  expect((await at('employer')).map(({ message }) => message)).toEqual([
    'Deutsch: the text has changed since it was translated.',
  ])
})

test('a change of a text in a block leaves the line break at its end, and all lines that stay', async () => {
  const block = (last: string) =>
    `${Object.entries(parse(siteYaml()) as object)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join('\n')}\nfooter:\n  aboutTitle: Me\n  about: | # mine\n    One\n    ${last}\n`
  const { change, read } = editorFor(block('Two'))
  const edit: Edit = { kind: 'set', path: ['footer', 'about'], value: 'One\nThree' }
  expect((await change({ file: 'site.yaml', edit, old: 'One\nTwo\n' })).message).toBeUndefined()
  expect(read()).toBe(block('Three'))
})

test('reads again what another program has written while the change was checked', async () => {
  const { change, file, read } = editorFor()
  const made = change({ file: 'site.yaml', edit: role, old: 'Operator' })
  writeFileSync(file, `${read().replace('Elbe Bank', 'Tide Bank')}\n# Theirs.\n`)
  expect((await made).message).toBeUndefined()
  expect(read()).toMatch(/Engineer[^]*Tide Bank[^]*# Theirs\.\n$/)
})

test('says so when another program has written another value while the change was checked', async () => {
  const { change, file, read } = editorFor()
  const made = change({ file: 'site.yaml', edit: role, old: 'Operator' })
  const theirs = read().replace('Operator', 'Theirs')
  writeFileSync(file, theirs)
  expect((await made).message).toContain('You saw "Operator"')
  expect(read()).toBe(theirs)
})

test('writes all files of a change or none', async () => {
  const pairs = '- en: Operator\n  de: Betreiber\n'
  const files = { 'content/site.yaml': siteYaml({ history }), 'content/site.de.yaml': pairs }
  const root = temporaryFolder(files)
  const { change } = contentEditor(root, 'content')
  // The temporary file of site.yaml cannot be written. The translations are written first.
  mkdirSync(join(root, 'content/.site.yaml.tmp'))
  await expect(change({ file: 'site.yaml', edit: role, old: 'Operator' })).rejects.toThrow('cannot be written')
  expect(readFileSync(join(root, 'content/site.de.yaml'), 'utf8')).toBe(pairs)
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toBe(files['content/site.yaml'])
})

test('a translation follows its text while the file has a mistake at another place', async () => {
  const pairs = '- en: Operator\n  de: Betreiber\n'
  const yaml = siteYaml({ history: { ...history, title: 7 } })
  const root = temporaryFolder({ 'content/site.yaml': yaml, 'content/site.de.yaml': pairs })
  const { change } = contentEditor(root, 'content')
  expect((await change({ file: 'site.yaml', edit: role, old: 'Operator' })).message).toBeUndefined()
  expect(readFileSync(join(root, 'content/site.de.yaml'), 'utf8')).toBe(
    '- en: Engineer\n  de: Betreiber # check: was Operator\n',
  )
})

test('a field that was added is removed by undo, through changes of other programs', async () => {
  const { change, undo, file, read } = editorFor()
  const lead: Edit = { kind: 'set', path: ['history', 'lead'], value: 'All of it' }
  await change({ file: 'site.yaml', edit: lead, old: null })
  writeFileSync(file, read().replace('Elbe Bank', 'Tide Bank'))
  expect((await undo()).message).toBeUndefined()
  expect(parse(read()).history).toEqual({ ...history, entries: [{ role: 'Operator', employer: 'Tide Bank' }] })
})

test('what was taken back cannot be made again after another change', async () => {
  const { change, undo } = editorFor()
  await change({ file: 'site.yaml', edit: role, old: 'Operator' })
  await undo()
  const { state } = await change({ file: 'site.yaml', edit: { ...role, value: 'Lead' }, old: 'Operator' })
  expect(state.canRedo).toBe(false)
})

test('a story that another program has written since is not taken back, whatever changed in it', async () => {
  const root = temporaryFolder({ 'content/site.yaml': siteYaml({ gallery }), [`content/${STORY}`]: 'One.\n' })
  const { change, undo } = contentEditor(root, 'content')
  await change({ file: STORY, edit: { kind: 'set', path: [], value: 'Two.' }, old: 'One.\n' })
  writeFileSync(join(root, 'content', STORY), 'Two.\n\n')
  expect((await undo()).message).toContain('Another program')
})

test('changes the fields for which a heading stands together, and takes them back in one step', async () => {
  const entries = ['Operator', 'Engineer', 'Lead'].map((each) => ({ role: each, employer: 'Elbe Bank' }))
  const { change, undo, yaml, read } = editorFor(siteYaml({ history: { ...history, entries } }))
  const path = (index: number) => ['history', 'entries', index, 'employer']
  const edit: Edit = { kind: 'set', path: path(0), value: 'Elbe', also: [path(1)] }
  expect((await change({ file: 'site.yaml', edit, old: 'Elbe Bank' })).message).toBeUndefined()
  const employers = parse(read()).history.entries.map(({ employer }: { employer: string }) => employer)
  expect(employers).toEqual(['Elbe', 'Elbe', 'Elbe Bank'])
  await undo()
  expect(read()).toBe(yaml)
  const stale: Edit = { ...edit, also: [['history', 'entries', 1, 'role']] }
  expect((await change({ file: 'site.yaml', edit: stale, old: 'Elbe Bank' })).message).toContain('another value')
  expect(read()).toBe(yaml)
})

const LISTED = `gallery:
  title: Projects
  label: Projects
  projects:
    # one, above
    - title: One # one, behind
      description: >-
        This text is folded at thirty
        columns, and stays so.
    - title: Two # two
      category: Cloud
    # three, above
    - title: Three
      category: Cloud # three
      technologies: [Go, # liked
        Rust]
`

test.each<[string, Edit, unknown]>([
  ['an entry that was moved', { kind: 'move', path: ['gallery', 'projects'], from: 0, to: 2 }, undefined],
  ['an entry that was removed', { kind: 'remove', path: ['gallery', 'projects', 2] }, undefined],
  [
    'a folded text',
    { kind: 'set', path: ['gallery', 'projects', 0, 'description'], value: 'Short.' },
    'This text is folded at thirty columns, and stays so.',
  ],
])('takes back %s with all comments, through changes of other programs', async (_, edit, old) => {
  const base = `${Object.entries(parse(siteYaml()) as object)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n${LISTED}`
  const { change, undo, file, read } = editorFor(base)
  const before = old ?? edit.path.reduce<unknown>((value, step) => (value as never)[step], parse(base))
  expect((await change({ file: 'site.yaml', edit, old: before })).message).toBeUndefined()
  expect(read()).not.toBe(base)
  writeFileSync(file, `# theirs\n${read()}`)
  expect((await undo()).message).toBeUndefined()
  expect(read()).toBe(`# theirs\n${base}`)
})

test('takes nothing back in another entry that is in the place by now', async () => {
  const entries = [
    { role: 'Operator', employer: 'Elbe Bank' },
    { role: 'Engineer', employer: 'Tide Bank' },
  ]
  const { change, undo, file } = editorFor(siteYaml({ history: { ...history, entries } }))
  const path = ['history', 'entries', 0, 'employer']
  await change({ file: 'site.yaml', edit: { kind: 'set', path, value: 'Tide Bank' }, old: 'Elbe Bank' })
  const [first, second] = [{ role: 'Operator', employer: 'Tide Bank' }, entries[1]]
  writeFileSync(file, siteYaml({ history: { ...history, entries: [second, first] } }))
  await undo()
  expect(parse(readFileSync(file, 'utf8')).history.entries).toEqual([
    second,
    expect.objectContaining({ role: 'Operator' }),
  ])
})

test('an undo that cannot be made does not keep the one before it from being made', async () => {
  const { change, undo, file, read, yaml } = editorFor()
  await change({ file: 'site.yaml', edit: { kind: 'set', path: ['name'], value: 'Ada L.' }, old: parse(yaml).name })
  await change({ file: 'site.yaml', edit: role, old: 'Operator' })
  writeFileSync(file, read().replace(/(role"?: *"?)Engineer/, '$1Theirs'))
  expect((await undo()).message).toContain('Another program')
  expect((await undo()).message).toBeUndefined()
  expect(parse(read())).toMatchObject({ name: parse(yaml).name, history: { entries: [{ role: 'Theirs' }] } })
})

test('writes into the entry that was seen, wherever another program has moved it', async () => {
  const entries = [{ role: 'Operator' }, { role: 'Engineer' }]
  const { change, state, file, read } = editorFor(siteYaml({ history: { ...history, entries } }))
  const { revision: seen } = await state()
  writeFileSync(file, siteYaml({ history: { ...history, entries: [{ role: 'New' }, ...entries] } }))
  const edit: Edit = { kind: 'set', path: ['history', 'entries', 0, 'employer'], value: 'Elbe Bank' }
  expect((await change({ file: 'site.yaml', edit, old: null, seen })).message).toBeUndefined()
  expect(parse(read()).history.entries).toEqual([
    { role: 'New' },
    { role: 'Operator', employer: 'Elbe Bank' },
    { role: 'Engineer' },
  ])
})

test('writes nothing if the entry that was seen is gone', async () => {
  const entries = [{ role: 'Operator', employer: 'Elbe Bank' }, { role: 'Lead' }]
  const { change, state, file, read } = editorFor(siteYaml({ history: { ...history, entries } }))
  const { revision: seen } = await state()
  const theirs = siteYaml({ history: { ...history, entries: [{ role: 'Lead' }] } })
  writeFileSync(file, theirs)
  const edit: Edit = { kind: 'set', path: ['history', 'entries', 0, 'address'], value: 'https://elbe.example/' }
  expect((await change({ file: 'site.yaml', edit, old: null, seen })).message).toContain('removed the entry')
  const known = { file: 'site.yaml', edit: { ...edit, path: ['history', 'entries', 0, 'role'] }, old: 'Lead' }
  expect((await change({ ...known, seen: 'of long ago' })).message).toContain('changed the file often')
  expect(read()).toBe(theirs)
})

test('a translation goes to its pair, although another program has added one above it', async () => {
  const files = {
    'content/site.yaml': siteYaml({ history }),
    'content/site.de.yaml': '- { en: Operator, de: "" }\n- { en: Elbe Bank, de: "" }\n',
  }
  const root = temporaryFolder(files)
  const { change, state } = contentEditor(root, 'content')
  const { revision: seen } = await state()
  const file = join(root, 'content/site.de.yaml')
  writeFileSync(file, `- { en: Engineer, de: "" }\n${files['content/site.de.yaml']}`)
  const edit: Edit = { kind: 'set', path: [0, 'de'], value: 'Betreiber' }
  expect((await change({ file: 'site.de.yaml', edit, old: '', seen })).message).toBeUndefined()
  expect(parse(readFileSync(file, 'utf8'))).toEqual([
    { en: 'Engineer', de: '' },
    { en: 'Operator', de: 'Betreiber' },
    { en: 'Elbe Bank', de: '' },
  ])
})

test.each([
  ['that of another project', 'Two', {}],
  ['a story that no project has', 'Three', { 'content/projects/three.md': 'Theirs.' }],
])('gives a project no title whose story is %s', async (_, title, others) => {
  const projects = [{ title: 'One' }, { title: 'Two' }]
  const root = temporaryFolder({
    'content/site.yaml': siteYaml({ gallery: { title: 'a', label: 'a', projects } }),
    'content/projects/one.md': 'First.',
    'content/projects/two.md': 'Second.',
    ...others,
  })
  const { change } = contentEditor(root, 'content')
  const before = readFileSync(join(root, 'content/site.yaml'), 'utf8')
  const edit: Edit = { kind: 'set', path: ['gallery', 'projects', 0, 'title'], value: title }
  expect((await change({ file: 'site.yaml', edit, old: 'One' })).message).toContain('the story of another project')
  expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toBe(before)
})

test.each<Edit>([
  { kind: 'move', path: [], from: 0, to: 1 },
  { kind: 'set', path: [], value: null },
])('leaves a story for which an edit is no text: %j', async (edit) => {
  const root = temporaryFolder({ 'content/site.yaml': siteYaml({ gallery }), [`content/${STORY}`]: 'One.\n' })
  const { change } = contentEditor(root, 'content')
  expect((await change({ file: STORY, edit, old: 'One.\n' })).message).toBe('A story is one text.')
  expect(readFileSync(join(root, 'content', STORY), 'utf8')).toBe('One.\n')
})

test('a change that changes nothing is not taken back', async () => {
  const { change, yaml, read } = editorFor()
  const { state } = await change({ file: 'site.yaml', edit: { ...role, value: 'Operator' }, old: 'Operator' })
  expect(state.canUndo).toBe(false)
  expect(read()).toBe(yaml)
})
