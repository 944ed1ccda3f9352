import { doubtsOf } from '../../doubt.ts'
import type { AddNote } from '../../report.ts'
import { readCv } from './cv.ts'
import { lines } from './fixtures.ts'

export type Entry = Record<string, unknown>

/** The résumé of a CV as people write it, and the reported lines. */
export function read(text: string) {
  const reported: string[] = []
  const note: AddNote = (_, what) => void reported.push(what)
  const { file, headings } = readCv([lines(text)], { wraps: true }, note)
  const resume = file as {
    basics: Entry
    [list: string]: Entry | Entry[] | undefined
  }
  const listOf = (name: string) => [resume[name] ?? []].flat()
  return { basics: resume.basics, meta: resume['meta'], headings, reported, listOf }
}

/** The fields that have a value; those that are doubtful with a question mark. */
export function shown(entries: readonly Entry[] = []): Entry[] {
  return entries.map((entry) => {
    const doubts = doubtsOf(entry)
    const filled = Object.entries(entry).filter(
      ([, value]) => value !== undefined && value !== '' && !isEmptyList(value),
    )
    return Object.fromEntries(filled.map(([name, value]) => [name + (name in doubts ? '?' : ''), value]))
  })
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
