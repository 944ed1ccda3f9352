import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { change } from './change.ts'

const COMMANDS = resolve('cli/vitafolio.mjs')
const ENV = { ...process.env, SITE_CONTENT: '', VITEST: '', CI: '' }

function owner() {
  const history = { title: 'History', label: 'History', entries: [{ role: 'Operator' }] }
  const root = temporaryFolder({ 'content/site.yaml': siteYaml({ history }) })
  return { root, read: () => readFileSync(join(root, 'content/site.yaml'), 'utf8') }
}

const start = (root: string, ...args: string[]) =>
  spawn(process.execPath, [COMMANDS, ...args], { cwd: root, env: ENV, stdio: ['ignore', 'ignore', 'inherit'] })

async function statusOf(root: string, ...args: string[]) {
  const [status] = (await once(start(root, ...args), 'exit')) as [number | null] // the event of a process
  return status
}

test('of commands that run at once, no change is lost, and all are taken back', async () => {
  const { root, read } = owner()
  const before = read()
  // A process that was killed has left its lock.
  mkdirSync(join(root, '.cache/changes'), { recursive: true })
  writeFileSync(join(root, '.cache/changes/lock'), '2147483646')
  const roles = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `Engineer ${letter}`)
  const running = roles.map((role) => statusOf(root, 'add', 'history.entries', `{ role: ${role} }`))
  expect(await Promise.all(running)).toEqual(roles.map(() => 0))
  for (const role of roles) expect(read()).toContain(role)
  for (const _ of roles) await change(root, 'content', 'undo', [], {})
  expect(read()).toBe(before)
})

test('killed at any time, a command leaves the file of before or after, and the next one works', async () => {
  const { root, read } = owner()
  const cache = join(root, '.cache/changes')
  for (const [count, wait] of [0, 30, 100, 200].entries()) {
    const before = read()
    const child = start(root, 'set', 'history.entries[0].role', `Role ${count}`)
    while (!existsSync(join(cache, 'lock')) && child.exitCode === null) await setTimeout(2)
    await setTimeout(wait)
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    expect([before, before.replace(/"role":"[^"]*"/, `"role":"Role ${count}"`)]).toContain(read())
  }
  expect(await statusOf(root, 'set', 'history.entries[0].role', 'Last')).toBe(0)
  expect(read()).toContain('"role":"Last"')
  expect(readdirSync(join(root, 'content'))).toEqual(['site.yaml'])
  expect(existsSync(join(cache, 'lock'))).toBe(false)
})

test('a change whose command was killed right after writing it can be taken back', async () => {
  const { root, read } = owner()
  await change(root, 'content', 'set', ['history.title', 'Work'], {})
  const before = read()
  const child = start(root, 'set', 'history.entries[0].role', 'Killed')
  while (read() === before) await setTimeout(2)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const { text } = await change(root, 'content', 'undo', [], {})
  expect(text).toBe('Took back the change of history.entries[0].role in content/site.yaml.')
  expect(read()).toBe(before)
})

test('waits for a command that runs, and not for one that was killed', async () => {
  const { root, read } = owner()
  const cache = join(root, '.cache/changes')
  mkdirSync(cache, { recursive: true })
  writeFileSync(join(cache, 'lock'), String(process.ppid))
  let isDone = false
  const waiting = change(root, 'content', 'set', ['name', 'Ada King'], {}).then(() => (isDone = true))
  await setTimeout(500)
  expect(isDone).toBe(false)
  expect(read()).not.toContain('Ada King')
  writeFileSync(join(cache, 'lock'), '999999999')
  await waiting
  expect(read()).toContain('Ada King')
})
