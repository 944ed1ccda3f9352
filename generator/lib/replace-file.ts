import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { UserError } from './user-error.ts'

/** Writes a file at once or not at all, whatever ends the process. */
export function replaceFile(folder: string, name: string, content: string | Buffer) {
  const temporary = join(folder, `.${name}.tmp`)
  try {
    mkdirSync(folder, { recursive: true })
    const file = join(folder, name)
    writeFileSync(temporary, content, existsSync(file) ? { mode: statSync(file).mode } : {})
    renameSync(temporary, file)
  } catch (error) {
    throw new UserError(
      `${basename(folder)}/${name} cannot be written (${String(error)}). Check its permissions and the free space.`,
    )
  }
}
