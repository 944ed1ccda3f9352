import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diffIndices } from 'node-diff3'
import { commentsIn, formatInOneLine, isError, translatedTexts } from '../../content/content.ts'
import { checkContent } from '../../generator/check-content.ts'
import { prepare, solve } from './prepare.ts'
import { isKnown, OWN_FILES, siteIn } from './site.ts'
import type { Site, Task } from './task.ts'

/** How many more lines than the smallest diff a result may change. */
const MAX_RATIO = 2

export type Judgement = { problems: string[]; lines: number; smallest: number }

/** What is wrong with a folder in which a program has done a task. */
export async function judge(task: Task, folder: string): Promise<Judgement> {
  const temporary = mkdtempSync(join(tmpdir(), 'task-'))
  try {
    const [begun, solved] = ['begun', 'solved'].map((name) => join(temporary, name)) as [string, string] // one for each
    prepare(task, begun)
    prepare(task, solved)
    await solve(solved, task.solution)
    const [before, after] = [siteIn(begun), siteIn(folder)]
    const lines = changedLines(before, after)
    const smallest = changedLines(before, siteIn(solved))
    const problems = [
      ...(await mistakesIn(after)),
      ...lostComments(before, after, task.gone ?? []),
      ...inventedNumbers(before, after, task.request),
      ...untranslated(before, after),
      ...otherFiles(begun, folder),
      ...(lines > MAX_RATIO * smallest ? [`${lines} lines differ, and ${smallest} are enough`] : []),
      ...(await task.check(after, before)),
    ]
    return { problems, lines, smallest }
  } finally {
    rmSync(temporary, { recursive: true })
  }
}

/** The lines of all files that were removed or added. */
function changedLines(before: Site, after: Site): number {
  const names = new Set([...before.files.keys(), ...after.files.keys()])
  return [...names].reduce((sum, name) => {
    const [old, now] = [before, after].map(({ files }) => files.get(name)?.split('\n') ?? []) as [string[], string[]] // of both
    return sum + diffIndices(old, now).reduce((count, { buffer1, buffer2 }) => count + buffer1[1] + buffer2[1], 0)
  }, 0)
}

async function mistakesIn({ content }: Site): Promise<string[]> {
  return (await checkContent(content, { isBuild: true })).filter(isError).map(formatInOneLine)
}

/** Comments that are gone, in any file, without a reason in the task. */
function lostComments(before: Site, after: Site, gone: readonly string[]): string[] {
  const commentsOf = ({ files }: Site) =>
    [...files].flatMap(([name, text]) => (name.endsWith('.yaml') ? commentsIn(text).map((each) => each.text) : []))
  const left = commentsOf(after)
  return commentsOf(before).flatMap((comment) => {
    const index = left.indexOf(comment)
    if (index >= 0) left.splice(index, 1)
    return index >= 0 || gone.includes(comment) ? [] : [`The comment "#${comment}" is lost`]
  })
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
)
const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Numbers that are neither in the request nor in the content before. */
function inventedNumbers(before: Site, after: Site, request: string): string[] {
  const known = new Set([...numbersIn(request), ...[...before.files.values()].flatMap(numbersIn)])
  for (const names of [MONTHS, WORDS])
    for (const [index, name] of names.entries())
      if (new RegExp(`\\b${name}\\b`, 'i').test(request)) known.add(String(index + 1))
  const found = new Set([...after.files.values()].flatMap(numbersIn))
  return [...found].filter((number) => !known.has(number)).map((number) => `The number ${number} is invented`)
}

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map((digits) => digits.replace(/^0+(?=.)/, ''))

/** Texts that the task has brought and that have no translation: the site could not be published. */
function untranslated(before: Site, after: Site): string[] {
  const known = new Set(missingIn(before))
  return missingIn(after).flatMap((text) => (known.has(text) ? [] : [`"${text}" has no translation`]))
}

function missingIn({ content: { source, translations } }: Site): string[] {
  const [catalogue] = translations
  if (!source || !catalogue) return []
  return translatedTexts(source, catalogue).flatMap(({ text, pair }) => (pair?.translation ? [] : [text]))
}

/** Changes beside the content. */
function otherFiles(begun: string, folder: string): string[] {
  const textOf = (at: string, name: string) => (existsSync(join(at, name)) ? readFileSync(join(at, name), 'utf8') : '')
  const changed = OWN_FILES.filter((name) => textOf(begun, name) !== textOf(folder, name))
  const added = readdirSync(folder).filter((name) => !isKnown(name))
  return [...changed.map((name) => `${name} was changed`), ...added.map((name) => `${name} was added`)]
}
