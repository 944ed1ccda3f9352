import { spawnSync } from 'node:child_process'
import { UserError } from './user-error.ts'

/**
 * The one moment that every date in the site is taken from, so that two builds of the same commit are the same:
 * SOURCE_DATE_EPOCH (seconds since 1970, reproducible-builds.org), else that of the last commit.
 * @returns undefined where there is neither
 * @throws UserError when SOURCE_DATE_EPOCH is no such number
 */
export function sourceDate(root: string, epoch = process.env.SOURCE_DATE_EPOCH): Date | undefined {
  if (epoch === undefined || epoch === '') return lastCommit(root)
  const date = new Date(/^\d+$/.test(epoch) ? Number(epoch) * 1000 : NaN)
  if (Number.isNaN(date.getTime())) {
    throw new UserError(`SOURCE_DATE_EPOCH is "${epoch}"; set it to seconds since 1970, like 1795219200, or not at all`)
  }
  return date
}

function lastCommit(root: string): Date | undefined {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' })
  const seconds = Number(stdout) // null where there is no git
  return seconds > 0 ? new Date(seconds * 1000) : undefined
}
