import { existsSync, mkdirSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UserError } from './user-error.ts'

/** Writes a file at once or not at all, whatever ends the process. A link stays one: the file that it leads to is written. */
export function replaceFile(folder: string, name: string, content: string | Buffer) {
  try {
    mkdirSync(folder, { recursive: true })
    const path = join(folder, name)
    const file = existsSync(path) ? realpathSync(path) : path
    const temporary = join(dirname(file), `.${basename(file)}.tmp`)
    writeFileSync(temporary, content, existsSync(file) ? { mode: statSync(file).mode } : {})
    renameSync(temporary, file)
  } catch (error) {
    throw new UserError(
      `${basename(folder)}/${name} cannot be written (${String(error)}). Check its permissions and the free space.`,
    )
  }
}
