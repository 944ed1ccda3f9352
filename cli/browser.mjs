// Finds a Chromium. Installs nothing.
import { existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail } from './set-up.mjs'

/** The one without windows starts and draws faster. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]
const PROGRAMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Texts as wide as in a browser with a window; and no sandbox as root, where it does not work. */
export const BROWSER_ARGUMENTS = ['--font-render-hinting=none', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]

/**
 * The path of a Chromium: $CHROMIUM_PATH, Playwright's own, or the system's Chromium (rather without windows), Chrome or Edge.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    const cure = 'Write the path of the program of Chromium, Chrome or Edge.'
    const isFile = statSync(chosen, { throwIfNoEntry: false })?.isFile()
    return isFile ? chosen : fail(`CHROMIUM_PATH is "${chosen}", but there is no such file. ${cure}`)
  }
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
