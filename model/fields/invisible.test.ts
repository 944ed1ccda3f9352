import { expect, test } from 'vitest'
import { invisibleIn, withoutInvisible } from './invisible.ts'

test.each([
  ['Software\u00ADentwickler', 'Softwareentwickler', ['U+00AD']],
  ['ada\u200B@ada.dev', 'ada@ada.dev', ['U+200B']],
  ['\u202EreenignE\u202C', 'reenignE', ['U+202E', 'U+202C']],
  ['One\u2028Two\uFEFF\u2060', 'One Two', ['U+2028', 'U+FEFF', 'U+2060']],
  ['Ada\u200E Lovelace', 'Ada Lovelace', ['U+200E']],
])('leaves out of "%s" what nobody sees', (text, visible, codes) => {
  expect(withoutInvisible(text)).toBe(visible)
  expect(invisibleIn(text)).toEqual(codes)
})

test.each(['👩\u200D💻 engineer', 'می\u200Cخواهم', 'क्\u200Dष', 'عنوان\u200F (2024)', 'A\u00A0B', '❤\uFE0F'])(
  'leaves "%s" as it is',
  (text) => {
    expect(withoutInvisible(text)).toBe(text)
    expect(invisibleIn(text)).toEqual([])
  },
)
