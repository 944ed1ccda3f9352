import { Unzip, UnzipInflate } from 'fflate'

/** In bytes: what is unpacked between two looks at the limit is at most a thousand times as much. */
const STEP = 16_384

/**
 * Unpacks files of a zip file, up to a limit. What the zip says of their sizes may be untrue.
 * @param isWanted decides by the path
 * @returns undefined if there is more than the limit
 */
export function unzip(zip: Uint8Array, isWanted: (path: string) => boolean, limit: number) {
  const files = new Map<string, Uint8Array>()
  let size = 0
  const reader = new Unzip((file) => {
    if (!isWanted(file.name)) return
    const parts: Uint8Array[] = []
    file.ondata = (error, part, isLast) => {
      if (error) throw error
      size += part.length
      if (size <= limit) parts.push(part)
      if (isLast) files.set(file.name, Buffer.concat(parts))
    }
    file.start()
  })
  reader.register(UnzipInflate)
  for (let start = 0; start < zip.length; start += STEP) {
    reader.push(zip.subarray(start, start + STEP), start + STEP >= zip.length)
    if (size > limit) return undefined
  }
  return files
}
