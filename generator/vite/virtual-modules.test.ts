import { expect, test } from 'vitest'
import { writingSystemStylesFor } from './virtual-modules.ts'

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
