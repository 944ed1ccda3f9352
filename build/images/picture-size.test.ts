import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureSize } from './picture-size.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))

test('a photo that a camera stored on its side has the size a browser shows', async () => {
  const file = join(folder, 'turned.jpg')
  await sharp({ create: { width: 40, height: 20, channels: 3, background: 'gray' } })
    .withMetadata({ orientation: 6 })
    .toFile(file)
  expect(await pictureSize(file)).toEqual({ width: 20, height: 40 })
})
