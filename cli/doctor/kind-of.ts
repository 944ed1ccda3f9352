/** What a file can be, whatever it is called. */
type Kind = { name: string; ending: string; isPicture: boolean }

const KINDS: readonly (Kind & { is: (text: string) => boolean })[] = [
  { name: 'JPEG', ending: 'jpg', isPicture: true, is: (text) => text.startsWith('\xff\xd8\xff') },
  { name: 'PNG', ending: 'png', isPicture: true, is: (text) => text.startsWith('\x89PNG\r\n') },
  { name: 'WebP', ending: 'webp', isPicture: true, is: (text) => /^RIFF.{4}WEBP/s.test(text) },
  // Both begin alike and name what they are compatible with: AVIF first, since it may call itself mif1 as well.
  { name: 'AVIF', ending: 'avif', isPicture: true, is: (text) => /^.{4}ftyp.{0,60}avi[fs]/s.test(text) },
  { name: 'HEIC', ending: 'heic', isPicture: false, is: (text) => /^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(text) },
  { name: 'GIF', ending: 'gif', isPicture: false, is: (text) => text.startsWith('GIF8') },
  { name: 'TIFF', ending: 'tiff', isPicture: false, is: (text) => /^(?:II\*\0|MM\0\*)/.test(text) },
  { name: 'PDF', ending: 'pdf', isPicture: false, is: (text) => text.startsWith('%PDF-') },
  { name: 'a web page', ending: 'html', isPicture: false, is: (text) => /^\s*(?:<!doctype html|<html)/i.test(text) },
  { name: 'SVG', ending: 'svg', isPicture: true, is: (text) => /^[^<]*(?:<[?!][^>]*>\s*)*<svg[\s>]/i.test(text) },
]

/**
 * What a file is by its first bytes; undefined when they are of no kind that is known here.
 * @param start a few hundred of them
 */
export function kindOf(start: Buffer): Kind | undefined {
  const text = start.toString('latin1')
  return KINDS.find(({ is }) => is(text))
}
