import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { siteSchema } from '../../model/schema/site-schema.ts'
import { readImageMetadata } from '../images/image-metadata.ts'
import { fullSizeAt } from '../images/image-slots.ts'
import { filesNamed, FOLDERS, schemaAt, type NamedFile } from './fields.ts'
import type { Issue } from './parse-yaml.ts'

/** Images with fewer pixels than large screens show, and files that no field names. */
export async function fileWarnings(value: unknown, folder: string): Promise<Issue[]> {
  const files = filesNamed(siteSchema, value)
  const small = await Promise.all(files.map((file) => tooSmall(file, folder)))
  const used = new Set(files.map(({ name }) => name))
  const unused = [...new Set(Object.values(FOLDERS))].flatMap((subfolder) => {
    const path = join(folder, subfolder)
    const names = existsSync(path) ? readdirSync(path) : []
    return names.filter((name) => !name.startsWith('.') && !used.has(name)).map((name) => `${subfolder}/${name}`)
  })
  const message = `The content does not use ${unused.join(', ')}. Name the files in it, or remove them.`
  return [...small.flat(), ...(unused.length > 0 ? [{ path: [], message, hasNoLine: true }] : [])]
}

async function tooSmall({ path, kind, name }: NamedFile, folder: string): Promise<Issue[]> {
  const isImage = kind === 'picture' || (kind === 'skillIcon' && !name.includes(':'))
  if (!isImage || /\.svg$/i.test(name)) return []
  const schema = schemaAt(siteSchema, kind === 'picture' ? path.slice(0, -1) : path)
  const slots = (schema && z.globalRegistry.get(schema)?.slots) ?? []
  const size = await readImageMetadata(join(folder, 'images', name))
  const [ideal] = slots.map((slot) => fullSizeAt(slot, size)).toSorted((a, b) => b.width - a.width)
  if (ideal === undefined || ideal.width <= size.width) return []
  const message = `${name} has ${size.width} x ${size.height} pixels. Use ${ideal.width} x ${ideal.height} for large screens.`
  return [{ path, message }]
}
