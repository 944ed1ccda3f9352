import { spawn } from 'node:child_process'
import { GIT_ENV } from '../git.mjs'

/** @typedef {{ text: string, ended: Promise<number | null>, stop: () => Promise<void> }} Running */

const LONGEST_MS = 20 * 60_000

/**
 * Starts a command as a line that is typed into a terminal, with a group of processes for itself.
 * @param {string} cwd
 * @param {string} command
 * @param {Record<string, string>} env
 * @returns {Running}
 */
export function startIn(cwd, command, env) {
  const child = spawn(command, { cwd, env: { ...plainEnvironment(), ...env }, shell: true, detached: true })
  const started = { text: '', ended: Promise.resolve(/** @type {number | null} */ (null)), stop }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ part) => {
      started.text += part
    })
  }
  child.stdin.end()
  started.ended = new Promise((resolve) => {
    child.once('error', () => resolve(null)).once('close', resolve)
  })
  const timer = setTimeout(() => kill('SIGKILL'), LONGEST_MS)
  void started.ended.finally(() => clearTimeout(timer))
  return started

  async function stop() {
    kill('SIGTERM')
    const late = setTimeout(() => kill('SIGKILL'), 5000)
    await started.ended
    clearTimeout(late)
  }

  /** @param {NodeJS.Signals} signal */
  function kill(signal) {
    try {
      // The whole group: npm, its shell, and the server that they stand before.
      if (child.pid !== undefined) process.kill(-child.pid, signal)
    } catch {
      // It has ended already.
    }
  }
}

/** This one, without what npm tells its commands, and without a content or an address of somebody's. */
function plainEnvironment() {
  const kept = Object.entries(process.env).filter(
    ([key]) => !/^(?:SITE_|VITEST|NODE_ENV$|INIT_CWD$|PORT$|npm_(?!config_)|npm_config_local_prefix$)/.test(key),
  )
  return { ...Object.fromEntries(kept), ...GIT_ENV, NO_COLOR: '1', FORCE_COLOR: undefined }
}
