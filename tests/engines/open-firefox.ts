import { type ElementHandle, type KeyInput, launch } from 'puppeteer-core'
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver'

/** Opens stock Firefox by WebDriver BiDi, which needs no driver, behind the interface that these tests use of the others. */
export async function openFirefox(
  program: string,
  reducedMotion: boolean,
): Promise<{ driver: WebDriver; close: () => Promise<void> }> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': reducedMotion ? 1 : 0 },
  })
  const page = await browser.newPage()
  const handles = new Map<WebElement, ElementHandle>()
  const elementOf = (handle: ElementHandle): WebElement => {
    const element = { isDisplayed: () => handle.evaluate((each) => each.checkVisibility({ visibilityProperty: true })) }
    handles.set(element, handle)
    return element
  }
  const driver: WebDriver = {
    get: async (address) => void (await page.goto(address)),
    executeScript: async (script, ...args) => {
      const given = args.map((each) => handles.get(each as WebElement) ?? each)
      return (await page.evaluate(script as (...all: unknown[]) => unknown, ...given)) as never // what the script returns
    },
    findElements: async (locator) => {
      const { value, using } = locator as { value: string; using: string }
      return (await page.$$(using === 'xpath' ? `::-p-xpath(${value})` : value)).map(elementOf)
    },
    actions: () => actionsOf(page, handles),
    takeScreenshot: () => page.screenshot({ encoding: 'base64' }),
    printPage: async () => Buffer.from(await page.pdf({ width: '21cm', height: '29.7cm' })).toString('base64'),
    manage: () => ({ window: () => ({ setRect: (size) => page.setViewport(size) }) }),
    quit: () => browser.close(),
  }
  await page.setViewport({ width: 1280, height: 900 })
  return { driver, close: () => browser.close() }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launch>>['newPage']>>
type Actions = ReturnType<WebDriver['actions']>

/** Collects actions, and performs them one after the other. */
function actionsOf(page: Page, handles: ReadonlyMap<WebElement, ElementHandle>): Actions {
  const names: Readonly<Record<string, KeyInput>> = {
    [Key.ENTER]: 'Enter',
    [Key.ESCAPE]: 'Escape',
    [Key.F6]: 'F6',
    [Key.TAB]: 'Tab',
  }
  const steps: (() => Promise<void>)[] = []
  let pointer: ElementHandle | undefined
  const actions: Actions = {
    sendKeys: (text) => {
      const key = names[text]
      steps.push(() => (key ? page.keyboard.press(key) : page.keyboard.type(text)))
      return actions
    },
    move: ({ origin }) => {
      pointer = handles.get(origin)
      steps.push(async () => pointer?.hover())
      return actions
    },
    click: () => {
      steps.push(async () => pointer?.click())
      return actions
    },
    perform: async () => {
      for (const step of steps) await step()
    },
  }
  return actions
}
