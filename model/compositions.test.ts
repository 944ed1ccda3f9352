import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LAYOUTS } from './compositions.ts'

test('every layout has a folder, and every folder is a layout', () => {
  const folders = readdirSync('src/compositions', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name)).toEqual(LAYOUTS.toSorted())
})
