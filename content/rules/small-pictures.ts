import { join } from 'node:path'
import { z } from 'zod'
import { readImageMetadata } from '../../generator/images/image-metadata.ts'
import { fullSizeAt } from '../../generator/images/image-slots.ts'
import { siteSchema } from '../../model/site-schema.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { filesNamed, type NamedFile, schemaAt, schemaOf } from '../fields.ts'
import { isFile } from '../files.ts'
import type { ContentFile } from '../read-content.ts'

/** A side as a multiple of the other one. A larger strip is not better. */
const MOST_UNEVEN = 8

/** Pictures with fewer pixels than large screens show. */
export async function smallPictures(content: ContentFile): Promise<Diagnostic[]> {
  const found = filesNamed(siteSchema, content.value).map(async (file) => {
    const message = await problemWith(file, content)
    return message === undefined ? [] : [content.diagnose(file.path, message, { severity: 'warning' })]
  })
  return (await Promise.all(found)).flat()
}

async function problemWith({ path, kind, name }: NamedFile, content: ContentFile): Promise<string | undefined> {
  const isImage = kind === 'picture' || (kind === 'skillIcon' && !name.includes(':'))
  if (!isImage || /\.svg$/i.test(name) || !isFile(content, `images/${name}`)) return undefined
  const schema = schemaAt(siteSchema, kind === 'picture' ? path.slice(0, -1) : path)
  const slots = (schema && z.globalRegistry.get(schemaOf(schema, {}))?.slots) ?? []
  // Another rule reports pictures that cannot be read.
  const size = await readImageMetadata(join(content.folder, 'images', name)).catch(() => undefined)
  if (size === undefined) return undefined
  const [ideal] = slots.map((slot) => fullSizeAt(slot, size)).toSorted((a, b) => b.width - a.width)
  const isStrip = Math.max(size.width / size.height, size.height / size.width) > MOST_UNEVEN
  if (ideal === undefined || ideal.width <= size.width || isStrip) return undefined
  return `${name} has ${size.width} x ${size.height} pixels. Use ${ideal.width} x ${ideal.height} for large screens.`
}
