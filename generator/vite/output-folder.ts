import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { asideOf, SUMS } from '../hosting/hosting.ts'
import { UserError } from '../lib/user-error.ts'

/** What stands beside an output while it is replaced. Nobody else has folders of such names. */
const NEW = '.new-build'
const OLD = '.old-build'

/**
 * A folder named by mistake keeps what it holds.
 * @throws when `output`, or what stands beside it, is anything but a folder with an earlier build
 */
export function refuseOthers(output: string) {
  refuseOther(asideOf(output), (folder) => existsSync(join(folder, SUMS)))
  refuseOther(output, isSite)
}

function refuseOther(output: string, isOurs: (folder: string) => boolean) {
  const there = lstatSync(output, { throwIfNoEntry: false })
  if (!there) return
  const refuse = (why: string) => {
    throw new UserError(`${output} ${why}; name an empty folder, or one that is not there yet`)
  }
  // The link would be replaced, and what it leads to would stay as it is.
  if (there.isSymbolicLink()) refuse('is a link')
  if (!there.isDirectory()) refuse('is a file')
  if (existsSync(join(output, '.git'))) refuse('is a repository, which would be gone')
  if (readdirSync(output).length > 0 && !isOurs(output)) refuse('holds something else than a built site')
}

function isSite(folder: string): boolean {
  const home = join(folder, 'index.html')
  return existsSync(home) && readFileSync(home, 'utf8').includes('<div id="root" data-path="/">')
}

/**
 * Puts whole folders in the place of others: at every moment one of the two is there, or about to be.
 * @param pairs what is built, and where it goes; either all of it does, or nothing
 */
export function replace(...pairs: readonly { output: string; built: string }[]) {
  const clear = (end: string) => {
    for (const { output } of pairs) rmSync(output + end, { recursive: true, force: true })
  }
  const undo: (() => void)[] = []
  const rename = (from: string, to: string) => {
    renameSync(from, to)
    undo.unshift(() => renameSync(to, from))
  }
  for (const { output } of pairs) if (!existsSync(output) && existsSync(output + OLD)) renameSync(output + OLD, output)
  clear(NEW)
  clear(OLD)
  try {
    for (const { output, built } of pairs) {
      mkdirSync(dirname(output), { recursive: true })
      move(built, output + NEW)
    }
    for (const { output } of pairs) {
      if (existsSync(output)) rename(output, output + OLD)
      rename(output + NEW, output)
    }
  } catch (error) {
    for (const step of undo) step()
    clear(NEW)
    throw new UserError(`What was built can't be written, so what was there stays. ${String(error)}`)
  }
  clear(OLD)
}

function move(from: string, to: string) {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error // what `fs` throws
    // The output stands on another disk.
    cpSync(from, to, { recursive: true })
    rmSync(from, { recursive: true })
  }
}
