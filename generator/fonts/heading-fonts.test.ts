import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HEADING_FONTS, type HeadingFont, HEADINGS } from '../../model/heading-fonts.ts'
import { lookOf } from '../look/look.ts'
import { FONT_PACKAGES, wholeFontFaces } from './page-fonts.ts'
import { installedFiles } from './writing-systems.ts'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

test.each(HEADINGS.slice(1))('the font of headings "%s" is in the pages and the documents', (name) => {
  const font: HeadingFont | undefined = HEADING_FONTS[name]
  if (!font) throw new Error('Only the first font is that of the texts.')
  expect(FONT_PACKAGES.filter((each) => !(each in dependencies))).toEqual([])
  expect(wholeFontFaces()).toContain(`font-family: '${font.family}'`)
  expect(installedFiles(font.family).length).toBeGreaterThan(1)
  const { css, documents } = lookOf({ headings: name })
  expect(css).toContain('--font-headings: ')
  expect(css).toContain(`--weight-headings: ${font.axes.wght};`)
  expect(documents.headings).toBe(font)
})
