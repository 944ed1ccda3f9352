import { expect, test as base } from '@playwright/test'
import { By, Key, type WebDriver } from 'selenium-webdriver'
import sharp from 'sharp'
import { extractText } from 'unpdf'
import { serve } from '../../cli/serve.ts'
import { type Engine, openBrowser } from './open-browser.ts'

const OVERLAY = '[data-part=overlay]'
const TOGGLE = '[aria-label$=" theme"]'
const THUMBNAIL = '#gallery [href^="#"]'

type Fixtures = { prefersReducedMotion: boolean; driver: WebDriver }

const test = base.extend<Fixtures, { engine: Engine; address: string }>({
  engine: [
    { name: '', driver: '' },
    { option: true, scope: 'worker' },
  ],
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here
    async ({}, provide) => {
      const { address, close } = await serve({ folder: 'node_modules/.site/sample' })
      await provide(address)
      await close()
    },
    { scope: 'worker' },
  ],
  prefersReducedMotion: [false, { option: true }],
  driver: async ({ engine, prefersReducedMotion }, provide) => {
    const { driver, close } = await openBrowser(engine, prefersReducedMotion)
    await provide(driver)
    await close()
  },
})

test('the overlay covers the page for two seconds and does not return', async ({ driver, address }) => {
  const started = Date.now()
  await driver.get(address)
  expect(await isVisible(driver, OVERLAY)).toBe(true)
  expect(await isVisible(driver, 'h1')).toBe(false)
  await expect.poll(() => isVisible(driver, 'h1'), { intervals: [50] }).toBe(true)
  expect(Date.now() - started).toBeGreaterThanOrEqual(1900)
  await expect.poll(() => isVisible(driver, OVERLAY)).toBe(false)
})

test('the toggle switches the theme to light and back', async ({ driver, address }) => {
  await visit(driver, address)
  const background = () =>
    driver.executeScript<string>(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await background()
  await press(driver, By.css(TOGGLE))
  await expect.poll(background).not.toBe(dark)
  await press(driver, By.css(TOGGLE))
  await expect.poll(background).toBe(dark)
})

test('an organisation opens by its address and by a link, and closes by going back', async ({ driver, address }) => {
  await visit(driver, `${address}academy`)
  await expectRoutedPage(driver, 'Example Academy of Entrepreneurship')
  await press(driver, By.xpath("//a[.='Back to Home']"))
  await expect.poll(() => isVisible(driver, '#routed-title')).toBe(false)
  await expect.poll(() => driver.executeScript(() => scrollY)).toBe(0)
  await press(driver, By.css('nav [href="/foundation/"]'))
  await expectRoutedPage(driver, 'Example Technologies (Private) Limited')
  await driver.executeScript(() => history.back()) // WebKit's driver would wait for a document.
  await expect.poll(() => isVisible(driver, '#routed-title')).toBe(false)
})

test('every picture is within its frame, and every icon in the middle of its button', async ({ driver, address }) => {
  for (const path of ['', 'academy/']) {
    await visit(driver, address + path)
    await driver.executeScript(loadEveryPicture)
    const isLoaded = () =>
      driver.executeScript(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0))
    await expect.poll(isLoaded, path).toBe(true)
    expect(await driver.executeScript(misplaced), path).toEqual([])
  }
})

test('the navigation underlines the section in view', async ({ driver, address }) => {
  await visit(driver, address)
  await driver.executeScript(() => document.querySelector('#history')?.scrollIntoView({ behavior: 'instant' }))
  const underlined = () =>
    driver.executeScript<string[]>(() =>
      [...document.querySelectorAll('nav a')]
        .filter((link) => link.checkVisibility() && getComputedStyle(link).textDecorationLine === 'underline')
        .map((link) => link.getAttribute('href') ?? ''),
    )
  await expect.poll(underlined).toEqual(['#history'])
})

test('a filter shows its projects, and a project opens in a dialog that Escape closes', async ({ driver, address }) => {
  await visit(driver, address)
  const shown = () =>
    driver.executeScript(
      (css: string) => [...document.querySelectorAll(css)].filter((link) => link.checkVisibility()).length,
      THUMBNAIL,
    )
  // A section may still move under the first press.
  await expect(async () => {
    await press(driver, By.xpath("//button[text()='DevOps']"))
    await expect.poll(shown, { timeout: 2000 }).toBe(1)
  }).toPass({ timeout: 20_000 })
  // The thumbnail moves to its place.
  const moving = () =>
    driver.executeScript(() => {
      const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
      return timed.filter(({ playState }) => playState === 'running').length
    })
  await expect.poll(moving).toBe(0)
  await press(driver, By.css(THUMBNAIL))
  await expect.poll(() => isVisible(driver, 'dialog h3')).toBe(true)
  const imageHeight = () => driver.executeScript(() => document.querySelector('dialog img')?.clientHeight)
  await expect.poll(imageHeight).toBeGreaterThan(100)
  await driver.actions().sendKeys(Key.ESCAPE).perform()
  await expect.poll(() => isVisible(driver, 'dialog')).toBe(false)
  const focused = () => driver.executeScript((css: string) => document.activeElement?.matches(css), THUMBNAIL)
  expect(await focused(), 'the focus returns to the thumbnail').toBe(true)
  await driver.executeScript(() => history.forward())
  await expect.poll(() => isVisible(driver, 'dialog h3'), 'Forward opens it again').toBe(true)
  await driver.executeScript(() => history.back())
  await expect.poll(() => isVisible(driver, 'dialog'), 'Back closes it').toBe(false)
})

test('a story opens from the dialog of its project', async ({ driver, address }) => {
  await visit(driver, `${address}#kubernetes-cluster`)
  await press(driver, By.css('dialog a[href^="/projects/"]'))
  await expectRoutedPage(driver, 'Kubernetes Cluster')
})

test('scrollbars of the dark page and of its dialogs are dark', async ({ driver, address }) => {
  await visit(driver, address)
  expect(await lightestAtRightEdge(driver, 'html')).toBeLessThan(DARK)
  await driver.manage().window().setRect({ width: 700, height: 520 })
  await press(driver, By.css(THUMBNAIL))
  await expect.poll(() => isVisible(driver, 'dialog h3')).toBe(true)
  const growing = () => driver.executeScript(() => document.querySelector('dialog')?.getAnimations().length)
  await expect.poll(growing).toBe(0)
  expect(await lightestAtRightEdge(driver, 'dialog')).toBeLessThan(DARK)
  expect(await lightestAtRightEdge(driver, 'html'), 'beside the open dialog').toBeLessThan(DARK)
})

test('on a phone, nothing is wider than the screen, and the menu leads to a section', async ({ driver, address }) => {
  await driver.manage().window().setRect({ width: 390, height: 844 })
  for (const path of ['', 'academy/', 'projects/kubernetes-cluster/']) {
    await visit(driver, address + path)
    expect(await driver.executeScript(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThan(1)
  }
  await visit(driver, address)
  await press(driver, By.css('nav > button'))
  await press(driver, By.css('nav > [popover] [href="#history"]'))
  await expect.poll(() => isVisible(driver, 'nav > [popover]')).toBe(false)
  const top = () => driver.executeScript(() => document.querySelector('#history')?.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(200)
})

test('the print has the texts of every section, and those that the screen has in dialogs', async ({
  driver,
  engine,
  address,
}) => {
  test.skip(!['Chromium', 'Firefox'].includes(engine.name), 'the driver does not print')
  await visit(driver, address)
  const pdf = new Uint8Array(Buffer.from(await driver.printPage(), 'base64'))
  const { text } = await extractText(pdf, { mergePages: true })
  const printed = text.replaceAll(/\s+/g, ' ')
  // Firefox draws bold texts as shapes.
  const expected = ['PostgreSQL', 'Enterprise Solutions', 'bill fell by a third', 'automation and data']
  expect(expected.filter((each) => !printed.includes(each))).toEqual([])
})

test('an animation plays', async ({ driver, address }) => {
  await visit(driver, address)
  await expect.poll(() => isVisible(driver, '#content [data-state=playing] canvas')).toBe(true)
})

test.describe('under reduced motion', () => {
  test.use({ prefersReducedMotion: true })
  test.skip(({ engine }) => !['Chromium', 'Firefox'].includes(engine.name), 'no driver option asks WebKit for it')

  test('animations are still, and there is no pause button', async ({ driver, address }) => {
    await visit(driver, address)
    await expect.poll(() => isVisible(driver, '#content [data-state=still]')).toBe(true)
    expect(await driver.findElements(By.css('[data-state=playing]'))).toEqual([])
    expect(await isVisible(driver, '[aria-label$=" animations"]')).toBe(false)
  })
})

/** Thumbs of scrollbars are darker in the dark theme. */
const DARK = 200

/** The lightest channel that a window shows at the right edge of an element, where its scrollbar is. */
async function lightestAtRightEdge(driver: WebDriver, selector: string) {
  const edge = await driver.executeScript<{ left: number; top: number; height: number }>((css: string) => {
    const { right = 0, top = 0, bottom = 0 } = document.querySelector(css)?.getBoundingClientRect() ?? {}
    const [first, last] = [Math.max(top, 0) + 80, Math.min(bottom, innerHeight) - 30] // below the button in the corner
    return { left: (css === 'html' ? innerWidth : right) - 8, top: first, height: last - first }
  }, selector)
  const screenshot = Buffer.from(await driver.takeScreenshot(), 'base64')
  const area = { left: Math.round(edge.left), top: Math.round(edge.top), width: 6, height: Math.round(edge.height) }
  const { channels } = await sharp(await sharp(screenshot).extract(area).toBuffer()).stats()
  return Math.max(...channels.slice(0, 3).map(({ max }) => max))
}

async function visit(driver: WebDriver, address: string) {
  await driver.get(address)
  const isReady = () =>
    driver.executeScript(
      () => 'motion' in document.documentElement.dataset && document.querySelector('[data-part=overlay]') === null,
    )
  await expect.poll(isReady).toBe(true)
}

/** Presses the first visible element with the mouse, once it has come to rest and no page fades into another. */
async function press(driver: WebDriver, locator: object) {
  const firstVisible = async () => {
    const elements = await driver.findElements(locator)
    const visible = await Promise.all(elements.map((each) => each.isDisplayed()))
    return elements[visible.indexOf(true)]
  }
  await expect.poll(firstVisible, `${JSON.stringify(locator)} is visible`).toBeDefined()
  const element = await firstVisible()
  if (!element) throw new Error(`${JSON.stringify(locator)} is not visible any more`)
  await driver.executeScript(
    (target: Element) => target.scrollIntoView({ block: 'center', behavior: 'instant' }),
    element,
  )
  let position = ''
  const isAtRest = async () => {
    const before = position
    position = await driver.executeScript((target: Element) => JSON.stringify(target.getBoundingClientRect()), element)
    const isFading = await driver.executeScript(() =>
      document
        .getAnimations()
        .some(({ effect }) => effect instanceof KeyframeEffect && effect.target === document.documentElement),
    )
    return position === before && !isFading
  }
  await expect.poll(isAtRest, { intervals: [100, 300] }).toBe(true)
  await driver.actions().move({ origin: element }).click().perform()
}

async function expectRoutedPage(driver: WebDriver, name: string) {
  const title = () =>
    driver.executeScript(() => {
      const { activeElement } = document
      const { top = -1 } = activeElement?.getBoundingClientRect() ?? {}
      return activeElement?.id === 'routed-title' && top >= 0 && top < innerHeight ? activeElement.textContent : ''
    })
  await expect.poll(title).toBe(name)
}

function isVisible(driver: WebDriver, selector: string) {
  return driver.executeScript<boolean>(
    (css: string) => document.querySelector(css)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  )
}

/** Runs in the driver. */
function loadEveryPicture() {
  for (const image of document.images) image.loading = 'eager'
}

/**
 * Runs in the driver: the pictures that reach more than two pixels out of their frame, and the icons of links and buttons without
 * text that are more than two pixels from the middle of their list item, or of the button.
 */
function misplaced(): string[] {
  const frameOf = (element: Element): Element | null => {
    const { parentElement: parent } = element
    return parent && getComputedStyle(parent).display === 'contents' ? frameOf(parent) : parent
  }
  const pictures = [...document.querySelectorAll<HTMLImageElement>('#root img')].flatMap((image) => {
    const frame = frameOf(image)?.getBoundingClientRect()
    const { top, right, bottom, left } = image.getBoundingClientRect()
    const isWithin =
      frame && top > frame.top - 2 && right < frame.right + 2 && bottom < frame.bottom + 2 && left > frame.left - 2
    return isWithin ? [] : `${image.currentSrc}: ${top - (frame?.top ?? 0)} px below the top of its frame`
  })
  const icons = [...document.querySelectorAll('#root :is(a, button) > svg')].flatMap((icon) => {
    const { parentElement: control } = icon
    const hasText = [...(control?.childNodes ?? [])].some(
      (node) => node !== icon && !(node instanceof Element && node.matches('.visually-hidden')),
    )
    if (!control?.checkVisibility() || hasText) return []
    if (/\w/.test(getComputedStyle(control, '::after').content.replace(/none|normal/, ''))) return []
    const frame = (control.closest('li') ?? control).getBoundingClientRect()
    const { x, y, width, height } = icon.getBoundingClientRect()
    const [right, down] = [x + width / 2 - frame.x - frame.width / 2, y + height / 2 - frame.y - frame.height / 2]
    const label = control.getAttribute('aria-label') ?? control.getAttribute('href')
    return Math.hypot(right, down) > 2 ? `${label}: ${right} px right and ${down} px below the middle` : []
  })
  return [...pictures, ...icons]
}
