import sharp from 'sharp'
import { expect, test } from 'vitest'
import { CELL, fragmentOf, spriteOf, svgOf } from './icon-set.ts'

const ICONS = ['devicon:docker', 'tabler:link', 'devicon:k6']
const pixelsOf = (svg: string) => sharp(Buffer.from(svg)).resize(CELL, CELL).raw().toBuffer()

test('each fragment of a sprite shows the icon that a file of its own would show', async () => {
  const sprite = spriteOf(ICONS, '#123456')
  for (const icon of ICONS) {
    const [, view = ''] = new RegExp(`<view id="${fragmentOf(icon)}" viewBox="([^"]+)"`).exec(sprite) ?? []
    const shown = sprite.replace(/(<svg [^>]*?viewBox=")[^"]+/, `$1${view}`)
    expect(await pixelsOf(shown)).toEqual(await pixelsOf(svgOf(icon, '#123456')))
  }
})
