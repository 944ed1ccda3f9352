import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { beginOrWriteLetter } from './letter.ts'
import { writeLetters } from './write-letters.ts'

const yaml = siteYaml({ cv: { variants: [{ name: 'platform', title: 'Platform Engineer' }] } })
const letterIn = (root: string) => join(root, 'content/letters/elbe-bank.md')
const letter = (root: string, name = 'elbe-bank') => beginOrWriteLetter(root, 'content', name, '2026-11-26')

const FULL = `---
company: Elbe Bank
address: |
  Mira Okafor
  Hafen 1, Hamburg
date: 2026-11-26
subject: Platform Engineer, reference 42
variant: platform
---

Dear Mira Okafor,

I run platforms that **nobody** has to watch:
see [the restore drill](https://ada.dev/drill).

- Payments
- Batch

Ada
`

test('begins a letter, and says what is missing in it', async () => {
  const root = temporaryFolder({ 'content/site.yaml': yaml })
  expect(await letter(root)).toMatchInlineSnapshot(`
    "content/letters/elbe-bank.md begins a letter. Write its text below the head, then run npx vitafolio letter elbe-bank again.
    The head may also have address, subject, variant (a CV of cv.variants) and language."
  `)
  expect(readFileSync(letterIn(root), 'utf8')).toBe("---\ncompany: 'Elbe Bank'\ndate: 2026-11-26\n---\n\n")
  await expect(letter(root)).rejects.toThrow('elbe-bank.md:4:1 The letter has no text. Write it below this line.')
})

test('says how a letter stays out of a public repository', async () => {
  const root = temporaryFolder({ 'content/site.yaml': yaml })
  execFileSync('git', ['init', '--quiet', root])
  expect(await letter(root)).toContain('Add to .gitignore: /content/letters/ and /letters/')
  writeFileSync(join(root, '.gitignore'), '/content/letters/\n/letters/\n')
  expect(await letter(root, 'other')).not.toContain('.gitignore')
  writeFileSync(join(root, '.gitignore'), '/content/letters/\n')
  expect(await letter(root, 'third')).toMatch(/Add to \.gitignore: \/letters\/$/)
})

test('writes a letter as PDF and for Word, below the head of the CV that it names', async () => {
  const root = temporaryFolder({ 'content/site.yaml': yaml, 'content/letters/elbe-bank.md': FULL })
  expect(await letter(root)).toBe('letters/elbe-bank.pdf\nletters/elbe-bank.docx')
  const [pdf, docx] = ['pdf', 'docx'].map((type) => readFileSync(join(root, `letters/elbe-bank.${type}`)))
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf ?? [])), { mergePages: true })
  const { value } = await mammoth.extractRawText({ buffer: docx ?? Buffer.of() })
  const wordsOf = (all: string) => all.replace(/[•·]/g, ' ').replace(/\s+/g, ' ').trim()
  expect(wordsOf(text)).toBe(
    'Ada Platform Engineer ada.dev Elbe Bank Mira Okafor Hafen 1, Hamburg November 26, 2026 Platform Engineer, reference 42 Dear Mira Okafor, I run platforms that nobody has to watch: see the restore drill. Payments Batch Ada',
  )
  expect(wordsOf(value)).toBe(wordsOf(text))
})

test.each([
  ['Dear', /elbe-bank\.md:1:1 The letter has no head\. Begin the file with a line ---, then "company: Elbe Bank"/],
  ['---\ncompany: a\ndate: 26.11.\n---\nDear', /:3:\d+ date: Write the date of the letter as year, month and day/],
  ['---\ndate: 2026-11-26\n---\nDear', /:\d:\d company: Write who the letter is for, such as Elbe Bank\./],
  ['---\nElbe Bank\n---\nDear', /:1:1 The letter has no head\./],
  ['---\ncompany: a: b\ndate: 2026-11-26\n---\nDear', /:2:\d+ Unexpected ": " in the text/],
  ['---\ncompany: *elbe\ndate: 2026-11-26\n---\nDear', /:2:\d+ The alias \*elbe is not defined\./],
  ['---\ncompany: a\ndate: 2026-02-31\n---\nDear', /:3:7 date: Write the date/],
  ['---\ncompany: 42\ndate: 2026-11-26\n---\nDear', /:2:\d+ company: This is a number\. Put it in quotes: '42'\./],
  ['---\ncompany: a\ndate: 2026-11-26\n---\n1. One', /:5:1 Letters have paragraphs, lists with "-", links/],
  ['---\ncompany: a\ndate: 2026-11-26\n---\nSee [x]().', /:5:5 Write the whole address of the link/],
  ['---\ncompany: a\ndate: 2026-11-26\n---\nHello 😀', /The fonts do not have "😀", in "Hello 😀"\./],
  [
    '---\ncompany: a\ndate: 2026-11-26\nfoo: 1\n---\nDear',
    /:4:\d+ foo: Unknown field\. The fields are company, date, /,
  ],
  ['---\ncompany: a\ndate: 2026-11-26\n---\nDear\n\n| a |\n\n# Big', /:9:1 Letters have paragraphs, lists with/],
  [
    '---\ncompany: a\ndate: 2026-11-26\nvariant: platfrom\n---\nDear',
    /variant: No CV has the name "platfrom"\. .*platform/,
  ],
  [
    '---\ncompany: a\ndate: 2026-11-26\nlanguage: de\n---\nDear',
    /language: The site has no texts in "de"\. Write one of en\./,
  ],
])('says what is wrong with %j', async (text, message) => {
  const root = temporaryFolder({ 'content/site.yaml': yaml, 'content/letters/elbe-bank.md': text })
  await expect(letter(root)).rejects.toThrow(message)
})

test('refuses a name that is a path', async () => {
  const root = temporaryFolder({ 'content/site.yaml': yaml })
  await expect(letter(root, '../site')).rejects.toThrow(
    '"../site" can\'t be the name of a letter. Use lowercase letters',
  )
})

test('a letter with a mistake, and other files, stop no other letter', async () => {
  const short = FULL.replace('variant: platform\n', '')
  const root = temporaryFolder({
    'content/site.yaml': yaml,
    'content/letters/README.md': 'Notes',
    'content/letters/begun.md': '---\ncompany: a\ndate: 2026-11-26\n---\n',
    'content/letters/elbe-bank.md': short,
  })
  expect(await writeLetters(root, 'content')).toEqual([
    expect.stringMatching(/^The letter begun is not written: content\/letters\/begun\.md:4:1 The letter has no text\./),
    'letters/elbe-bank.pdf',
    'letters/elbe-bank.docx',
  ])
})

test('keeps a letter that was edited in Word, and writes the new one beside it', async () => {
  const root = temporaryFolder({ 'content/site.yaml': yaml, 'content/letters/elbe-bank.md': FULL })
  await letter(root)
  const file = join(root, 'letters/elbe-bank.docx')
  expect(await letter(root), 'not edited').toBe('letters/elbe-bank.pdf\nletters/elbe-bank.docx')
  const edited = zipSync({ ...unzipSync(readFileSync(file)), 'docProps/app.xml': strToU8('<Properties/>') })
  writeFileSync(file, edited)
  expect(await letter(root)).toBe(
    'letters/elbe-bank.pdf\nletters/elbe-bank.new.docx (letters/elbe-bank.docx was edited, and stays as it is)',
  )
  const second = join(root, 'letters/elbe-bank.new.docx')
  writeFileSync(second, edited)
  expect(await letter(root)).toMatch(
    /letters\/elbe-bank\.new-2\.docx \(.*elbe-bank\.docx was .* \(letters\/elbe-bank\.new\.docx was edited/,
  )
  for (const each of [file, second]) expect(readFileSync(each)).toEqual(Buffer.from(edited))
})

test('reads a letter through a link', async () => {
  const root = temporaryFolder({ 'content/site.yaml': yaml, 'content/letters/a.txt': '', 'own/letter.md': FULL })
  symlinkSync(join(root, 'own/letter.md'), letterIn(root))
  expect(await letter(root)).toBe('letters/elbe-bank.pdf\nletters/elbe-bank.docx')
  expect(readFileSync(letterIn(root), 'utf8')).toBe(FULL)
})
