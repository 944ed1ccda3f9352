import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { applyEdit } from './apply-edit.ts'
import { contentEditor } from './content-editor.ts'

const EDITS = 300
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
  let texts = (await state()).texts.filter(({ language, raw }) => language === 'en' && raw.length > 3)
  for (let made = 0; made < EDITS; made += 1) {
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
    if (message !== undefined) {
      refused += 1
      expect(read()).toBe(base)
      continue
    }
    expect(read(), text.path.join('.')).toBe(applyEdit(base, { kind: 'set', path: text.path, value }))
    for (const [language, old] of before.pairs) {
      const pairs = pairsOf(language)
      const pair = old.find(({ en }) => en === text.raw)
      const isKnown = old.some(({ en }) => en === value)
      if (!pair || isKnown || !pair[language]) {
        expect(pairs).toEqual(old)
        continue
      }
      followed += 1
      expect(pairs.find(({ en }) => en === value)?.[language]).toBe(pair[language])
      const others = pairs.filter(({ en }) => en !== value)
      expect(old.filter((each) => each !== pair)).toEqual(others.filter(({ en }) => en !== text.raw))
    }
    if (made % 5 === 0) {
      expect((await undo()).message).toBeUndefined()
      expect(read()).toBe(base)
      for (const [language, old] of before.pairs) expect(pairsOf(language)).toEqual(old)
    }
    if (made % 10 === 0) cpSync('tests/contents/translated', join(root, 'content'), { recursive: true })
    texts = (await state()).texts.filter(({ language, raw }) => language === 'en' && raw.length > 3)
  }
  expect(followed).toBeGreaterThan(EDITS)
  expect(refused / EDITS).toBeLessThan(0.3)
})
