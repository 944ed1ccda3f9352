import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isThere } from '../../debian.mjs'
import { LeftOut } from './left-out.mjs'
import { within } from './within.mjs'

const PROXIES = ['http_proxy', 'https_proxy', 'no_proxy'].flatMap((name) => [name, name.toUpperCase()])

/** Throws where this machine can't make a container of a tree. */
export function checkMachine() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) throw new LeftOut('it takes root on Linux, or Docker')
  const missing = ['debootstrap', 'unshare', 'nsenter', 'setpriv', 'ip'].filter((name) => !isThere(name))
  if (missing.length > 0) throw new LeftOut(`there is no ${missing.join(', ')}, and no Docker`)
  if (spawnSync('unshare', ['--mount', '--pid', '--net', '--fork', 'mount', '-t', 'tmpfs', 'x', '/mnt']).status !== 0) {
    throw new LeftOut('this machine lets nobody mount anything, and there is no Docker')
  }
}

/**
 * What this machine needs to reach others, and so whatever is run in a tree.
 * @returns {Record<string, string>}
 */
export function networkEnvironment() {
  const names = [...PROXIES, 'NODE_EXTRA_CA_CERTS', 'npm_config_registry']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

/**
 * A real Debian as its image has it: its smallest system, its sources, and nothing that starts when it is installed.
 * @param {string} tree where there is nothing yet
 */
export function makeDebian(tree) {
  const { status, stdout } = spawnSync('debootstrap', ['--variant=minbase', 'bookworm', tree], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`debootstrap ended with ${status}:\n${stdout.slice(-4000)}`)
  const sources = join(tree, 'etc/apt/sources.list')
  writeFileSync(sources, withFixes(readFileSync(sources, 'utf8')))
  writeFileSync(join(tree, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  writeFileSync(join(tree, 'etc/apt/apt.conf.d/proxy'), proxiesOfApt())
  cpSync('/etc/hosts', join(tree, 'etc/hosts'))
  const certificates = process.env.NODE_EXTRA_CA_CERTS
  if (certificates) cpSync(certificates, join(tree, certificates), { dereference: true })
}

/** @param {string} source the line of the archive that debootstrap took the system from */
function withFixes(source) {
  const updates = source.replace(' bookworm ', ' bookworm-updates ')
  return source + updates + source.replace('/debian bookworm ', '/debian-security bookworm-security ')
}

function proxiesOfApt() {
  const { stdout } = spawnSync('apt-config', ['dump', 'Acquire'], { encoding: 'utf8' })
  return (
    (stdout ?? '')
      .split('\n')
      .filter((line) => /^Acquire::https?::proxy/i.test(line))
      .join('\n') + '\n'
  )
}

/**
 * Puts this machine's Node and npm into a tree, where the image of Node has its own.
 * @param {string} tree
 */
export function addNode(tree) {
  const npm = dirname(dirname(realpathSync(pathOf('npm'))))
  mkdirSync(join(tree, 'usr/local/lib/node_modules'), { recursive: true })
  cpSync(npm, join(tree, 'usr/local/lib/node_modules/npm'), { recursive: true })
  cpSync(process.execPath, join(tree, 'usr/local/bin/node'))
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(tree, 'usr/local/bin', name))
  }
  try {
    within(tree, ['node', '--version'], { cwd: '/', env: { PATH: '/usr/local/bin:/usr/bin:/bin' } })
  } catch (error) {
    throw new LeftOut(`there is no Docker, and this machine’s Node does not run in Debian 12: ${String(error)}`)
  }
}

/** @param {string} command */
function pathOf(command) {
  return spawnSync('which', [command], { encoding: 'utf8' }).stdout.trim()
}
