import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteYaml, temporaryFolder } from '../../../generator/testing/temporary-folder.ts'
import type { Outcome } from '../../protocol.ts'
import type { Letter, LetterPages, Letters } from '../../protocol/cv.ts'
import { contentEditor } from '../content-editor.ts'
import { letters } from './letters.ts'

const HEAD = "---\n# Mine.\ncompany: 'Elbe Bank'\ndate: 2026-11-26\n---\n"

function lettersOf(text?: string) {
  const root = temporaryFolder({
    'content/site.yaml': siteYaml({ cv: { variants: [{ name: 'platform' }] } }),
    ...(text !== undefined && { 'content/letters/elbe-bank.md': text }),
  })
  const file = join(root, 'content/letters/elbe-bank.md')
  const editor = contentEditor(root, 'content')
  const answers = letters(root, 'content', editor)
  const ask = async <Answer>(address: string, name = 'elbe-bank', body: unknown = {}, query = {}): Promise<Answer> =>
    (await answers[address]?.({
      query: new URLSearchParams({ name, ...query }),
      body: () => Promise.resolve(Buffer.from(JSON.stringify(body))),
    })) as Answer
  return { ...editor, ask, file, read: () => readFileSync(file, 'utf8') }
}

test('begins a letter, writes it, and takes each step back', async () => {
  const { ask, read, undo, file } = lettersOf()
  await ask('/letter/begin')
  const { text, head } = await ask<Letter>('/letter')
  expect(head).toMatchObject({ company: 'Elbe Bank' })
  await ask('/letter/write', 'elbe-bank', { part: 'body', old: '', value: 'Dear Mira,\n\nhello.' })
  expect(read()).toBe(`${text?.trim()}\n\nDear Mira,\n\nhello.\n`)
  expect(await ask<Letters>('/letters')).toMatchObject({ letters: [{ name: 'elbe-bank' }] })
  await undo()
  expect(read()).toBe(text)
  await undo()
  expect(existsSync(file)).toBe(false)
})

test.each(['Müller GmbH', "O'Neill & Söhne: Bau", '株式会社'])(
  'begins a letter to %s as it is called',
  async (company) => {
    const { ask } = lettersOf()
    await ask('/letter/begin', 'elbe-bank', {}, { company: ` ${company} ` })
    expect((await ask<Letter>('/letter')).head).toMatchObject({ company })
  },
)

test('leaves the text of a letter as it is while its head is changed, and keeps each line that is typed', async () => {
  const body = '\nyour team runs\npayments.\n\nKind regards,  \nAlex Example\n'
  const { ask, read } = lettersOf(HEAD + body)
  const { body: shown } = await ask<Letter & { body: string }>('/letter')
  expect(shown).toBe('your team runs payments.\n\nKind regards,\nAlex Example')
  await ask('/letter/write', 'elbe-bank', { part: 'subject', old: '', value: 'Engineer' })
  expect(read()).toContain(body)
  await ask('/letter/write', 'elbe-bank', { part: 'body', old: shown, value: 'Regards,\nAlex' })
  expect(read()).toMatch(/\nRegards,\\\nAlex\n$/)
})

test('changes fields of the head one after the other, in which all else stays as it is', async () => {
  const head = HEAD.replace('date:', 'city: Hamburg\ndate:')
  const { ask, read } = lettersOf(`${head}\nDear Mira\n`)
  const write = (part: string, old: string, value: string) =>
    ask<Outcome>('/letter/write', 'elbe-bank', { part, old, value })
  const address = 'Hafen 1\n20457 Hamburg'
  await write('address', '', address)
  await write('variant', '', 'platform')
  expect(read()).toMatch(/^---\n# Mine\.\ncompany: 'Elbe Bank'\ncity: Hamburg\ndate: 2026-11-26\n/)
  expect((await ask<Letter>('/letter')).head).toMatchObject({ address, variant: 'platform' })
  await write('address', address, '')
  await write('variant', 'platform', '')
  expect(read()).toBe(`${head}\nDear Mira\n`)
  await expect(write('city', 'Hamburg', '')).rejects.toThrow('This is not what the page sends.')
})

test('refuses to write over what another program has written meanwhile, and writes beside it', async () => {
  const { ask, read, file } = lettersOf(`${HEAD}\nDear Mira\n`)
  const theirs = `${HEAD}\nDear Mira Okafor\n`
  writeFileSync(file, theirs)
  const own = { part: 'body', old: 'Dear Mira', value: 'Hello' }
  const { message } = await ask<Outcome>('/letter/write', 'elbe-bank', own)
  expect(message).toBe('Another program has changed the letter in the meantime. Below is what its file has now.')
  expect(read()).toBe(theirs)
  await ask('/letter/write', 'elbe-bank', { part: 'company', old: 'Elbe Bank', value: 'Elbe & Co' })
  expect(read()).toBe(theirs.replace('Elbe Bank', 'Elbe & Co'))
})

test('reads a letter without a head as a whole, and refuses other names', async () => {
  const { ask } = lettersOf('Dear Mira\n')
  expect(await ask<Letter>('/letter')).toEqual({ text: 'Dear Mira\n' })
  await expect(ask('/letter/begin', '../site')).rejects.toThrow("can't be the name of a letter")
  await expect(ask('/letter/begin', 'nul')).rejects.toThrow('Windows has no files called "nul".')
  await expect(ask('/letter/begin')).rejects.toThrow('There is a letter "elbe-bank" already.')
})

test('draws a letter, and says what is wrong with one', async () => {
  const { ask, file } = lettersOf(`${HEAD}\nDear Mira\n`)
  expect(await ask<LetterPages>('/letter/pages')).toHaveProperty('key')
  expect((await ask<Buffer>('/letter/file')).subarray(0, 5).toString()).toBe('%PDF-')
  writeFileSync(file, HEAD)
  expect(await ask<LetterPages>('/letter/pages')).toEqual({ isEmpty: true })
  writeFileSync(file, `${HEAD}\n# Dear\n`)
  expect(await ask<LetterPages>('/letter/pages')).toEqual({
    problem: expect.stringMatching(/^Letters have paragraphs/),
  })
})
