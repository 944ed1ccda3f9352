import sharp from 'sharp'
import type { DocumentColours } from '../look/document-look.ts'
import type { Output, WholeSite } from './output.ts'

type Colours = DocumentColours['icon']

export const icon: Output<WholeSite> = {
  mediaType: 'image/svg+xml',
  path: 'icon.svg',
  isReplaceable: true,
  help: 'the icon of the site',
  files: ({ look }) => [['icon.svg', () => iconSvg(look.colours.icon)]],
  link: { rel: 'icon', type: 'image/svg+xml' },
}

export const favicon: Output<WholeSite> = {
  mediaType: 'image/x-icon',
  path: 'favicon.ico',
  isReplaceable: true,
  help: 'the icon for programs that ask for this name',
  files: ({ look }) => [['favicon.ico', () => faviconIco(look.colours.icon)]],
  link: { rel: 'icon', sizes: '32x32' },
}

export const touchIcon: Output<WholeSite> = {
  mediaType: 'image/png',
  path: 'apple-touch-icon.png',
  isReplaceable: true,
  help: 'the icon for home screens',
  files: ({ look }) => [['apple-touch-icon.png', () => touchIconPng(look.colours.icon)]],
  link: { rel: 'apple-touch-icon' },
}

/** Three spans of a trace. At 16 px, their edges are on whole pixels. In dark browser bars, the background is lighter. */
function iconSvg({ background, darkBackground, accent, signal }: Colours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<style>.b{fill:${background}}@media(prefers-color-scheme:dark){.b{fill:${darkBackground}}}</style>
<rect class="b" width="32" height="32" rx="8"/>
<path d="M6 8h12v4H6zM10 14h14v4H10z" fill="${accent}"/>
<path d="M16 20h10v4H16z" fill="${signal}"/>
</svg>
`
}

/** For home screens, which round the corners themselves. */
export function touchIconPng(colours: Colours): Promise<Buffer> {
  return rasterise(iconSvg(colours).replace(' rx="8"', ''), 180)
}

/** For programs that ask for /favicon.ico: one PNG in an ICO container. */
export async function faviconIco(colours: Colours): Promise<Buffer> {
  const size = 32
  const image = await rasterise(iconSvg(colours), size)
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
