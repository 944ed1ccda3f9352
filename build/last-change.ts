import { spawnSync } from 'node:child_process'

/**
 * The day of the last change, as 2026-11-21: of SOURCE_DATE_EPOCH (seconds since 1970, reproducible-builds.org), else of the
 * last commit.
 * @returns undefined where there is neither
 */
export function lastChange(root: string, epoch = process.env.SOURCE_DATE_EPOCH): string | undefined {
  const seconds = epoch === undefined || epoch === '' ? lastCommit(root) : epoch
  return /^\d+$/.test(seconds) ? new Date(Number(seconds) * 1000).toISOString().slice(0, 10) : undefined
}

function lastCommit(root: string): string {
  return spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
}
