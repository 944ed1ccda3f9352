import { spawnSync } from 'node:child_process'

/** The mounts are this process's own, and go with it: nothing can be removed through them. */
const NAMESPACES = ['--mount', '--pid', '--fork', '--kill-child']

const ENTER = `
mount -t proc proc "$1/proc"
tree=$1
shift
exec chroot "$tree" env -i "$@"
`

/**
 * Runs a command in a tree, as root, with the machine's network, and returns what it said.
 * @param {string} tree
 * @param {string[]} command
 * @param {{ cwd: string, env: Record<string, string> }} options
 */
export function within(tree, command, { cwd, env }) {
  const variables = Object.entries(env).map((pair) => pair.join('='))
  const args = ['sh', '-euc', ENTER, 'sh', tree, `--chdir=${cwd}`, ...variables, ...command]
  const { status, stdout, stderr } = spawnSync('unshare', [...NAMESPACES, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new Error(`${command.at(-1)} ended with ${status}:\n${(stdout + stderr).slice(-4000)}`)
  return stdout
}
