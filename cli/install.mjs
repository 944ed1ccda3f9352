// Installs the packages of an owner's repository, with the program that it is made for.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './set-up.mjs'

/** Whose lockfile a repository has. */
const PROGRAMS = { 'pnpm-lock.yaml': 'pnpm', 'yarn.lock': 'yarn', 'bun.lock': 'bun', 'bun.lockb': 'bun' }

/**
 * The program that installs the packages of a folder.
 * @param {string} folder
 */
export function programOf(folder) {
  const [, program] = Object.entries(PROGRAMS).find(([file]) => existsSync(join(folder, file))) ?? []
  return program ?? 'npm'
}

/**
 * Returns whether the packages of a folder, and others if there are any, could be installed. The program says why not.
 * @param {string} folder
 * @param {string[]} others
 */
export function install(folder, ...others) {
  const program = programOf(folder)
  const verb = others.length > 0 ? 'add' : 'install'
  const quiet = program === 'npm' ? ['--no-audit', '--no-fund', '--loglevel=error'] : []
  // npx passes its own settings on, such as a package to run.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_package$/i.test(name)))
  const isWindows = process.platform === 'win32'
  const args = [verb, ...quiet, ...others].map((arg) => (isWindows ? JSON.stringify(arg) : arg))
  return run(program, args, { cwd: folder, stdio: ['ignore', 2, 2], shell: isWindows, env })
}
