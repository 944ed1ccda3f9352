import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findPlaceholders } from '../../../content/content.ts'
import { FORMATS } from '../../../importers/formats.mjs'
import { NO_PICTURE, summaryOf } from '../../../importers/report.ts'
import { contentBefore, removeSampleFiles } from '../../../importers/write/sample-files.ts'
import { type ReadResume, writeImport } from '../../../importers/write/write-import.ts'
import { UserError } from '../../../lib/user-error.ts'
import type { Path } from '../../protocol.ts'
import { type Beginning, type ImportReport, MAX_RESUME } from '../../protocol/begin.ts'
import type { UndoSteps } from '../content-editor.ts'
import type { Answers } from '../requests.ts'
import { backupsOf } from './backups.ts'
import { resumeReader } from './resume-reader.ts'

/** In the project's folder: the file while it is read. */
const FOLDER = '.cache/begin'

/**
 * Begins a site with a CV, and brings back what was there before. What is shown is known here, because the page is loaded again when the
 * content changes.
 * @param folder the content folder; undefined is returned for another than content/, which no import writes
 * @param steps of undo, which end with the content that they change
 */
export function beginning(root: string, folder: string, steps: Pick<UndoSteps, 'done' | 'undone'>) {
  if (resolve(root, folder) !== join(resolve(root), 'content')) return undefined
  const backups = backupsOf(root)
  const isFresh = () => contentBefore(root) === 'sample'
  let chosen: Beginning['shown']
  let reader: ReturnType<typeof resumeReader> | undefined
  let reading: { file: string } | undefined
  let failure: Beginning['failure']
  let isBack = false

  function state(): Beginning {
    const fresh = isFresh()
    const report = backups.report()
    const wanted = chosen ?? (fresh ? 'choice' : 'page')
    if (wanted === 'choice') readerFor()
    return {
      isFresh: fresh,
      shown: wanted === 'report' && report === undefined ? 'page' : wanted,
      isBack,
      backups: backups.list(),
      formats: Object.values(FORMATS).map(({ files }) => files.description),
      ...(reading && { reading: { file: reading.file, isStarted: reader?.isReady() === true } }),
      ...(failure && { failure }),
      ...(report && { report }),
    }
  }

  function read(name: string, bytes: Buffer): Beginning {
    if (reading) throw new UserError(`${reading.file} is being read. Cancel that first.`)
    const file = fileNameOf(name)
    const place = join(root, FOLDER)
    rmSync(place, { recursive: true, force: true })
    mkdirSync(place, { recursive: true, mode: 0o700 })
    writeFileSync(join(place, file), bytes)
    chosen = 'choice'
    failure = undefined
    isBack = false
    const current = { file }
    reading = current
    readerFor()
      .read(join(place, file), file)
      .then((resume) => {
        if (reading !== current) return // It was cancelled.
        write(file, resume)
        chosen = 'report'
        stopReader()
      })
      .catch((error: Error) => {
        if (reading === current) failure = { file, message: error.message }
      })
      .finally(() => {
        if (reading !== current) return
        reading = undefined
        rmSync(place, { recursive: true, force: true })
      })
    return state()
  }

  function readerFor() {
    if (reader?.hasEnded() !== false) reader = resumeReader(root)
    return reader
  }

  function stopReader() {
    reader?.stop()
    reader = undefined
  }

  function write(file: string, resume: ReadResume) {
    const backup = backups.keep({ before: 'import', file })
    try {
      writeImport(root, resume)
      const removed = removeSampleFiles(join(root, 'content'))
      backups.addReport(backup, reportOf(file, backup, resume, removed))
    } catch (error) {
      backups.undo(backup)
      throw error
    }
    backups.removeOld()
    forgetSteps()
  }

  /** A step names values of the content that it was made in. */
  function forgetSteps() {
    steps.done.length = 0
    steps.undone.length = 0
  }

  function cancel(): Beginning {
    if (reading) stopReader()
    reading = undefined
    rmSync(join(root, FOLDER), { recursive: true, force: true })
    return state()
  }

  function show(what: string): Beginning {
    chosen = (['choice', 'report'] as const).find((each) => each === what) ?? 'page'
    failure = undefined
    isBack = false
    if (chosen !== 'choice' && !reading) stopReader()
    return state()
  }

  function bringBack(name: string): Beginning {
    if (reading) throw new UserError(`${reading.file} is being read. Cancel that first.`)
    backups.bringBack(name)
    forgetSteps()
    chosen = 'choice'
    failure = undefined
    isBack = true
    return state()
  }

  const answers: Answers = {
    '/begin': state,
    '/begin/read': async ({ query, body }) => read(query.get('name') ?? '', await body(MAX_RESUME)),
    '/begin/cancel': cancel,
    '/begin/show': ({ query }) => show(query.get('what') ?? ''),
    '/begin/back': ({ query }) => bringBack(query.get('name') ?? ''),
  }
  return {
    answers,
    state,
    read,
    cancel,
    show,
    bringBack,
    end: stopReader,
  }
}

function reportOf(file: string, backup: string, resume: ReadResume, removed: readonly string[]): ImportReport {
  const summary = summaryOf({ ...resume, replaced: { backup, removed } })
  const { kept, read, misread, private: left, changed, public: contacts, toInstall } = summary
  // The page asks for a photo itself.
  const skipped = summary.skipped.filter(({ why }) => why !== NO_PICTURE)
  const toWrite = findPlaceholders(resume.written.content).map(({ path, ...each }) => ({ path: path as Path, ...each })) // Paths have names and indexes alone.
  return { file, backup, kept, read, misread, skipped, private: left, changed, public: contacts, toWrite, toInstall }
}

/** Characters of a name that no system refuses. */
const MAX_NAME = 100

/** The name of the owner's file, as far as every system can have it. */
function fileNameOf(name: string): string {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
    .trim()
    .replace(/^[.\s-]+/, '')
  const [, base = '', extension = ''] = /^(.*?)(\.[a-z\d]{1,10})?$/isu.exec(plain) ?? []
  return (Array.from(base).slice(0, MAX_NAME).join('') || 'cv') + extension
}
