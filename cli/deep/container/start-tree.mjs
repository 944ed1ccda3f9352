import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerOf } from './answer-of.mjs'
import { argumentsOf } from './read-dockerfile.mjs'

/** The network, the processes and the mounts of a container; of the tree nothing can be written but what is in memory. */
const NAMESPACES = ['--mount', '--pid', '--net', '--fork', '--kill-child']
const ENTER = `
ip link set lo up
mount --bind "$1" "$1"
mount -t proc proc "$1/proc"
mount -t tmpfs -o "$3" tmpfs "$1$2"
mount -o remount,bind,ro "$1"
tree=$1
shift 3
exec chroot "$tree" "$@"
`

/**
 * Starts what was built, as an engine does for `docker run --read-only --tmpfs`, with no right that root has.
 * @param {import('./build-trees.mjs').Built} image
 * @param {{ path: string, options: string }} memory
 * @param {string} folder for its logs
 * @returns {import('./container.mjs').Container}
 */
export function startTree({ tree, cwd, env, says }, memory, folder) {
  const [user = '', group = ''] = (says.USER ?? '').split(':')
  const asUser = [
    ...`setpriv --reuid=${user} --regid=${group} --clear-groups --bounding-set=-all --no-new-privs`.split(' '),
    'env',
    '-i',
    `--chdir=${cwd}`,
    ...Object.entries(env).map((pair) => pair.join('=')),
  ]
  const logs = ['out', 'err'].map((name) => join(folder, name))
  // An engine gives the container's user what it writes to.
  const outputs = logs.map((log) => openSync(log, 'a'))
  for (const log of logs) chownSync(log, Number(user), Number(group))
  const enterIt = ['sh', '-euc', ENTER, 'sh', tree, memory.path, memory.options]
  const child = spawn('unshare', [...NAMESPACES, ...enterIt, ...asUser, ...argumentsOf(says.CMD ?? '')], {
    stdio: ['ignore', ...outputs],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const log = () => logs.map((file) => readFileSync(file, 'utf8')).join('')

  /** The first process of the container. */
  const first = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim()
  /** @param {string[]} args run in the container, as its user */
  const enter = (args) =>
    spawnSync('nsenter', ['--target', first(), '--mount', '--net', '--pid', '--root', '--wd', '--', ...asUser, ...args])

  return {
    log,
    isHealthy: () =>
      child.exitCode === null && enter(argumentsOf((says.HEALTHCHECK ?? '').replace(/^CMD /, ''))).status === 0,
    /** @param {string} line */
    can: (line) => enter(['sh', '-c', line]).status === 0,
    /** @param {string} path */
    ask: (path) => answerOf(['nsenter', '--target', first(), '--net', '--'], says.EXPOSE ?? '', path),
    async stop() {
      // Of no process, the number would be 0, and that is every process of ours.
      assert(first() !== '', 'it has ended already')
      process.kill(Number(first()), says.STOPSIGNAL)
      return ended
    },
    async remove() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
