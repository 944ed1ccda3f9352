import sharp from 'sharp'

/** A prompt that waits, in the colours of the site; on a dark bar the ground gets a step lighter, to stand out from it. */
export function icon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<style>rect{fill:#0a1420}@media(prefers-color-scheme:dark){rect{fill:#1b2f42}}</style>
<rect width="32" height="32" rx="8"/>
<path d="M8 9.5 14.5 16 8 22.5" fill="none" stroke="#4fe0dc" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M17 22.5h7" fill="none" stroke="#f3b64c" stroke-width="3.2" stroke-linecap="round"/>
</svg>
`
}

/** For a phone's home screen, which rounds the corners itself. */
export function touchIcon(): Promise<Buffer> {
  return draw(icon().replace(' rx="8"', ''), 180)
}

/** For whatever asks for /favicon.ico: one PNG in the container that Windows gave it. */
export async function favicon(): Promise<Buffer> {
  const size = 32
  const picture = await draw(icon(), size)
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // of one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // plane
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, picture])
}

function draw(drawing: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
}
