// What the tests need of the system, installed with Debian's packages where that is how.
import { spawnSync } from 'node:child_process'
import { run } from './set-up.mjs'

/** @param {string} command */
export function isThere(command) {
  return process.platform !== 'win32' && spawnSync('which', [command]).status === 0
}

/**
 * Installs a package and says so; does nothing on a system without apt-get.
 * @param {string} name
 */
export function installPackage(name) {
  if (!isThere('apt-get')) return
  console.log(`Installing the package ${name} with apt-get …`)
  const sudo = process.getuid?.() === 0 || !isThere('sudo') ? [] : ['sudo']
  for (const step of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', name],
  ]) {
    const [command = '', ...args] = [...sudo, ...step]
    run(command, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
}

/** Poppler reads the CV as recruiters' programs do. Without it, the tests that ask it are left out, and say so. */
export function findOrInstallPoppler() {
  if (!isThere('pdftotext')) installPackage('poppler-utils')
  if (!isThere('pdftotext'))
    console.log('There is no pdftotext (Poppler); the tests that read the CV with it are left out.')
}
