// Finds a Chromium for the tests, or installs one.
// Finds the browser engines of this machine by their WebDriver servers, which find the browsers. Installs nothing.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, run } from './set-up.mjs'

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const PROGRAMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

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
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  }
  return (
    (await findBrowser()) ??
    fail('No browser found, and none could be installed. Install Chromium, Chrome or Edge, or set CHROMIUM_PATH.')
  )
}

/**
 * The path of a Chromium: $CHROMIUM_PATH, Playwright's own, or the system's Chromium, Chrome or Edge.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return existsSync(chosen) ? chosen : fail(`CHROMIUM_PATH is "${chosen}", but there is no such file.`)
  const { chromium } = await import('playwright-core')
  const candidates = [chromium.executablePath(), ...COMMANDS.map(programOf), ...PROGRAMS]
  return candidates.find((path) => path !== undefined && existsSync(path))
}

/**
 * The path of a command on the PATH.
 * @param {string} command
 */
export function programOf(command) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path))
}

/** Only there may a test command install a system package. */
function isRootInContainer() {
  const isContainer = Boolean(process.env.CI) || existsSync('/.dockerenv') || existsSync('/run/.containerenv')
  return isContainer && process.getuid?.() === 0
}

/** The name of each engine, its WebDriver server, and where that comes from. */
const ENGINES = [
  ['Chromium', 'chromedriver', 'Debian: chromium and chromium-driver'],
  ['Firefox', 'geckodriver', 'https://github.com/mozilla/geckodriver/releases, with Firefox'],
  process.platform === 'darwin'
    ? ['Safari', 'safaridriver', 'run once: sudo safaridriver --enable']
    : ['WebKit', 'WebKitWebDriver', 'Linux alone; Debian: webkit2gtk-driver, xvfb and xauth'],
]

/** The installed engines, and for each missing one a line that says how to get it. */
export function findEngines() {
  const found = ENGINES.map(([name = '', program = '', source]) => ({
    name,
    driver: programOf(program) ?? programOf(`${program}.exe`),
    hint: `${name}: there is no ${program} (${source}).`,
  }))
  return {
    engines: found.flatMap(({ name, driver }) => (driver ? [{ name, driver }] : [])),
    missing: found.flatMap(({ driver, hint }) => (driver ? [] : [hint])),
  }
}
