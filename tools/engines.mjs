// Finds the browser engines of this machine by their WebDriver servers, which find the browsers. Installs nothing.
import { programOf } from '../cli/browser.mjs'

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
