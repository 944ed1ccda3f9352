import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesIn } from '../../lib/files-in.ts'
import { UserError } from '../../lib/user-error.ts'

/** Marks a folder that the next build may replace. */
export const MARKER = '.portfolio-build'

/** Where a build writes. The folders are beside the output, on the same file system, so that they can be renamed. */
export function temporaryFolders(output: string) {
  const root = `${prefixOf(output)}${process.pid}`
  return { root, site: join(root, 'site'), prerender: join(root, 'prerender') }
}

function prefixOf(output: string): string {
  return join(dirname(output), `.${basename(output)}.build-`)
}

/**
 * Puts what `write` makes in the place of the output. If this fails, the output stays as it was. A build that is killed leaves its
 * temporary folder to the next one.
 * @throws UserError when the output is not writable, or contains anything that a build did not create
 */
export async function replaceOutput(output: string, write: (folders: { site: string; prerender: string }) => unknown) {
  assertReplaceable(output)
  const folder = dirname(output)
  const others = readdirSync(folder).map((name) => join(folder, name))
  for (const other of others.filter((path) => path.startsWith(prefixOf(output)))) removeTemporary(other, output)
  const { root, ...folders } = temporaryFolders(output)
  const marker = join(folders.site, MARKER)
  try {
    mkdirSync(folders.site, { recursive: true })
    writeFileSync(marker, 'Created by npm run build. The next build replaces this folder.\n')
    try {
      await write(folders)
    } catch (error) {
      if (existsSync(marker)) throw error
    }
    if (!existsSync(marker)) {
      throw new UserError(
        `Another build of ${output} has started meanwhile. Wait for its end, then run this one again.`,
      )
    }
    if (existsSync(output) && !moveAway(output, previousIn(root))) replaceContent(output, folders.site)
    else renameSync(folders.site, output)
  } finally {
    removeTemporary(root, output)
  }
}

/** Returns false for the folder of a mount, such as a volume of a container, which can't be renamed. */
function moveAway(output: string, previous: string): boolean {
  try {
    renameSync(output, previous)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EBUSY')) throw error
    return false
  }
}

/** The new files come first, and then the old ones go, so that no page lacks what it loads. */
function replaceContent(output: string, site: string) {
  cpSync(site, output, { recursive: true })
  for (const path of filesIn(output)) if (!existsSync(join(site, path))) rmSync(join(output, path))
}

/** Removes the folders of a build. If it has only moved the output away, the output comes back. */
function removeTemporary(root: string, output: string) {
  if (existsSync(previousIn(root)) && !existsSync(output)) renameSync(previousIn(root), output)
  rmSync(root, { recursive: true, force: true, maxRetries: 5 })
}

function previousIn(root: string): string {
  return join(root, 'previous')
}

function assertReplaceable(output: string) {
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
