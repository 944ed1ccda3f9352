import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UserError } from './user-error.ts'

/**
 * Writes a file at once or not at all, whatever ends the process. A link stays one: the file that it leads to is written. Keeps the
 * file's mode, and of a text its line ends and byte order mark.
 * @param mode of a file that is not there yet
 */
export function replaceFile(folder: string, name: string, content: string | Buffer, mode?: number) {
  try {
    mkdirSync(folder, { recursive: true })
    const path = join(folder, name)
    const file = existsSync(path) ? realpathSync(path) : path
    const temporary = join(dirname(file), `.${basename(file)}.tmp`)
    const exists = existsSync(file)
    const written = exists && typeof content === 'string' ? inStyleOf(readFileSync(file, 'utf8'), content) : content
    try {
      const kept = exists ? statSync(file).mode : mode
      writeFileSync(temporary, written, { mode: kept })
      if (kept !== undefined) chmodSync(temporary, kept)
      renameSync(temporary, file)
    } catch (error) {
      rmSync(temporary, { force: true })
      throw error
    }
  } catch (error) {
    throw new UserError(
      `${basename(folder)}/${name} cannot be written (${String(error)}). Check its permissions and the free space.`,
    )
  }
}

const BYTE_ORDER_MARK = '\u{FEFF}'

function inStyleOf(existing: string, text: string): string {
  const isWindows = existing.includes('\r\n') && !/(?<!\r)\n/.test(existing)
  const lines = isWindows ? text.replaceAll(/\r?\n/g, '\r\n') : text
  return existing.startsWith(BYTE_ORDER_MARK) && !lines.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK + lines : lines
}
