import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import mammoth from 'mammoth'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { send } from './send.ts'

const NOW = { today: '2026-11-29' }
const YAML = siteYaml({
  profile: { title: 'Engineer', phone: '+44 20 7946 0000', location: 'London' },
  footer: { about: 'I ran the platform of A large bank.' },
  cv: { variants: [{ name: 'platform', title: 'Platform Engineer' }] },
})
const PRIVATE = `
name: Ada King
phone: +44 20 7946 0812
address: 12 Mill Lane, London
texts: [{ title: References, text: Mary Somerville answers. }]
instead: { A large bank: Elbe Bank }
words: [Icarus]
`
const LETTER = '---\ncompany: Elbe Bank\ndate: 2026-11-29\nvariant: platform\n---\nDear Mira,\n\nhello.\n'

async function wordsOf(folder: string, name: string) {
  const bytes = readFileSync(join(folder, name))
  const { text } = name.endsWith('.pdf')
    ? await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
    : { text: (await mammoth.extractRawText({ buffer: bytes })).value }
  return text.replace(/\s+/g, ' ')
}

test('writes the CV of the letter with the private facts, the letter, and a note without them', async () => {
  const files = { 'site.yaml': YAML, 'private.yaml': PRIVATE, 'letters/elbe-bank.md': LETTER }
  const root = temporaryFolder(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/${name}`, text])),
  )
  expect((await send(root, 'content', 'elbe-bank', NOW)).split('\n').slice(0, 5)).toEqual([
    'sent/elbe-bank/cv.pdf',
    'sent/elbe-bank/cv.docx',
    'sent/elbe-bank/letter.pdf',
    'sent/elbe-bank/letter.docx',
    'sent/elbe-bank/note.txt',
  ])
  const folder = join(root, 'sent/elbe-bank')
  for (const name of ['cv.pdf', 'cv.docx']) {
    const words = await wordsOf(folder, name)
    for (const fact of [
      'Ada King',
      'Platform Engineer',
      '+44 20 7946 0812',
      '12 Mill Lane, London',
      'platform of Elbe Bank',
      'References',
      'Mary Somerville answers.',
    ])
      expect(words).toContain(fact)
    expect(words).not.toMatch(/A large bank|7946 0000|Icarus/)
  }
  expect(await wordsOf(folder, 'letter.pdf')).toContain('Ada King')
  const note = readFileSync(join(folder, 'note.txt'), 'utf8')
  expect(note).toContain('CV:       platform, in en')
  expect(note).toContain('Private:  name, phone, address, texts, instead')
  expect(note).not.toMatch(/Mill Lane|0812|King/)
  expect(readdirSync(join(root, 'sent'))).toEqual(['elbe-bank'])
})

test('without private facts, says so', async () => {
  const root = temporaryFolder({ 'content/site.yaml': YAML })
  expect(await send(root, 'content', 'mill', { ...NOW, variant: 'platform' })).toContain(
    'There is no content/private.yaml, so the documents have what the site has.',
  )
  expect(await wordsOf(join(root, 'sent/mill'), 'cv.pdf')).toContain('+44 20 7946 0000')
})

test.each([
  ['../mill', {}, "can't be the name of a folder"],
  ['sent-before', {}, 'sent/sent-before/ exists already, and what was sent stays as it is. Choose another name'],
  ['mill', { variant: 'platfrom' }, 'No CV has the name "platfrom". Did you mean "platform"?'],
  ['mill', { language: 'de' }, 'The site has no texts in "de". Write one of en.'],
])('refuses %s with %j, and writes nothing', async (name, options, message) => {
  const root = temporaryFolder({ 'content/site.yaml': YAML, 'content/private.yaml': PRIVATE })
  mkdirSync(join(root, 'sent/sent-before'), { recursive: true })
  await expect(send(root, 'content', name, { ...NOW, ...options })).rejects.toThrow(message)
  expect(readdirSync(join(root, 'sent'))).toEqual(['sent-before'])
  expect(existsSync(join(root, 'mill'))).toBe(false)
})

test.each([
  ["phone: '12'", 'content/private.yaml:1:8 phone: Invalid phone number'],
  ['street: Mill Lane', 'content/private.yaml:1:1 street: Unknown field'],
  ['words: [ab]', 'words[0]: The word is too short to be searched for'],
  ['instead: [a]', 'instead: '],
  [': x', 'content/private.yaml:1'],
])('says what is wrong with %j', async (yaml, message) => {
  const root = temporaryFolder({ 'content/site.yaml': YAML, 'content/private.yaml': yaml })
  await expect(send(root, 'content', 'mill', NOW)).rejects.toThrow(message)
})
