import sharp from 'sharp'
import type { DocumentColours } from '../look/document-look.ts'

type Colours = DocumentColours['icon']

/** A terminal prompt in the colours of the site. In dark browser bars its background is lighter. */
export function icon({ background, darkBackground, accent, signal }: Colours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<style>rect{fill:${background}}@media(prefers-color-scheme:dark){rect{fill:${darkBackground}}}</style>
<rect width="32" height="32" rx="8"/>
<path d="M8 9.5 14.5 16 8 22.5" fill="none" stroke="${accent}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M17 22.5h7" fill="none" stroke="${signal}" stroke-width="3.2" stroke-linecap="round"/>
</svg>
`
}

/** For home screens, which round the corners themselves. */
export function touchIcon(colours: Colours): Promise<Buffer> {
  return rasterise(icon(colours).replace(' rx="8"', ''), 180)
}

/** For programs that ask for /favicon.ico: one PNG in an ICO container. */
export async function favicon(colours: Colours): Promise<Buffer> {
  const size = 32
  const image = await rasterise(icon(colours), size)
  const header = Buffer.alloc(22)
  const [type, images, planes, bits] = [1, 1, 1, 32]
  header.set([0, 0, type, 0, images, 0, size, size, 0, 0, planes, 0, bits])
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}

function rasterise(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
}
