// What the tests need of the system, installed with Debian's packages where that is how.
import { spawnSync } from 'node:child_process'
import { hasNginx } from './nginx.mjs'
import { run } from './set-up.mjs'

/** @param {string} command */
export function isThere(command) {
  return process.platform !== 'win32' && spawnSync('which', [command]).status === 0
}

/**
 * Installs packages and says so; does nothing on a system without apt-get.
 * @param {string[]} names
 */
export function installPackages(...names) {
  if (!isThere('apt-get')) return
  console.log(`Installing with apt-get: ${names.join(', ')} …`)
  const sudo = process.getuid?.() === 0 || !isThere('sudo') ? [] : ['sudo']
  for (const step of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', ...names],
  ]) {
    const [command = '', ...args] = [...sudo, ...step]
    run(command, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
}

/** Poppler reads the CV as recruiters' programs do. Without it, the tests that ask it are left out, and say so. */
export function findOrInstallPoppler() {
  if (!isThere('pdftotext')) installPackages('poppler-utils')
  if (!isThere('pdftotext'))
    console.log('There is no pdftotext (Poppler); the tests that read the CV with it are left out.')
}

/** nginx, with what a release of the site needs. Without it, the tests that serve with it are left out, and say so. */
export function findOrInstallNginx() {
  if (!hasNginx()) installPackages('nginx-light', 'libnginx-mod-http-brotli-static', 'brotli', 'openssl')
  if (!hasNginx())
    console.log('There is no nginx with its module for Brotli; the tests that serve with it are left out.')
}
