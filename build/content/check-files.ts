import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lookAt } from '../images/look-at.ts'
import { FOLDERS, type NamedFile } from './fields.ts'

/** What is wrong with the inside of a file that is there; null when nothing is. */
export async function faultIn(folder: string, { kind, name }: NamedFile): Promise<string | null> {
  if (kind === 'icon' || name.includes(':')) return null
  const path = `${FOLDERS[kind]}/${name}`
  try {
    if (kind === 'animation') return faultInAnimation(readFileSync(join(folder, path), 'utf8'), path)
    await lookAt(join(folder, path))
    return /\.svg$/i.test(name) ? faultInDrawing(readFileSync(join(folder, path), 'utf8'), path) : null
  } catch (error) {
    // Some decoders tell every step they took; the last one is the reason.
    const reason = (error instanceof Error ? error.message : String(error)).trimEnd().split('\n').at(-1) ?? ''
    if (kind === 'animation') return `${path} can't be read (${reason})`
    return `${path} can't be read as a picture (${reason}); save it anew as JPEG, PNG, AVIF, WebP or SVG`
  }
}

/** Browsers show a drawing as a picture only when it says that it is one. */
function faultInDrawing(text: string, path: string): string | null {
  return /<svg[^>]*\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(text)
    ? null
    : `${path} is no SVG that browsers show; its <svg> needs xmlns="http://www.w3.org/2000/svg"`
}

function faultInAnimation(text: string, path: string): string | null {
  try {
    const drawing: unknown = JSON.parse(text)
    return isDrawing(drawing)
      ? null
      : `${path} is no Lottie animation: it lacks its size, frames or layers; export it anew`
  } catch {
    return `${path} is no JSON; export it as Lottie JSON`
  }
}

function isDrawing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { w, h, fr, ip, op, layers } = value as Record<string, unknown> // any JSON object
  const figures = [w, h, fr, ip, op].every((figure) => typeof figure === 'number')
  return figures && Array.isArray(layers) && layers.every((layer) => typeof layer === 'object' && layer !== null)
}
