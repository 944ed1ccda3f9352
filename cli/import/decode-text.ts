import { UserError } from '../../generator/lib/user-error.ts'

/** Decodes UTF-8, and UTF-16 with a byte order mark. `name` is that of the file in the message. */
export function decodeText(bytes: Uint8Array, name: string): string {
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[Buffer.from(bytes).toString('hex', 0, 2)] ?? 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // The bytes are not in this encoding.
  }
  throw new UserError(
    `${name} is not a text in UTF-8. Export it again, or save it as UTF-8. Excel changes the encoding.`,
  )
}
