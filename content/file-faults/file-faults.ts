import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { hasIcon, iconsLike } from '../../generator/images/icon-set.ts'
import { readImageMetadata } from '../../generator/images/image-metadata.ts'
import { didYouMean, suggestionsFor } from '../../lib/did-you-mean.ts'
import { isOutside } from '../../lib/is-outside.ts'
import { FOLDERS, type NamedFile } from '../fields.ts'
import { type Folder, isFile, isLfsPointer, LFS_POINTER } from '../files.ts'
import { unplayable } from './animation-faults.ts'
import { faultInSvg } from './svg-faults.ts'

/** In bytes. File systems allow 255, and the names of its sizes are longer, such as `NAME-narrow-3840w.avif`. */
const MAX_NAME = 255 - '-narrow-3840w.avif'.length

/** Describes why an existing file is not usable; undefined if it is valid. */
export async function faultIn(folder: string, { kind, name }: NamedFile): Promise<string | undefined> {
  if (kind === 'icon' || name.includes(':')) return undefined
  const path = `${FOLDERS[kind]}/${name}`
  const file = join(folder, path)
  try {
    if (isOutside(file, folder)) {
      return `${path} is a link to a file outside of the content folder. Put a copy of the file in place of the link.`
    }
    if (kind !== 'animation' && Buffer.byteLength(name) > MAX_NAME) {
      return `${path}: The name is too long for those of its sizes. Shorten it to ${MAX_NAME} letters; accents and other scripts count for more.`
    }
    if (isLfsPointer(readFileSync(file))) return `${path}: ${LFS_POINTER}`
    if (kind === 'animation') return faultInAnimation(readFileSync(file, 'utf8'), path)
    await readImageMetadata(file)
    return /\.svg$/i.test(name) ? faultInSvg(readFileSync(file, 'utf8'), path) : undefined
  } catch (error) {
    // Some decoders log several lines; the last one is the reason.
    const reason = (error instanceof Error ? error.message : String(error)).trimEnd().split('\n').at(-1) ?? ''
    if (kind === 'animation') return `Cannot read ${path} (${reason}). Check the file and its permissions.`
    if (reason.startsWith('heif') && !/\.avif$/i.test(name))
      return `Browsers cannot show ${path}, a HEIC photo. Export it as JPEG.`
    return `Cannot read ${path} as an image (${reason}). Save it again as JPEG, PNG, AVIF, WebP or SVG.`
  }
}

/** What is wrong with a file whose name is valid. */
export async function problemOfFile(file: NamedFile, at: Folder): Promise<string | undefined> {
  return faultInName(file, at) ?? faultIn(at.folder, file)
}

/** Why a name is that of no file or icon; undefined if there is. */
export function faultInName({ kind, name }: NamedFile, at: Folder): string | undefined {
  if (kind === 'icon' || name.includes(':')) {
    if (hasIcon(name)) return undefined
    return `There is no icon "${name}". ${didYouMean(iconsLike(name)) ?? 'Choose a name from devicon.dev or tabler.io/icons.'}`
  }
  const subfolder = FOLDERS[kind]
  if (isFile(at, `${subfolder}/${name}`)) return undefined
  const names = existsSync(join(at.folder, subfolder)) ? readdirSync(join(at.folder, subfolder)) : []
  if (names.includes(name)) return `${at.name}/${subfolder}/${name} is a folder. Name a file, or rename the folder.`
  const inOtherCase = names.find((each) => each !== name && each.toLowerCase() === name.toLowerCase())
  if (inOtherCase !== undefined) {
    return `The file in ${at.name}/${subfolder}/ is called "${inOtherCase}", and hosts tell capitals from small letters. Write its name like this, or rename the file.`
  }
  if (names.some((each) => each.normalize() === name.normalize())) {
    return `The name of the file in ${at.name}/${subfolder}/ differs from "${name}" only in Unicode normalisation (NFC/NFD). Rename the file.`
  }
  return `There is no file "${name}" in ${at.name}/${subfolder}/. ${didYouMean(suggestionsFor(name, names).slice(0, 1)) ?? 'Add the file, or correct the name.'}`
}

const number = z.number()
const size = z.number().positive()
const lottie = z.object({
  w: size,
  h: size,
  fr: z.number().min(1),
  ip: number,
  op: number,
  layers: z.array(z.object({})).min(1),
  /** Only bitmaps and sounds have the field `p`, which holds a file name or a data URL. */
  assets: z.array(z.object({ p: z.unknown().optional() })).optional(),
})

/** @param path of the file, or its address */
export function faultInAnimation(text: string, path: string): string | undefined {
  try {
    const animation: unknown = JSON.parse(withoutMark(text))
    const { success, data } = lottie.refine(({ ip, op }) => op > ip).safeParse(animation)
    if (success && data.assets?.some(({ p }) => p)) {
      return `${path} contains bitmaps or sounds, which the security policy of the site blocks. Export it again with vector shapes only.`
    }
    const fault = success ? unplayable(animation) : undefined
    if (fault !== undefined)
      return `${path} cannot be played: ${fault}. Correct that in the editor of the animation, and export it again.`
    if (success) return undefined
    return `${path} is not a Lottie animation: its size, frames or layers are missing, or none. Export it again as Lottie JSON.`
  } catch {
    return `${path} is not valid JSON. Export it again as Lottie JSON.`
  }
}

/** Without a byte order mark. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '')
}

/** Types of mattes (https://lottie.github.io/lottie-spec/). */
const [LUMA, INVERTED_LUMA] = [3, 4]

/** What the player leaves out of an animation that it can play otherwise; undefined if it shows everything. */
export function leftOutOf(text: string): string | undefined {
  const left = new Set<string>()
  JSON.parse(withoutMark(text), (_key, value: unknown) => {
    const part = Object(value) as {
      x?: unknown
      k?: unknown
      ef?: unknown
      fPath?: unknown
      tt?: unknown
      masksProperties?: unknown
    } // any JSON
    if (typeof part.x === 'string' && part.k !== undefined) left.add('expressions')
    if (Array.isArray(part.ef) && part.ef.some(isDrawn)) left.add('effects')
    if (Array.isArray(part.masksProperties) && !part.masksProperties.every(isWholeMask)) left.add('masks')
    if (part.tt === LUMA || part.tt === INVERTED_LUMA) left.add('luma mattes')
    if (typeof part.fPath === 'string' && part.fPath !== '') left.add('web fonts')
    return value
  })
  return left.size === 0 ? undefined : new Intl.ListFormat('en').format([...left])
}

/** The player draws masks that add to each other, whole and without expansion. */
function isWholeMask(mask: unknown): boolean {
  const { mode, o, x } = Object(mask) as { mode?: unknown; o?: { k?: unknown }; x?: { k?: unknown } } // any JSON
  return mode === 'n' || (mode === 'a' && (o?.k ?? 100) === 100 && (x?.k ?? 0) === 0)
}

/** Effects of types below 20 are values that expressions read (https://lottie.github.io/lottie-spec/). */
function isDrawn(effect: unknown): boolean {
  const { ty, en } = Object(effect) as { ty?: unknown; en?: unknown } // any JSON
  return typeof ty === 'number' && ty >= 20 && en !== 0
}
