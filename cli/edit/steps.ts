import { createHash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { UndoSteps } from '../../editor/server/content-editor.ts'
import { isRunning } from '../../lib/is-running.mjs'
import { replaceFile } from '../../lib/replace-file.ts'
import { UserError } from '../../lib/user-error.ts'

/** Steps that can be taken back, and as many that can be made again. */
const MAX_STEPS = 100
/** Characters of their file. */
const MAX_LENGTH = 20_000_000

const WAIT_MS = 60_000
const POLL_MS = 20
/** Within this time, a process has written its number into its lock. */
const WRITTEN_MS = 6000

/**
 * Calls `work` with the steps of earlier commands, and keeps what it adds to them. While it runs, no other command changes the content.
 * @param folder the content folder, absolute or relative to `root`
 */
export async function withSteps<Value>(
  root: string,
  folder: string,
  work: (steps: UndoSteps) => Promise<Value>,
): Promise<Value> {
  const cache = join(root, '.cache/changes')
  // Old content may be private by now.
  mkdirSync(cache, { recursive: true, mode: 0o700 })
  const name = `${createHash('sha256').update(resolve(root, folder)).digest('hex').slice(0, 12)}.json`
  return locked(cache, async () => {
    const steps = read(join(cache, name))
    const save = () => replaceFile(cache, name, bounded(steps))
    try {
      return await work({ ...steps, save })
    } finally {
      save()
    }
  })
}

function read(file: string): UndoSteps {
  try {
    const { done, undone } = JSON.parse(readFileSync(file, 'utf8')) as UndoSteps // only this module writes it
    return { done: [...done], undone: [...undone] }
  } catch {
    return { done: [], undone: [] } // the first step, or a file of another version
  }
}

/** As JSON, without the oldest steps. */
function bounded({ done, undone }: UndoSteps): string {
  const kept = { done: done.slice(-MAX_STEPS), undone: undone.slice(-MAX_STEPS) }
  for (;;) {
    const text = JSON.stringify(kept)
    if (text.length <= MAX_LENGTH || kept.done.length + kept.undone.length === 0) return text
    if (kept.done.shift() === undefined) kept.undone.shift()
  }
}

/** A killed process abandons its lock, which the next one removes. */
async function locked<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  const lock = join(folder, 'lock')
  const end = Date.now() + WAIT_MS
  while (!takeLock(lock)) {
    if (Date.now() > end)
      throw new UserError(
        `Another command changes the content (process ${ownerOf(lock)}). If none runs, remove .cache/changes/lock.`,
      )
    if (isAbandoned(lock)) removeAbandoned(lock)
    else await setTimeout(POLL_MS)
  }
  try {
    return await work()
  } finally {
    if (ownerOf(lock) === process.pid) rmSync(lock, { force: true })
  }
}

/** Removes an abandoned lock. One that another process has created since goes back. */
function removeAbandoned(lock: string) {
  const aside = `${lock}-${process.pid}`
  try {
    renameSync(lock, aside)
    if (!isAbandoned(aside)) linkSync(aside, lock)
  } catch {
    // Another process was faster.
  }
  rmSync(aside, { force: true })
}

/** Creates the lock. @returns whether there was none */
function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function ownerOf(lock: string): number {
  return existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0
}

/** Whether its process was killed, perhaps before it wrote its number. */
function isAbandoned(lock: string): boolean {
  try {
    const owner = ownerOf(lock)
    return owner > 0 ? !isRunning(owner) : Date.now() - statSync(lock).mtimeMs > WRITTEN_MS
  } catch {
    return false // it is gone
  }
}
