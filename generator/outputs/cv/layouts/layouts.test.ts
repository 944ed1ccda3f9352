import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CV_LAYOUT_NAMES } from '../../../../model/cv-layouts.ts'

test('every layout has a file, and every file is a layout', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.typ'))
  expect(files).toEqual(CV_LAYOUT_NAMES.map((name) => `${name}.typ`).toSorted())
})
