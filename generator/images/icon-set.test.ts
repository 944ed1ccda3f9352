import sharp from 'sharp'
import { expect, test } from 'vitest'
import { CELL, spriteOf, svgOf } from './icon-set.ts'

const ICONS = ['devicon:docker', 'tabler:link', 'devicon:k6']
const pixelsOf = (svg: string) => sharp(Buffer.from(svg)).resize(CELL, CELL).raw().toBuffer()

test('each cell of a sprite shows the icon that a file of its own would show', async () => {
  const sprite = sharp(Buffer.from(spriteOf(ICONS, '#123456')))
  for (const [index, icon] of ICONS.entries()) {
    const cell = sprite.clone().extract({ left: 0, top: index * CELL, width: CELL, height: CELL })
    expect(await cell.raw().toBuffer()).toEqual(await pixelsOf(svgOf(icon, '#123456')))
  }
})
