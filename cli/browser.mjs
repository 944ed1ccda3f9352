// Finds a browser for the tests, or installs one. Prints what it does.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages, isThere } from './debian.mjs'
import { fail, run } from './set-up.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * The browser at $CHROMIUM_PATH, Playwright's own, or the system's Chromium, Chrome or Edge; where there is none, it is
 * installed: Playwright's download, or Debian's package where that is how. Ends with a sentence when no way works.
 * @returns {Promise<string>} the path of its program
 */
export async function findOrInstallBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return existsSync(chosen) ? chosen : fail(`CHROMIUM_PATH is "${chosen}", where there is no file.`)

  const found = await findBrowser()
  if (found) return found

  console.log('There is no browser for the tests; trying to download the one that Playwright knows …')
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  const downloaded = await findBrowser()
  if (downloaded) return downloaded

  installPackages('chromium')
  return (
    (await findBrowser()) ??
    fail(
      'There is no browser for the tests and none could be installed. Install Chromium, Chrome or Edge, or set CHROMIUM_PATH.',
    )
  )
}

async function findBrowser() {
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  const name = NAMES.find(isThere)
  if (name) return spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim()
  return PLACES.find((place) => existsSync(place))
}
