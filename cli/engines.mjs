// Finds a browser of each engine, or installs one with Debian's packages where that is how.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findOrInstallBrowser } from './browser.mjs'
import { installPackages, isThere } from './debian.mjs'

const FIREFOX = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  'C:\\Program Files (x86)\\Mozilla Firefox\\firefox.exe',
]

/**
 * The programs of the engines that can be had here; null where one can't. That of WebKit is its driver, which knows its
 * browser, and shows it on a screen of Xvfb.
 * @returns {Promise<Record<'Chromium' | 'Firefox' | 'WebKit', string | null>>}
 */
export async function findOrInstallEngines() {
  return {
    Chromium: await findOrInstallBrowser(),
    Firefox: findOrInstall(findFirefox, ['firefox-esr']),
    WebKit: findOrInstall(findWebkit, ['webkit2gtk-driver', 'xvfb']),
  }
}

/**
 * @param {() => string | null} find
 * @param {string[]} packages
 */
function findOrInstall(find, packages) {
  const found = find()
  if (found !== null) return found
  installPackages(...packages)
  return find()
}

function findFirefox() {
  return placeOf('firefox-esr') ?? placeOf('firefox') ?? FIREFOX.find((place) => existsSync(place)) ?? null
}

function findWebkit() {
  return isThere('Xvfb') ? placeOf('WebKitWebDriver') : null
}

/** @param {string} command */
function placeOf(command) {
  return isThere(command) ? spawnSync('which', [command], { encoding: 'utf8' }).stdout.trim() : null
}
