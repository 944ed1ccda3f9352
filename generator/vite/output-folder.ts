import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { UserError } from '../lib/user-error.ts'

/** Marks a folder that the next build may replace. */
const MARKER = '.portfolio-build'

/** Where a build writes. The folders are beside the output, on the same file system, so that they can be renamed. */
export function temporaryFolders(output: string, build = process.pid) {
  const root = `${prefixOf(output)}${build}`
  return { root, site: join(root, 'site'), prerender: join(root, 'prerender'), previous: join(root, 'previous') }
}

/** @throws UserError when the output is not writable, or contains anything that a build did not create */
export function assertReplaceable(output: string) {
  assertWritable(dirname(output))
  const stats = lstatSync(output, { throwIfNoEntry: false })
  if (!stats) return
  const fail = (problem: string, remove = 'Remove it, or choose') => {
    throw new UserError(`${output} ${problem}. ${remove} another folder: npm run build -- --outDir site`)
  }
  if (stats.isSymbolicLink()) fail('is a symbolic link')
  if (!stats.isDirectory()) fail('is a file')
  assertWritable(output)
  if (existsSync(join(output, '.git'))) fail('is a Git repository', 'Choose')
  if (readdirSync(output).length > 0 && !existsSync(join(output, MARKER)))
    fail('is not empty and was not created by this build', 'Choose')
}

/** Creates the folder if it is missing. */
function assertWritable(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new UserError(`The site cannot be written to ${folder} (${String(error)}). Check the permissions.`)
  }
}

/** Puts the site of `temporaryFolders` in the place of the output. If this fails, the output stays as it was. */
export function swapDirectories(output: string) {
  const { site, previous } = temporaryFolders(output)
  writeFileSync(join(site, MARKER), 'Created by npm run build. The next build replaces this folder.\n')
  if (existsSync(output)) renameSync(output, previous)
  try {
    renameSync(site, output)
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, output)
    throw error
  }
}

/** Removes the temporary folders of this build and of killed builds. */
export function removeTemporaryFolders(output: string) {
  const prefix = basename(prefixOf(output))
  for (const name of readdirSync(dirname(output)).filter((each) => each.startsWith(prefix))) {
    const build = Number(name.slice(prefix.length))
    if (Number.isNaN(build) || (build !== process.pid && isRunning(build))) continue
    const { root, previous } = temporaryFolders(output, build)
    if (existsSync(previous) && !existsSync(output)) renameSync(previous, output) // killed between two renames
    rmSync(root, { recursive: true, force: true })
  }
}

function isRunning(build: number): boolean {
  try {
    return process.kill(build, 0)
  } catch (error) {
    return String(error).includes('EPERM') // a process of another user
  }
}

function prefixOf(output: string): string {
  return join(dirname(output), `.${basename(output)}.build-`)
}
