import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { judge } from './judge.ts'
import { prepare, solve } from './prepare.ts'
import type { Task } from './task.ts'
import { TASKS } from './tasks.ts'

async function begin(task: Task, isSolved: boolean) {
  const folder = temporaryFolder()
  prepare(task, folder)
  if (isSolved) await solve(folder, task.solution)
  return folder
}

test('there are twenty tasks', () => {
  expect(Object.keys(TASKS)).toHaveLength(20)
})

test.each(Object.entries(TASKS))('%s: its commands do it, and an untouched folder is not done', async (_, task) => {
  const { problems, lines, smallest } = await judge(task, await begin(task, true))
  expect(problems).toEqual([])
  expect(lines).toBe(smallest)
  const untouched = await judge(task, await begin(task, false))
  expect(untouched.problems).not.toEqual([])
  expect(untouched.lines).toBe(0)
})

const task = TASKS['add-job']

test.each<[string, string, (text: string) => string, RegExp]>([
  [
    'a lost comment',
    'site.yaml',
    (text) => text.replace('# Newest first.', ''),
    /^The comment "# Newest first\." is lost$/,
  ],
  ['a lost doubt', 'site.yaml', (text) => text.replace(/ # check: the mail.*/, ''), /^The comment "# check: the mail/],
  [
    'a lost comment in a translation',
    'site.de.yaml',
    (text) => text.replace(/^# Approved.*\n/m, ''),
    /^The comment "# App/,
  ],
  [
    'an invented number',
    'site.yaml',
    (text) => text.replace('60 servers', '99 servers'),
    /^The number 99 is invented$/,
  ],
  [
    'a large diff',
    'site.yaml',
    (text) => text.replaceAll(/^ {4}/gm, '     '),
    /^\d+ lines differ, and \d+ are enough$/,
  ],
  [
    'a mistake',
    'site.yaml',
    (text) => text.replace('label: History', 'lable: History'),
    /history\.lable: Unknown field/,
  ],
])('%s fails each task', async (_, file, change, problem) => {
  if (!task) throw new Error('The table has it.')
  const folder = await begin(task, true)
  const path = join(folder, 'content', file)
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, change(before))
  expect(readFileSync(path, 'utf8')).not.toBe(before)
  expect((await judge(task, folder)).problems).toContainEqual(expect.stringMatching(problem))
})

test('a change of other files fails each task', async () => {
  if (!task) throw new Error('The table has it.')
  const folder = await begin(task, true)
  appendFileSync(join(folder, 'AGENTS.md'), 'More.')
  writeFileSync(join(folder, 'notes.txt'), '')
  expect((await judge(task, folder)).problems).toEqual(['AGENTS.md was changed', 'notes.txt was added'])
})
