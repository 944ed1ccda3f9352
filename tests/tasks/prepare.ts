import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Command, change } from '../../cli/edit/change.ts'
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

/** Runs a command without a process of its own. */
async function run(folder: string, [name = '', ...args]: readonly string[]) {
  const { options } = (await import(`../../cli/${name}.mjs`)) as Pick<
    Parameters<typeof parseArgs>[0] & object,
    'options'
  >
  const { values, positionals } = parseArgs({ args, ...(options && { options }), allowPositionals: true })
  await change(folder, 'content', name as Command, positionals, values) // a solution has no other
}
