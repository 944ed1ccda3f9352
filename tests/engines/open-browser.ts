import { Builder, type WebDriver } from 'selenium-webdriver'
import { ServiceBuilder } from 'selenium-webdriver/firefox.js'
import { openFirefox } from './open-firefox.ts'

/** An installed browser, and the path of its WebDriver server, which finds the browser, or of Firefox itself. */
export type Engine = { name: string; driver: string }

/** Opens a browser through the driver that is installed. selenium-webdriver would otherwise download one. */
export async function openBrowser(
  engine: Engine,
  reducedMotion: boolean,
): Promise<{ driver: WebDriver; close: () => Promise<void> }> {
  if (engine.name === 'Firefox') return openFirefox(engine.driver, reducedMotion)
  // Every driver takes the same option for its port.
  const service = new ServiceBuilder(engine.driver).build()
  try {
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(await service.start())
      .withCapabilities(capabilitiesOf(engine, reducedMotion))
      .build()
    await driver.manage().window().setRect({ width: 1280, height: 900 })
    return { driver, close: () => driver.quit().finally(() => service.kill()) }
  } catch (error) {
    await service.kill()
    throw error
  }
}

function capabilitiesOf({ name }: Engine, reducedMotion: boolean): object {
  switch (name) {
    case 'Chromium': {
      // Chromium's sandbox does not work as root, and containers often run as root.
      const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
      const motion = reducedMotion ? ['--force-prefers-reduced-motion'] : []
      return { browserName: 'chrome', 'goog:chromeOptions': { args: ['--headless', ...sandbox, ...motion] } }
    }
    case 'WebKit':
      return { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } }
    default:
      return { browserName: 'safari' }
  }
}
