import { spawnSync } from 'node:child_process'
import { answerOf } from './answer-of.mjs'

/** Whether an engine answers. */
export function hasDocker() {
  return spawnSync('docker', ['info']).status === 0
}

/**
 * Runs both commands as they are written, but for the port, which may be taken, and for the terminal, which it leaves.
 * @param {import('../fresh-copy.mjs').FreshCopy} fresh
 * @param {{ build: string, run: string }} commands
 * @returns {Promise<import('./container.mjs').Container>}
 */
export async function startDocker(fresh, { build, run }) {
  await fresh.run(build)
  const aside = run.replace('docker run ', 'docker run --detach ').replace('--publish 8080:', '--publish 127.0.0.1::')
  const id = /^[0-9a-f]{64}$/m.exec(await fresh.run(aside))?.[0] ?? ''
  const port = docker('port', id, '8080/tcp').split(':').at(-1) ?? ''
  return {
    log: () => spawnSync('sh', ['-c', `docker logs ${id} 2>&1`], { encoding: 'utf8' }).stdout,
    isHealthy: () => docker('inspect', '--format', '{{.State.Health.Status}}', id) === 'healthy',
    can: (line) => spawnSync('docker', ['exec', id, 'sh', '-c', line]).status === 0,
    ask: (path) => answerOf(['env', '--'], port, path),
    async stop() {
      docker('stop', id)
      return Number(docker('inspect', '--format', '{{.State.ExitCode}}', id))
    },
    async remove() {
      docker('rm', '--force', id)
    },
  }
}

/** @param {string[]} args */
function docker(...args) {
  const { status, stdout, stderr } = spawnSync('docker', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`docker ${args.join(' ')} ended with ${status}:\n${stderr}`)
  return stdout.trim()
}
