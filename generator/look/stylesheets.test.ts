import { readdirSync, readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { LAYOUTS } from '../../model/compositions.ts'
import { COLOURS } from '../../src/styles/colours.ts'
import { lookOf } from './look.ts'

/** The custom properties that stylesheets set and read. */
function propertiesIn(stylesheets: readonly string[]) {
  const [set, read] = [new Set<string>(), new Set<string>()]
  for (const css of stylesheets) {
    transform({
      filename: 'styles.css',
      code: Buffer.from(css),
      visitor: {
        Declaration: (declaration) => {
          if (declaration.property === 'custom') set.add(declaration.value.name)
        },
        Variable: ({ name }) => void read.add(name.ident),
      },
    })
  }
  return { set, read }
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
const stylesheets = files.map((file) => readFileSync(`src/${file}`, 'utf8').replaceAll(/^@value .*/gm, ''))
const { set, read } = propertiesIn([...stylesheets, ...LAYOUTS.map((layout) => lookOf({ layout }).css)])

test('stylesheets read only custom properties that exist', () => {
  expect(read.size).toBeGreaterThan(80)
  expect([...read].filter((name) => !set.has(name))).toEqual([])
})

test('every colour of the table has its use', () => {
  expect(Object.keys(COLOURS).filter((name) => !read.has(`--color-${name}`))).toEqual([])
})
