import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * What a server answers, asked by a program of its own: it can be told to run where the port is.
 * @param {string[]} where a command that runs what follows it
 * @param {string} port
 * @param {string} path
 * @returns {{ status: number, headers: Record<string, string>, body: string }}
 */
export function answerOf(where, port, path) {
  const [command, ...args] = [...where, process.execPath, join(import.meta.dirname, 'ask.mjs'), port, path]
  const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 10_000, maxBuffer: 16 * 2 ** 20 })
  if (stdout === '') throw new Error(`${path} is not answered: ${stderr}`)
  return JSON.parse(stdout)
}
