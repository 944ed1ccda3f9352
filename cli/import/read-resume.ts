import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { UserError } from '../../generator/lib/user-error.ts'
import { faultInJson } from './fault-in-json.ts'
import { isRecord, type Fields } from './loose.ts'

const LARGEST = 5_000_000
const WANTED = 'a JSON Resume is wanted (https://jsonresume.org/schema)'

/**
 * A JSON Resume as its fields, whatever they hold.
 * @param file its path; `-` for the standard input
 */
export function readResume(file: string): Fields {
  const named = file === '-' ? 'The standard input' : shown(file)
  return fieldsIn(bytesOf(file, named), named)
}

function bytesOf(file: string, named: string): Buffer {
  try {
    const descriptor = file === '-' ? 0 : openSync(file, 'r')
    try {
      const facts = fstatSync(descriptor)
      if (facts.isDirectory()) throw new UserError(`${named} is a folder; name the file in it.`)
      if (facts.isCharacterDevice() && file !== '-') throw new UserError(`${named} is a device; name a file.`)
      if (facts.size > LARGEST) throw tooLarge(named)
      return readFileSync(descriptor)
    } finally {
      if (descriptor !== 0) closeSync(descriptor)
    }
  } catch (error) {
    if (error instanceof UserError) throw error
    const { code } = error as NodeJS.ErrnoException // what Node's own functions throw
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new UserError(`There is no file ${named}.`)
    if (code === 'EISDIR') throw new UserError(`${named} is a folder; name the file in it.`)
    throw new UserError(`${named} can’t be read (${code ?? String(error)}).`)
  }
}

/** @param named how the file is called at the beginning of a sentence */
export function fieldsIn(bytes: Buffer, named: string): Fields {
  if (bytes.length > LARGEST) throw tooLarge(named)
  const start = bytes.subarray(0, 8).toString('latin1')
  if (start.startsWith('%PDF')) throw new UserError(`${named} is a PDF, which is for people to read; ${WANTED}.`)
  if (start.startsWith('PK')) {
    throw new UserError(`${named} is an archive or an office document, as LinkedIn exports one; ${WANTED}.`)
  }
  const text = textIn(bytes)
  if (text === null) throw new UserError(`${named} is not written in UTF-8; save it anew with that encoding.`)
  if (text.trim() === '') throw new UserError(`${named} is empty; ${WANTED}.`)
  if (text.trimStart().startsWith('<')) throw new UserError(`${named} is a web page or XML; ${WANTED}.`)
  const value = valueIn(text, named)
  if (!isRecord(value)) throw new UserError(`${named} holds no fields in braces; ${WANTED}.`)
  return value
}

function textIn(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function valueIn(text: string, named: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const lines = text.slice(0, faultInJson(text)).split(/\r\n|\r|\n/)
    const place = `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`
    throw new UserError(`${named} is no JSON from ${place} on; correct it there, or export it anew.`)
  }
}

function tooLarge(named: string): UserError {
  return new UserError(`${named} has more than 5 MB, and no résumé has; leave pictures out of it.`)
}

/** A path as a terminal may show it. */
function shown(file: string): string {
  return file.replace(/[\p{Cc}\p{Cf}]/gu, '?')
}
