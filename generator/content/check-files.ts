import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readImageMetadata } from '../images/image-metadata.ts'
import { FOLDERS, type NamedFile } from './fields.ts'

/** Describes why an existing file is not usable; null if it is valid. */
export async function faultIn(folder: string, { kind, name }: NamedFile): Promise<string | null> {
  if (kind === 'icon' || name.includes(':')) return null
  const path = `${FOLDERS[kind]}/${name}`
  try {
    if (kind === 'animation') return faultInAnimation(readFileSync(join(folder, path), 'utf8'), path)
    await readImageMetadata(join(folder, path))
    return /\.svg$/i.test(name) ? faultInDrawing(readFileSync(join(folder, path), 'utf8'), path) : null
  } catch (error) {
    // Some decoders log several lines; the last one is the reason.
    const reason = (error instanceof Error ? error.message : String(error)).trimEnd().split('\n').at(-1) ?? ''
    if (kind === 'animation') return `Cannot read ${path} (${reason}). Check the file and its permissions.`
    return `Cannot read ${path} as an image (${reason}). Save it again as JPEG, PNG, AVIF, WebP or SVG.`
  }
}

/** Browsers show an SVG file in `<img>` only if it declares the SVG namespace. */
function faultInDrawing(text: string, path: string): string | null {
  return /<svg[^>]*\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(text)
    ? null
    : `Browsers cannot show ${path}, because it has no SVG namespace. Add xmlns="http://www.w3.org/2000/svg" to its <svg> element.`
}

function faultInAnimation(text: string, path: string): string | null {
  try {
    const drawing: unknown = JSON.parse(text)
    return isDrawing(drawing)
      ? null
      : `${path} is not a Lottie animation: its size, frames or layers are missing. Export it again as Lottie JSON.`
  } catch {
    return `${path} is not valid JSON. Export it again as Lottie JSON.`
  }
}

function isDrawing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { w, h, fr, ip, op, layers } = value as Record<string, unknown> // any JSON object
  const hasNumbers = [w, h, fr, ip, op].every((number) => typeof number === 'number')
  return hasNumbers && Array.isArray(layers) && layers.every((layer) => typeof layer === 'object' && layer !== null)
}
