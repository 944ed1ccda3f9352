import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { IMPORT_FOLDER } from '../../../importers/kept-file.ts'
import { replaceFile } from '../../../lib/replace-file.ts'
import { UserError } from '../../../lib/user-error.ts'
import type { Backup, ImportReport } from '../../protocol/begin.ts'
import { copyFolder, mirrorFolder } from './whole-folder.ts'

/** In the project's folder, not in .cache/, which owners may remove. */
const FOLDER = 'backups'

/** The content folder, the file that it was imported from, and what was about to happen. */
const [CONTENT, IMPORT, ABOUT] = ['content', 'import', 'about.json']

/** How many there are at most. */
const MOST = 10

/** A name that `keep` gives: a folder that the owner has renamed is the owner's. */
const OWN_NAME = /^\d{4}-\d\d-\d\d-\d{6}(?:-\d+)?$/

type About = Omit<Backup, 'name'> & { report?: ImportReport }

/** Copies of the whole content folder of a project, which come back whole. */
export function backupsOf(root: string) {
  const folder = join(root, FOLDER)
  const content = join(root, CONTENT)
  const imported = join(root, IMPORT_FOLDER)

  /** What `keep` has written. Nothing of a file that is missing or damaged. */
  function aboutOf(name: string): Partial<About> {
    try {
      const about = JSON.parse(readFileSync(join(folder, name, ABOUT), 'utf8')) as About | null
      return typeof about?.date === 'string' && !Number.isNaN(Date.parse(about.date)) ? about : {}
    } catch {
      return {}
    }
  }

  /** The newest first. */
  function list(): Backup[] {
    const names = existsSync(folder) ? readdirSync(folder) : []
    return names
      .filter((name) => /^\d/.test(name) && existsSync(join(folder, name, CONTENT)))
      .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => {
        const { report: _, ...about } = aboutOf(name)
        return { ...about, name }
      })
  }

  /** Copies the content as it is now. Returns the name of the copy. */
  function keep(about: Omit<About, 'date'>): string {
    const now = new Date()
    const name = freeName(folder, nameOf(now))
    const unfinished = join(folder, `.${name}`)
    try {
      // Content can be private.
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      writeFileSync(join(folder, '.gitignore'), '*\n')
      for (const left of readdirSync(folder).filter((each) => /^\.\d/.test(each)))
        rmSync(join(folder, left), { recursive: true })
      mkdirSync(join(unfinished, CONTENT), { recursive: true })
      if (existsSync(content)) copyFolder(content, join(unfinished, CONTENT))
      if (existsSync(imported)) copyFolder(imported, join(unfinished, IMPORT))
      writeFileSync(join(unfinished, ABOUT), JSON.stringify({ date: now.toISOString(), ...about }))
      renameSync(unfinished, join(folder, name))
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      throw new UserError(
        `No backup can be written to ${FOLDER}/ (${String(error)}), so nothing was changed. Check its permissions and the free space.`,
      )
    }
    return name
  }

  /** Puts the content back that a copy has, after a copy of the content as it is now. */
  function bringBack(name: string) {
    if (list().every((each) => each.name !== name))
      throw new UserError(`There is no backup ${FOLDER}/${name} any more. Nothing was changed.`)
    const current = keep({ before: 'return' })
    try {
      restore(name)
    } catch (error) {
      undo(current)
      throw error
    }
    removeOld()
  }

  /** Removes all but the last ones. One that cannot be removed stays. */
  function removeOld() {
    for (const { name } of list()
      .filter((each) => OWN_NAME.test(each.name))
      .slice(MOST)) {
      try {
        rmSync(join(folder, name), { recursive: true, force: true })
      } catch {
        // Another program has a file of it open.
      }
    }
  }

  /** Puts the content of the newest copy back, as if nothing had been. */
  function undo(name: string) {
    restore(name)
    rmSync(join(folder, name), { recursive: true })
  }

  function restore(name: string) {
    mirrorFolder(join(folder, name, CONTENT), content)
    rmSync(imported, { recursive: true, force: true })
    const kept = join(folder, name, IMPORT)
    if (existsSync(kept)) copyFolder(kept, imported)
  }

  return {
    list,
    keep,
    bringBack,
    removeOld,
    undo,
    /** Adds to a copy what was read from the file that came after it. */
    addReport: (name: string, report: ImportReport) =>
      replaceFile(join(folder, name), ABOUT, JSON.stringify({ ...aboutOf(name), report })),
    /** What was read from the last file, if nothing was brought back since. */
    report: (): ImportReport | undefined => {
      const [newest] = list()
      return newest && aboutOf(newest.name).report
    },
  }
}

/** Local time, which sorts: 2026-11-29-172405 */
function nameOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${day}-${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join('')}`
}

function freeName(folder: string, name: string): string {
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${name}-${count}`
    if (!existsSync(join(folder, free))) return free
  }
}
