import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fail } from '../set-up.mjs'

export const SECONDS = 8
export const CONNECTIONS = 64

/** @typedef {{ perSecond: number, p99: number, failed: number }} Run answers a second, milliseconds, requests */

/**
 * A visitor's mix of pages, code and pictures, asked for as fast as it is answered.
 * @param {number} port
 * @param {string} site its folder
 * @param {() => void} [amid] done half-way
 * @returns {Promise<Run>}
 */
export async function load(port, site, amid) {
  const folder = mkdtempSync(join(tmpdir(), 'load-'))
  const script = join(folder, 'mix.lua')
  writeFileSync(script, asking(pathsOf(site)))
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-s', script]
  const child = spawn('wrk', [...options, `http://127.0.0.1:${port}`], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  const ended = new Promise((resolve) => child.once('close', resolve))
  if (amid) {
    await setTimeout((SECONDS * 1000) / 2)
    amid()
  }
  await ended
  rmSync(folder, { recursive: true })
  return readRun(said)
}

/** @param {string} site */
function pathsOf(site) {
  const code = readdirSync(join(site, 'assets')).filter((name) => /\.(?:js|css)$/.test(name))
  const pictures = readdirSync(join(site, 'images')).filter((name) => name.endsWith('.avif'))
  return [
    '',
    'index.html',
    ...code.map((name) => `assets/${name}`),
    ...pictures.slice(0, 6).map((name) => `images/${name}`),
  ]
}

/** @param {string[]} paths */
function asking(paths) {
  return `local paths = { ${paths.map((path) => `"/${path}"`).join(', ')} }
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], { ["Accept-Encoding"] = "br" })
end
`
}

/** @param {string} said by wrk */
function readRun(said) {
  const [, p99 = '', unit = ''] =
    /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? fail(`wrk said nothing of its latency:\n${said}`)
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said)?.slice(1) ?? []
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1] ?? '0'
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? NaN),
    failed: [...errors, refused].map(Number).reduce((sum, count) => sum + count, 0),
  }
}
