import { expect, test } from 'vitest'
import { bareContent, siteOf } from '../testing/contents.ts'
import { cssUrl, fontFaces } from './page-fonts.ts'

test.each([
  ['English', 'Alex Example', ['geist-latin']],
  ['Romanian', 'Ștefan Bălan', ['geist-latin', 'geist-latin-ext']],
  ['Vietnamese', 'Nguyễn Thị Đặng', ['geist-latin', 'geist-latin-ext', 'geist-vietnamese']],
  ['Ukrainian', 'Олена', ['geist-latin', 'geist-cyrillic']],
])('the letters of a name in %s are in one family: %s', async (_, name, files) => {
  expect(await filesOf(name)).toEqual(files)
})

test('a font is found in a folder of any name', () => {
  const file = `/it's "here" (é) $& [x]/geist.woff2`
  // How Vite reads it.
  const [, url = ''] = /^url\("([^"]+)"\)$/.exec(cssUrl(file)) ?? []
  expect(decodeURI(url)).toBe(file)
})

/** The files of Geist for a name, without axis, style and hash. */
async function filesOf(name: string): Promise<string[]> {
  const css = await fontFaces([siteOf({ ...bareContent(), name })], 'sans')
  const files = [...css.matchAll(/\/([\w-]+?)-wght-normal/g)].map(([, file = '']) => file)
  return files.filter((file) => !file.startsWith('geist-mono'))
}
