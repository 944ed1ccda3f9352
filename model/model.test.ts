import { expect, test } from 'vitest'
import { telOf } from './fields/address.ts'
import { commaIn, neighboursBy } from './fields/list.ts'
import { initialsOf, initialsOfFirm } from './initials.ts'
import { categoriesOf } from './sections/gallery.ts'

test('groups neighbours with the same key, and no others', () => {
  const items = ['a1', 'a2', '', '', 'b1', 'a3']
  expect(neighboursBy(items, (item) => item[0])).toEqual([['a1', 'a2'], [''], [''], ['b1'], ['a3']])
})

test.each([
  ['Informatik', ', '],
  ['علوم الحاسوب', '، '],
  ['情報工学', '、'],
  ['エンジニア', '、'],
])('the comma of a list with %s is "%s"', (text, comma) => {
  expect(commaIn(text)).toBe(comma)
})

test('offers no filter that would hide nothing', () => {
  expect(categoriesOf([])).toEqual([])
  expect(categoriesOf([{ category: 'Data' }, { category: 'Data' }])).toEqual([])
  expect(categoriesOf([{ category: 'Data' }, {}])).toEqual(['Data'])
})

test.each([
  ['+1 (202) 555-0143', 'tel:+12025550143'],
  ['+49 (0)30 123456', 'tel:+4930123456'],
  ['0049 (0)30 1234-56', 'tel:+4930123456'],
  ['(0) 30 123456', 'tel:030123456'],
  ['(+33) 6 12 34 56 78', 'tel:+33612345678'],
])('keeps the plus sign and the digits of %s', (phone, address) => {
  expect(telOf(phone)).toBe(address)
})

test.each([
  ['Alex Example', 'AE'],
  ['Zoë von Hohenlohe', 'ZH'],
  ['ada', 'A'],
  ['Dr. Katarzyna Wiśniewska-Grønhaug', 'KW'],
  ['Ada Lovelace, PMP®', 'AL'],
  ['Martin Luther King Jr.', 'MK'],
  ['Code & Coast', 'CC'],
  ['🚀', '🚀'],
  ['李 小龙', '李小'],
  ['ليلى الأحمد', 'ل أ'],
  ['Ada Lovelace PhD', 'AL'],
  ['Ada King Lovelace M.Sc. MBA', 'AL'],
  ['Martin Luther King Jr.', 'MK'],
  ['Jack MA', 'JM'],
  ['Xiaoming WANG', 'XW'],
  ['Marie van der Berg Ph.D', 'MB'],
  ['Dr Anna Müller MSc MBA', 'AM'],
  ['Prof. Dr. med. Jürgen Groß', 'JG'],
  ['Sammy Davis Jr', 'SD'],
  ['Madonna PhD', 'M'],
  ['Ronald McDonald', 'RM'],
  ['Jean Paul Mba', 'JM'],
  ['J. R. R. Tolkien', 'JT'],
  ['J.R.R. Tolkien', 'JT'],
  ['山田\u3000太郎', '山太'],
  ['山田太郎', '山'],
  ['ジョン・スミス', 'ジス'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  ['Norrsken Pay AB', 'NP'],
  ['Müller & Sohn GmbH & Co. KG', 'MS'],
  ['Example Technologies, Inc.', 'ET'],
  ['SE', 'S'],
])('the initials of the firm %s are %s', (name, initials) => {
  expect(initialsOfFirm(name)).toBe(initials)
})
