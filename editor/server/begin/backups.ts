import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { IMPORT_FOLDER } from '../../../importers/kept-file.ts'
import { filesIn } from '../../../lib/files-in.ts'
import { replaceFile } from '../../../lib/replace-file.ts'
import { UserError } from '../../../lib/user-error.ts'
import type { Backup, ImportReport } from '../../protocol/begin.ts'

/** In the project's folder, not in .cache/, which owners may remove. */
const FOLDER = 'backups'

/** The content folder, the file that it was imported from, and what was about to happen. */
const [CONTENT, IMPORT, ABOUT] = ['content', 'import', 'about.json']

type About = Omit<Backup, 'name'> & { report?: ImportReport }

/** Copies of the whole content folder of a project, which come back whole. */
export function backupsOf(root: string) {
  const folder = join(root, FOLDER)
  const content = join(root, CONTENT)
  const imported = join(root, IMPORT_FOLDER)

  const aboutOf = (name: string) => JSON.parse(readFileSync(join(folder, name, ABOUT), 'utf8')) as About // written by `keep`

  /** The newest first. */
  function list(): Backup[] {
    const names = existsSync(folder) ? readdirSync(folder) : []
    return names
      .filter((name) => /^\d/.test(name) && existsSync(join(folder, name, ABOUT)))
      .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => {
        const { date, before, file } = aboutOf(name)
        return { name, date, before, ...(file !== undefined && { file }) }
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
      copy(content, join(unfinished, CONTENT))
      copy(imported, join(unfinished, IMPORT))
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
  }

  /** Puts the content of the newest copy back, as if nothing had been. */
  function undo(name: string) {
    restore(name)
    rmSync(join(folder, name), { recursive: true })
  }

  function restore(name: string) {
    mirror(join(folder, name, CONTENT), content)
    rmSync(imported, { recursive: true, force: true })
    copy(join(folder, name, IMPORT), imported)
  }

  return {
    list,
    keep,
    bringBack,
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

function copy(from: string, to: string) {
  const options = { recursive: true, dereference: true, mode: constants.COPYFILE_FICLONE }
  if (existsSync(from)) cpSync(from, to, options)
  else if (basename(from) === CONTENT) mkdirSync(to, { recursive: true })
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

/** Makes a folder have the files of another. What site.yaml names is there before it, and goes after it. */
function mirror(from: string, to: string) {
  const wanted = filesIn(from)
  const isSame = (path: string) =>
    existsSync(join(to, path)) && readFileSync(join(to, path)).equals(readFileSync(join(from, path)))
  const isCatalogue = (path: string) => /^site\b.*\.yaml$/.test(path)
  const changed = wanted.filter((path) => !isSame(path))
  for (const path of [...changed.filter((each) => !isCatalogue(each)), ...changed.filter(isCatalogue)]) {
    const target = join(to, path)
    replaceFile(dirname(target), basename(target), readFileSync(join(from, path)))
  }
  for (const path of filesIn(to).filter((each) => !wanted.includes(each))) {
    rmSync(join(to, path))
    removeIfEmpty(to, dirname(path), from)
  }
}

/** Removes folders that the other one does not have. */
function removeIfEmpty(to: string, path: string, from: string) {
  if (path === '.' || existsSync(join(from, path)) || readdirSync(join(to, path)).length > 0) return
  rmdirSync(join(to, path))
  removeIfEmpty(to, dirname(path), from)
}
