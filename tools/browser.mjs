// Finds a Chromium for the tests, or installs one.
import { existsSync } from 'node:fs'
import { findBrowser, programOf } from '../cli/browser.mjs'
import { fail, run } from '../cli/set-up.mjs'

/**
 * The path of a Chromium. If there is none, Playwright downloads one, and where that fails, apt-get installs one if this is root
 * in a container. Exits with a message otherwise.
 * @returns {Promise<string>}
 */
export async function findOrInstallBrowser() {
  const found = await findBrowser()
  if (found) return found

  console.log('No Chromium found. Downloading it with Playwright …')
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  const downloaded = await findBrowser()
  if (downloaded) return downloaded

  if (isRootInContainer() && programOf('apt-get')) {
    console.log('Installing Chromium with apt-get …')
    await run('apt-get', ['update', '-qq'])
    const install = (/** @type {string} */ name) =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
    if (!(await install('chromium-headless-shell'))) await install('chromium') // Older releases lack the first.
  }
  return (
    (await findBrowser()) ??
    fail('No browser found, and none could be installed. Install Chromium, Chrome or Edge, or set CHROMIUM_PATH.')
  )
}

/** Only there may a test command install a system package. */
function isRootInContainer() {
  const isContainer = Boolean(process.env.CI) || existsSync('/.dockerenv') || existsSync('/run/.containerenv')
  return isContainer && process.getuid?.() === 0
}
