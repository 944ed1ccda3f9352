import { expect, test } from 'vitest'
import { namesIn, shortNames } from './class-names.ts'
import { folderOf } from './made-up-folder.ts'

test('classes and keyframes have a name each, whatever stands around them', () => {
  const css = `
    /* .not-this */
    .grid > li:nth-child(n + 13), .wide .narrow:hover { margin: .5rem; animation: leave 2s }
    @keyframes leave { to { opacity: 0.5 } }
    .grid { color: red }`
  expect(namesIn(css)).toEqual(['grid', 'wide', 'narrow', 'leave'])
})

test('names are short and follow from the files, in whichever order they are asked for', () => {
  const files = { 'b/bar.module.css': '.row {}', 'a/card.module.css': '.row {} .name {}', 'a/page.css': '.row {}' }
  const nameOf = shortNames(folderOf(files))
  expect(nameOf('row', '/somewhere/b/bar.module.css')).toBe('c')
  expect(nameOf('row', '/somewhere/a/card.module.css?used')).toBe('a')
  expect(nameOf('name', '/somewhere/a/card.module.css')).toBe('b')
})

test('no two of two hundred are one, and none is what blockers of advertisements hide', () => {
  const classes = Array.from({ length: 200 }, (_, index) => `class-${index}`)
  const nameOf = shortNames(folderOf({ 'all.module.css': classes.map((name) => `.${name} {}`).join('') }))
  const given = classes.map((name) => nameOf(name, 'all.module.css'))
  expect(new Set(given).size).toBe(200)
  expect(given).not.toContain('ad')
  expect(given).toContain('ae')
})

test('a name that no file declares stops the build', () => {
  const nameOf = shortNames(folderOf({ 'bar.module.css': '.row {}' }))
  expect(() => nameOf('column', 'bar.module.css')).toThrow('bar.module.css has the name column, which no file below')
})

test('more than two letters can tell apart stops the build', () => {
  const classes = Array.from({ length: 26 * 27 }, (_, index) => `.class-${index} {}`)
  expect(() => shortNames(folderOf({ 'all.module.css': classes.join('') }))).toThrow('There are more names than')
})
