import { expect, test } from 'vitest'
import { schemaAt } from '../../content/content.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { parsePath } from './path.ts'
import { valueOf } from './value-of.ts'

const read = (path: string, text: string) => {
  const field = schemaAt(siteSchema, parsePath(path))
  if (!field) throw new Error(`${path} is a field`)
  return valueOf(text, field, path)
}

test.each([
  // A text stays one, whatever it looks like.
  ['hero.headline', '2024', '2024'],
  ['hero.headline', 'true', 'true'],
  ['hero.headline', '{name}: engineer', '{name}: engineer'],
  ['hero.headline', '[one, two]', '[one, two]'],
  ['hero.headline', '', ''],
  ['hero.headline', '*bold*', '*bold*'],
  ['look.accent', '#1d4ed8', '#1d4ed8'],
  // The check says what is wrong with it.
  ['look.layout', 'trase', 'trase'],
  ['url', 'nope', 'nope'],
  // A text or a group.
  ['profile.location', 'Remote / Lisbon', 'Remote / Lisbon'],
  ['profile.location', '{ city: Porto, countryCode: PT }', { city: 'Porto', countryCode: 'PT' }],
  // Its field that is not known is a mistake, which the check names.
  ['profile.location', '{ city: Porto, contry: PT }', { city: 'Porto', contry: 'PT' }],
  ['history.entries[0].highlights[0]', '{name}: less', '{name}: less'],
  ['history.entries[0].highlights[0]', 'Fewer calls: from 11 to 1', 'Fewer calls: from 11 to 1'],
  ['history.entries[0].highlights[0]', '{ text: Less, for: [data] }', { text: 'Less', for: ['data'] }],
  // All else is YAML.
  ['history.entries[0].technologies', '[Go, "C#"]', ['Go', 'C#']],
  ['history.entries[0].technologies', '- Go\n- Rust', ['Go', 'Rust']],
  ['cv', 'false', false],
  ['cv.pages', '1', 1],
  ['cv.word', 'true', true],
])('at %s, %j is %j', (path, text, value) => {
  expect(read(path, text)).toEqual(value)
})

test('says how to write a list or a group that cannot be read', () => {
  expect(() => read('history.entries[0].technologies', '[a')).toThrow(
    'history.entries[0].technologies: The value cannot be read as YAML. Write a list as [one, two]',
  )
})

test('reads paths as messages print them, and with dots alone', () => {
  const path = ['history', 'entries', 0, 'role']
  expect(parsePath('history.entries[0].role')).toEqual(path)
  expect(parsePath('history.entries.0.role')).toEqual(path)
  for (const wrong of ['', 'a..b', 'a[b]', 'a[0', 'a b', '.a', 'a.'])
    expect(() => parsePath(wrong)).toThrow(`"${wrong}" is no path.`)
})
