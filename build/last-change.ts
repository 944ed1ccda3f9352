import { spawnSync } from 'node:child_process'
import { sourceDate } from './source-date.ts'

/**
 * The day of the last change, as 2026-11-21: of SOURCE_DATE_EPOCH, else of the last commit.
 * @returns undefined where there is neither
 */
export function lastChange(root: string, epoch?: string): string | undefined {
  return (sourceDate(epoch) ?? lastCommit(root))?.toISOString().slice(0, 10)
}

function lastCommit(root: string): Date | undefined {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' })
  const seconds = Number(stdout) // null where there is no git
  return seconds > 0 ? new Date(seconds * 1000) : undefined
}
