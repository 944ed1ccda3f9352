import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lookAt } from '../images/look-at.ts'
import { FOLDERS, type NamedFile } from './files-named.ts'

/** What is wrong with the inside of a file that is there; null when nothing is. */
export async function faultIn(folder: string, { kind, name }: NamedFile): Promise<string | null> {
  if (kind === 'glyph' || name.includes(':')) return null
  const path = `${FOLDERS[kind]}/${name}`
  try {
    if (kind === 'animation') return faultInAnimation(readFileSync(join(folder, path), 'utf8'), path)
    await lookAt(join(folder, path))
    return null
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `${path} can't be read as a picture (${reason}); save it anew as JPEG, PNG, AVIF, WebP or SVG`
  }
}

function faultInAnimation(text: string, path: string): string | null {
  try {
    const drawing: unknown = JSON.parse(text)
    if (typeof drawing === 'object' && drawing !== null && 'layers' in drawing && Array.isArray(drawing.layers))
      return null
    return `${path} is no Lottie animation: it has no list of layers; export it as Lottie JSON`
  } catch {
    return `${path} is no JSON; export it as Lottie JSON`
  }
}
