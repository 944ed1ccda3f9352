/** Decodes UTF-8, and UTF-16 with a byte order mark. Returns null for other bytes. */
export function decodeText(bytes: Buffer): string | null {
  const mark = bytes.toString('hex', 0, 2)
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
