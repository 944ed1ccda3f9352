import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

/**
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function run(script, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const COMMANDS = [
  ['start', 'cli/start.mjs'],
  ['test', 'cli/test.mjs'],
  ['run dev', 'cli/dev.mjs'],
  ['run build', 'cli/build.mjs'],
  ['run test:engines', 'cli/test-engines.mjs'],
  ['run doctor', 'cli/doctor.mjs'],
  ['run bench', 'bench/bench.mjs'],
  ['run init', 'cli/init.mjs'],
  ['run import', 'cli/import.mjs'],
  ['run shots', 'tests/shots.mjs'],
  ['run schema', 'cli/schema.mjs'],
]

test.each(COMMANDS)('npm %s -- --help explains the command', (name, script) => {
  const { status, stdout, stderr } = run(script ?? '', ['--help'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(new RegExp(`^npm ${name}\\b.*\n\n[A-Z].+`))
})

test.each([
  ['cli/start.mjs', ['foo'], {}, /^Unexpected argument 'foo'\. .*--port/],
  ['cli/build.mjs', ['foo'], {}, /^Unexpected argument 'foo'\. /],
  ['cli/build.mjs', ['--allow-smaple'], {}, /^Unknown option '--allow-smaple'\. The options are .*--allow-sample/],
  ['cli/build.mjs', ['--outDir', ''], {}, /^Option '--outDir' has an empty value\. /],
  ['cli/build.mjs', ['--outDir'], {}, /^Option '--outDir <value>' argument missing\. /],
  ['cli/dev.mjs', ['--prot', '5001'], {}, /^Unknown option '--prot'\. /],
  ['cli/dev.mjs', ['--port', 'abc'], {}, /^--port is "abc"\. Use a number from 0 to 65535\.$/],
  ['cli/dev.mjs', [], { PORT: 'abc' }, /^PORT is "abc"\. Use a number from 0 to 65535\.$/],
  ['cli/start.mjs', [], { PORT: 'abc' }, /^PORT is "abc"\. /],
  ['cli/schema.mjs', ['--chekc'], {}, /^Unknown option '--chekc'\. /],
  ['bench/bench.mjs', ['--round', '3'], {}, /^Unknown option '--round'\. /],
  ['tests/shots.mjs', ['--menu'], {}, /^Unknown option '--menu'\. /],
])('%s rejects %j %j in one line', (script, args, env, message) => {
  const { status, stderr } = run(script, args, env)
  expect(status).toBe(2)
  expect(stderr.trim()).toMatch(message)
  expect(stderr.trim()).not.toContain('\n')
})

test.runIf(process.platform !== 'win32').each(['SIGINT', 'SIGTERM'])(
  '%s ends a command and what it runs',
  async (signal) => {
    const command = 'console.log(process.pid); setInterval(() => {}, 1000)'
    const setUp = pathToFileURL('cli/set-up.mjs').href
    const script = `import { run } from '${setUp}'; await run(process.execPath, ['-e', ${JSON.stringify(command)}])`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [id] = await once(parent.stdout, 'data')
    parent.kill(/** @type {NodeJS.Signals} */ (signal)) // one of the two above
    expect(await once(parent, 'exit')).toEqual([null, signal])
    expect(() => process.kill(Number(id), 0)).toThrow('ESRCH')
  },
)
