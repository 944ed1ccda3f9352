import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { options as add } from '../../cli/add.mjs'
import { options as confirm } from '../../cli/confirm.mjs'
import { change } from '../../cli/edit/change.ts'
import { options as move } from '../../cli/move.mjs'
import { options as remove } from '../../cli/remove.mjs'
import { options as set } from '../../cli/set.mjs'
import { baseFiles } from './site.ts'
import type { Step, Task } from './task.ts'

/** Where an owner's files are in template/. */
const TEMPLATE = { 'AGENTS.md': 'AGENTS.md', 'README.md': 'README.md', '.gitignore': 'gitignore' }

export const PACKAGE_JSON = `${JSON.stringify(
  {
    private: true,
    scripts: Object.fromEntries(['start', 'dev', 'build', 'doctor'].map((name) => [name, `vitafolio ${name}`])),
    dependencies: { vitafolio: '*' },
  },
  null,
  2,
)}\n`

/**
 * Writes the repository of an owner in which a task begins.
 * @param packageFolder where vitafolio is; without it, no command can run in the folder
 */
export function prepare(task: Task, folder: string, packageFolder?: string) {
  const files = baseFiles()
  task.begin?.(files)
  for (const [path, text] of files) write(join(folder, 'content', path), text)
  for (const [path, ours] of Object.entries(TEMPLATE)) cpSync(join('template', ours), join(folder, path))
  write(join(folder, 'package.json'), PACKAGE_JSON)
  write(join(folder, 'REQUEST.md'), `${task.request.replaceAll('\n', ' ')}\n`)
  if (packageFolder === undefined) return
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  symlinkSync(packageFolder, join(folder, 'node_modules/vitafolio'))
  symlinkSync('../vitafolio/cli/vitafolio.mjs', join(folder, 'node_modules/.bin/vitafolio'))
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Does a task with its own solution. */
export async function solve(folder: string, steps: readonly Step[]) {
  for (const step of steps) {
    if ('file' in step) write(join(folder, step.file), step.text)
    else await run(folder, step)
  }
}

const OPTIONS = { add, confirm, move, remove, set }

/** Runs a command without a process of its own. */
async function run(folder: string, [name, ...args]: readonly string[]) {
  const command = name as keyof typeof OPTIONS // a solution has no other
  const { values, positionals } = parseArgs({
    args,
    options: OPTIONS[command] as ParseArgsConfig['options'] & object,
    allowPositionals: true,
  })
  await change(folder, 'content', command, positionals, values)
}
