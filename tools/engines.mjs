// Finds the browser engines of this machine by their WebDriver servers, which find the browsers. Firefox needs none. Installs nothing.
import { programOf } from '../cli/browser.mjs'

/**
 * The name of each engine, its WebDriver server or the browser itself, and where that comes from.
 * @type {readonly [string, readonly string[], string][]}
 */
const ENGINES = [
  ['Chromium', ['chromedriver'], 'Debian: chromium and chromium-driver'],
  ['Firefox', ['firefox', 'firefox-esr'], 'Debian: firefox-esr'],
  process.platform === 'darwin'
    ? ['Safari', ['safaridriver'], 'run once: sudo safaridriver --enable']
    : ['WebKit', ['WebKitWebDriver'], 'Linux alone; Debian: webkit2gtk-driver, xvfb and xauth'],
]

/** The installed engines, and for each missing one a line that says how to get it. */
export function findEngines() {
  const found = ENGINES.map(([name, programs, source]) => ({
    name,
    driver: programs.map((program) => programOf(program) ?? programOf(`${program}.exe`)).find(Boolean),
    hint: `${name}: there is no ${programs.join(' or ')} (${source}).`,
  }))
  return {
    engines: found.flatMap(({ name, driver }) => (driver ? [{ name, driver }] : [])),
    missing: found.flatMap(({ driver, hint }) => (driver ? [] : [hint])),
  }
}
