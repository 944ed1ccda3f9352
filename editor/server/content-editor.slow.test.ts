import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { applyEdit } from './apply-edit.ts'
import { contentEditor } from './content-editor.ts'

const EDITS = 30
const LANGUAGES = ['de', 'ja', 'ar']

type Pair = Record<string, string>

test('translations follow random changes of texts, and changes of other programs stay', async () => {
  const root = temporaryFolder()
  cpSync('sample/images', join(root, 'content/images'), { recursive: true })
  cpSync('tests/contents/translated', join(root, 'content'), { recursive: true })
  const read = (name = 'site.yaml') => readFileSync(join(root, 'content', name), 'utf8')
  const pairsOf = (language: string) => parse(read(`site.${language}.yaml`)) as Pair[]
  const { state, change, undo } = contentEditor(root, 'content')
  let random = 7
  const pick = (below: number) => (random = (random * 48_271) % 0x7f_ff_ff_ff) % below
  let [followed, refused] = [0, 0]
  const problems: string[] = []
  for (let made = 0; made < EDITS; made += 1) {
    if (made % 10 === 0) cpSync('tests/contents/translated', join(root, 'content'), { recursive: true })
    const texts = (await state()).texts.filter(({ language, raw }) => language === 'en' && /^[^\d].* /.test(raw))
    const [text, theirs] = [texts[pick(texts.length)], texts[pick(texts.length)]]
    if (!text || !theirs || theirs.raw === text.raw) continue
    const before = { yaml: read(), pairs: new Map(LANGUAGES.map((language) => [language, pairsOf(language)])) }
    const words = text.raw.split(' ')
    const value = words.with(pick(words.length), `x${made}`).join(' ')
    const request = change({ file: 'site.yaml', edit: { kind: 'set', path: text.path, value }, old: text.raw })
    // Another program writes while the change is checked.
    const foreign = applyEdit(before.yaml, { kind: 'set', path: theirs.path, value: `${theirs.raw}!` })
    const isForeign = made % 3 === 0
    if (isForeign) writeFileSync(join(root, 'content/site.yaml'), foreign)
    const { message } = await request
    const base = isForeign ? foreign : before.yaml
    const expected = message === undefined ? applyEdit(base, { kind: 'set', path: text.path, value }) : base
    if (read() !== expected) problems.push(`${text.path.join('.')} is not written, or more than it`)
    if (message !== undefined) refused += 1
    for (const [language, old] of before.pairs) {
      const pair = old.find((each) => each.en === text.raw && each[language])
      const isFollowed = message === undefined && pair !== undefined && !old.some(({ en }) => en === value)
      const pairs = pairsOf(language)
      const others = pairs.filter(({ en }) => !isFollowed || (en !== value && en !== text.raw))
      const stay = old.filter(({ en }) => !isFollowed || en !== text.raw)
      if (!isDeepStrictEqual(others, stay)) problems.push(`${language}: another pair than of "${text.raw}" has changed`)
      if (!isFollowed) continue
      followed += 1
      if (pairs.find(({ en }) => en === value)?.[language] !== pair[language])
        problems.push(`${language}: "${value}" has lost "${pair[language]}"`)
    }
    if (message === undefined && made % 5 === 0) {
      await undo()
      const isBack = [...before.pairs].every(([language, old]) => isDeepStrictEqual(pairsOf(language), old))
      if (read() !== base || !isBack) problems.push(`${text.path.join('.')} is not taken back`)
    }
  }
  expect(problems).toEqual([])
  expect(followed).toBeGreaterThan(EDITS / 2)
  expect(refused / EDITS).toBeLessThan(0.5)
})
