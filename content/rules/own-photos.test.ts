import sharp from 'sharp'
import { expect, test } from 'vitest'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { formatInOneLine } from '../diagnostic.ts'
import { readContent } from '../read-content.ts'
import { ownPhotos } from './own-photos.ts'

test('warns of photos that say where they were taken', async () => {
  const photo = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  const gps = { IFD0: { Model: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' } }
  const root = temporaryFolder({
    'content/site.yaml': siteYaml(),
    'content/files/talk/Stage 1.JPG': await photo().withExif(gps).jpeg().toBuffer(),
    'content/files/stage.webp': await photo().withExif(gps).webp().toBuffer(),
    'content/files/camera.jpg': await photo()
      .withExif({ IFD0: { Model: 'Camera' } })
      .jpeg()
      .toBuffer(),
    'content/files/plain.png': await photo().png().toBuffer(),
    'content/files/broken.jpg': 'a text',
    'content/images/stage.jpg': await photo().withExif(gps).jpeg().toBuffer(),
  })
  const found = await ownPhotos(readContent(root, 'content'))
  expect(found.every(({ severity }) => severity === 'warning')).toBe(true)
  const message =
    'The photo says where it was taken, and is published as it is. Export it without its location (GPS), unless visitors may know.'
  expect(found.map(formatInOneLine)).toEqual([
    `content/files/stage.webp: ${message}`,
    `content/files/talk/Stage 1.JPG: ${message}`,
  ])
})
