// Finds the browser engines of this machine by their WebDriver servers, which find the browsers. Installs nothing.
import { programOf } from './browser.mjs'

const ENGINES = [
  {
    name: 'Chromium',
    program: 'chromedriver',
    hint: 'Install Chromium or Chrome, and chromedriver (Debian: apt-get install chromium chromium-driver).',
  },
  {
    name: 'Firefox',
    program: 'geckodriver',
    hint: 'Install Firefox, and geckodriver (https://github.com/mozilla/geckodriver/releases).',
  },
  process.platform === 'darwin'
    ? { name: 'Safari', program: 'safaridriver', hint: 'Run once: sudo safaridriver --enable' }
    : {
        name: 'WebKit',
        program: 'WebKitWebDriver',
        hint: 'It needs Linux (Debian: apt-get install webkit2gtk-driver xvfb xauth) or macOS.',
      },
]

/** The installed engines, and for each missing one a line that says how to get it. */
export function findEngines() {
  const found = ENGINES.map((engine) => ({
    ...engine,
    driver: programOf(engine.program) ?? programOf(`${engine.program}.exe`),
  }))
  return {
    engines: found.flatMap(({ name, driver }) => (driver ? [{ name, driver }] : [])),
    missing: found.flatMap(({ name, driver, hint }) => (driver ? [] : [`${name}: ${hint}`])),
  }
}
