// npm run tasks: writes the twenty repositories, and judges what a program has done in them.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { misuse, parseArguments } from '../cli/arguments.mjs'
import { packageFolder } from '../cli/set-up.mjs'
import { importTypeScript } from '../cli/typescript.mjs'

const HELP = `npm run tasks -- prepare|judge FOLDER

prepare   writes an owner's repository for each task of tests/tasks/ to FOLDER, with the request in REQUEST.md
judge     says what is wrong in each of them, after a program that was told nothing but AGENTS.md has done its request

Exit status: 0 if at least 18 of 20 tasks are done, 1 if not, 2 for misuse.`

/** Of the twenty. */
const ENOUGH = 18
const AUTHOR = ['-c', 'user.name=Nora', '-c', 'user.email=nora@nora.example']

const { positionals } = parseArguments(HELP, { allowPositionals: true })
const [action, name] = positionals
if (name === undefined || positionals.length > 2) misuse(`Usage: ${HELP.split('\n')[0]}`)
const folder = resolve(name)
const { TASKS } = await importTypeScript('tests/tasks/tasks.ts')

if (action === 'prepare') await prepareAll()
else if (action === 'judge') await judgeAll()
else misuse(`There is no action "${action}". Usage: ${HELP.split('\n')[0]}`)

async function prepareAll() {
  if (existsSync(folder) && readdirSync(folder).length > 0) misuse(`${folder} is not empty. Choose another folder.`)
  const { prepare } = await importTypeScript('tests/tasks/prepare.ts')
  const installed = installPackage()
  for (const [task, definition] of Object.entries(TASKS)) {
    const repository = join(folder, task)
    prepare(definition, repository, installed)
    for (const args of [
      ['init', '--quiet'],
      ['add', '.'],
      [...AUTHOR, 'commit', '--quiet', '--message', 'Begin'],
    ])
      spawnSync('git', args, { cwd: repository })
  }
  console.log(`Wrote ${Object.keys(TASKS).length} repositories to ${folder}/`)
}

/** The package as an owner has it, without these tasks. */
function installPackage() {
  const installed = join(folder, '.package/vitafolio')
  mkdirSync(installed, { recursive: true })
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--silent'], {
    cwd: packageFolder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const [{ files }] = /** @type {[{ files: { path: string }[] }]} */ (JSON.parse(stdout))
  for (const { path } of files) cpSync(join(packageFolder, path), join(installed, path))
  symlinkSync(join(packageFolder, 'node_modules'), join(installed, 'node_modules'))
  return installed
}

async function judgeAll() {
  const { judge } = await importTypeScript('tests/tasks/judge.ts')
  let done = 0
  for (const [task, definition] of Object.entries(TASKS)) {
    const { problems, lines, smallest } = await judge(definition, join(folder, task))
    console.log(
      `${problems.length === 0 ? 'done' : 'FAILED'} ${task}: ${lines} lines, the smallest diff has ${smallest}`,
    )
    for (const problem of problems) console.log(`  ${problem}`)
    if (problems.length === 0) done += 1
  }
  console.log(`\n${done} of ${Object.keys(TASKS).length} tasks are done.`)
  if (done < ENOUGH) process.exitCode = 1
}
