// Finds the browser engines of this machine, each with its WebDriver server. Installs nothing.
import { existsSync } from 'node:fs'
import { programOf } from './browser.mjs'

/** @typedef {{ name: string, driver: string, browser: string }} Engine */

const PROGRAMS = 'C:\\Program Files'

/** @type {{ name: string, driver: string[], browser: string[], hint: string }[]} */
const ENGINES = [
  {
    name: 'Chromium',
    driver: ['chromedriver'],
    browser: [
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      `${PROGRAMS}\\Google\\Chrome\\Application\\chrome.exe`,
    ],
    hint: 'Install Chromium or Chrome, and chromedriver (Debian: apt-get install chromium chromium-driver).',
  },
  {
    name: 'Firefox',
    driver: ['geckodriver'],
    browser: [
      'firefox',
      'firefox-esr',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      `${PROGRAMS}\\Mozilla Firefox\\firefox.exe`,
    ],
    hint: 'Install Firefox, and geckodriver (https://github.com/mozilla/geckodriver/releases).',
  },
  process.platform === 'darwin'
    ? {
        name: 'Safari',
        driver: ['safaridriver'],
        browser: ['/Applications/Safari.app/Contents/MacOS/Safari'],
        hint: 'Run once: sudo safaridriver --enable',
      }
    : {
        name: 'WebKit',
        driver: ['WebKitWebDriver'],
        browser: [
          '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
          '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
          '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
        ],
        hint: 'It needs Linux (Debian: apt-get install webkit2gtk-driver xvfb xauth) or macOS.',
      },
]

/**
 * The installed engines, and for each missing one a line that says how to get it.
 * @returns {{ engines: Engine[], missing: string[] }}
 */
export function findEngines() {
  const found = ENGINES.map(({ name, driver, browser, hint }) => ({
    name,
    driver: findProgram(driver),
    browser: findProgram(browser),
    hint,
  }))
  return {
    engines: found.flatMap(({ name, driver, browser }) => (driver && browser ? [{ name, driver, browser }] : [])),
    missing: found.flatMap(({ name, driver, browser, hint }) => (driver && browser ? [] : [`${name}: ${hint}`])),
  }
}

/**
 * The path of the first program that is installed, given by its path or by its name on the PATH.
 * @param {string[]} names
 */
function findProgram(names) {
  return names
    .flatMap((name) => (/[\\/]/.test(name) ? [name] : [programOf(name), programOf(`${name}.exe`)]))
    .find((path) => path !== undefined && existsSync(path))
}
