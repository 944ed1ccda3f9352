import { spawnSync } from 'node:child_process'
import { UserError } from './user-error.ts'

/**
 * The date of the site: SOURCE_DATE_EPOCH (seconds since 1970, reproducible-builds.org), else that of the last commit. Two
 * builds of a commit are the same.
 * @returns undefined without both
 * @throws UserError when SOURCE_DATE_EPOCH is not such a number
 */
export function sourceDate(root: string, epoch = process.env.SOURCE_DATE_EPOCH): Date | undefined {
  if (epoch === undefined || epoch === '') return lastCommit(root)
  const date = new Date(/^\d+$/.test(epoch) ? Number(epoch) * 1000 : NaN)
  if (Number.isNaN(date.getTime())) {
    throw new UserError(
      `SOURCE_DATE_EPOCH is "${epoch}". Set it to seconds since 1970, such as 1795219200, or remove it.`,
    )
  }
  return date
}

/** The short name of the last commit, if the files of the folder are as in it; undefined otherwise, and without git. */
export function sourceCommit(folder: string): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  const isTracked = git('ls-files', '--error-unmatch', 'site.yaml').status === 0
  const isChanged = git('status', '--porcelain', '.').stdout !== ''
  return isTracked && !isChanged ? git('rev-parse', '--short', 'HEAD').stdout.trim() : undefined
}

function lastCommit(root: string): Date | undefined {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' })
  const seconds = Number(stdout) // null without git
  return seconds > 0 ? new Date(seconds * 1000) : undefined
}
