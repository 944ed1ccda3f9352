import { join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { importOf, storyStylesFor, writingSystemStylesFor } from './virtual-modules.ts'

test('a site has the styles of what its stories have', () => {
  const node = (className: string) => ({ tag: 'div' as const, attributes: { className }, children: ['storyNote'] })
  const story = { id: 'a', nodes: [node('storyTable')], aside: [node('storyRead label')] }
  expect(storyStylesFor([story])).toEqual(['read.css', 'table.css'])
  expect(storyStylesFor([{ id: 'a', nodes: ['"storyCode"'] }])).toEqual([])
})

test.each([
  [['en'], []],
  [['en', 'de'], ['long-words.css']],
  [['ar-EG'], ['arabic.css', 'right-to-left.css', 'tall-letters.css']],
  [['he'], ['right-to-left.css']],
  [['zh-TW'], ['chinese-japanese-korean.css']],
  [['pt-BR', 'fil'], []],
])('a site in %s has the styles %s', (languages, names) => {
  expect(writingSystemStylesFor(languages)).toEqual(names)
})

test.each(['My Site', 'Jörg', 'site (1) [new] {2}', "Ada's & 50$, +1 @home", 'サイト'])(
  "imports the owner's stylesheet in a folder named %s",
  async (name) => {
    const file = join(temporaryFolder({ [`${name}/style.css`]: 'h1 { color: red }' }), name, 'style.css')
    const { code } = await preprocessCSS(importOf(file), 'own.css', await resolveConfig({ configFile: false }, 'build'))
    expect(code).toBe('h1 { color: red }')
  },
)
