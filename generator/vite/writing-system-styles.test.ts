import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { writingSystemStylesFor } from './writing-system-styles.ts'

test.each([
  [['en'], []],
  [['en', 'de'], ['long-words.css']],
  [['ar-EG'], ['arabic.css', 'right-to-left.css', 'tall-letters.css']],
  [['he'], ['right-to-left.css']],
  [['zh-TW'], ['chinese-japanese-korean.css']],
  [['pt-BR', 'fil'], []],
])('a site in %s has the styles %s', (languages, names) => {
  expect(writingSystemStylesFor(languages).map((file) => basename(file))).toEqual(names)
})
