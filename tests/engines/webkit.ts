import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clickActions, keyActions } from './input.ts'
import { startProgram } from './program.ts'
import type { Visit, VisitOptions } from './visit.ts'
import { newSession, until, untilReady } from './webdriver.ts'
import { asOnPaper, hasStyles, isPainted } from './webkit-paper.ts'
import { complaintsOf, watchedWindows } from './webkit-window.ts'

/** WebKit's small browser for tests, over WebDriver, on a screen that nobody sees. */
export async function openWebkit(
  driverPath: string,
  { width, height, scripts, reducedMotion }: VisitOptions,
): Promise<Visit> {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-webkit-'))
  // The toolkit's setting for animations is what the engine takes for a wish for less motion.
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`)

  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'])
  const [display] = await screen.says(/^\d+$/m)
  const port = await freePort()
  const environment = { DISPLAY: `:${display}`, XDG_CONFIG_HOME: folder, GDK_BACKEND: 'x11' }
  const driver = startProgram(driverPath, [`--port=${port}`], environment)
  const address = `http://127.0.0.1:${port}`
  await untilReady(address)
  const session = await newSession(address, {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      args: ['--automation', '--javascript-can-open-windows-automatically=true', `--enable-javascript=${scripts}`],
    },
  })
  const { get, post } = session
  const { goTo } = await watchedWindows(session, { width, height })

  const evaluate: Visit['evaluate'] = (inPage, argument) =>
    post('execute/sync', { script: `return (${String(inPage)})(arguments[0])`, args: [argument ?? null] })
  const screenshot = async () => Buffer.from(await get<string>('screenshot'), 'base64')

  return {
    goTo,
    goBack: () => post('back').then(() => undefined),
    evaluate,
    clickAt: (point) => post('actions', { actions: clickActions(point) }).then(() => undefined),
    press: (key) => post('actions', { actions: keyActions(key) }).then(() => undefined),
    screenshot,
    async print() {
      // The page may be looked at while its stylesheet is on the way, and colours take a moment to fade.
      await until(() => evaluate(hasStyles), 'the stylesheet is there')
      await evaluate(asOnPaper)
      await until(() => evaluate(isPainted), 'paper is painted')
      return { words: await evaluate(() => document.body.innerText), picture: await screenshot() }
    },
    complaints: () => (scripts ? evaluate(complaintsOf) : Promise.resolve([])),
    async close() {
      await session.end()
      await driver.stop()
      await screen.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The driver takes a port and finds none itself. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo // it listens at a port
      server.close(() => resolve(port))
    })
  })
}
