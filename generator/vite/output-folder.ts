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
export function temporaryFolders(output: string, root = `${prefixOf(output)}${process.pid}`) {
  return { root, site: join(root, 'site'), prerender: join(root, 'prerender'), previous: join(root, 'previous') }
}

function prefixOf(output: string): string {
  return join(dirname(output), `.${basename(output)}.build-`)
}

/** @throws UserError when the output is not writable, or contains anything that a build did not create */
export function assertReplaceable(output: string) {
  assertWritable(dirname(output))
  const stats = lstatSync(output, { throwIfNoEntry: false })
  if (!stats) return
  const fail = (problem: string, cure = 'Choose') => {
    throw new UserError(`${output} ${problem}. ${cure} another folder: npm run build -- --outDir site`)
  }
  if (!stats.isDirectory()) fail('is a file or a symbolic link', 'Remove it, or choose')
  assertWritable(output)
  if (existsSync(join(output, '.git'))) fail('is a Git repository')
  if (readdirSync(output).length > 0 && !existsSync(join(output, MARKER)))
    fail('is not empty and was not created by this build')
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

/** Creates the folder of the site, and removes what killed builds left. */
export function createTemporaryFolders(output: string) {
  const folder = dirname(output)
  const others = readdirSync(folder).map((name) => join(folder, name))
  for (const root of others.filter((path) => path.startsWith(prefixOf(output)))) removeTemporaryFolders(output, root)
  const { site } = temporaryFolders(output)
  mkdirSync(site, { recursive: true })
  writeFileSync(join(site, MARKER), 'Created by npm run build. The next build replaces this folder.\n')
}

/** Puts the site of `temporaryFolders` in the place of the output. */
export function swapDirectories(output: string) {
  const { site, previous } = temporaryFolders(output)
  if (!existsSync(join(site, MARKER))) {
    throw new UserError(`Another build of ${output} has started meanwhile. Wait for its end, then run this one again.`)
  }
  if (existsSync(output)) renameSync(output, previous)
  renameSync(site, output)
}

/** Removes the folders of a build, of this one by default. If it has only moved the output away, the output comes back. */
export function removeTemporaryFolders(output: string, build?: string) {
  const { root, previous } = temporaryFolders(output, build)
  if (existsSync(previous) && !existsSync(output)) renameSync(previous, output)
  rmSync(root, { recursive: true, force: true, maxRetries: 5 })
}
