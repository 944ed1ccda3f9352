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

/** A terminal prompt in the colours of the site. In dark browser bars its background is lighter. */
function iconSvg({ background, darkBackground, accent, signal }: Colours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<style>rect{fill:${background}}@media(prefers-color-scheme:dark){rect{fill:${darkBackground}}}</style>
<rect width="32" height="32" rx="8"/>
<path d="M8 9.5 14.5 16 8 22.5" fill="none" stroke="${accent}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M17 22.5h7" fill="none" stroke="${signal}" stroke-width="3.2" stroke-linecap="round"/>
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
