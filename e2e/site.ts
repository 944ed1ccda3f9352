import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** Every test watches the pages it uses: a clean console, no error, nothing refused by the policy, no request elsewhere. */
export const test = base.extend<{ provoked: RegExp[]; hosts: string[]; guard: undefined }>({
  // What a test provokes on purpose: messages of the console that it expects.
  provoked: [[], { option: true }],
  // Other hosts that the content asks for.
  hosts: [[], { option: true }],
  guard: [
    async ({ context, provoked, hosts, baseURL }, use) => {
      const complaints: string[] = []
      const complain = (text: string) => {
        if (!provoked.some((expected) => expected.test(text))) complaints.push(text)
      }
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complain(`${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => complain(String(error.error())))
      // The browser writes some of these to the console as well, and keeps others to itself.
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
          console.error(`refused by the policy: ${effectiveDirective} ${blockedURI} ${sample}`)
        }),
      )
      context.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && !['localhost', ...hosts].includes(hostname))
          complain(`request to ${request.url()}`)
      })
      await use(undefined)
      expect(complaints, `complaints of the page at ${baseURL}`).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until a visitor can use it: the overlay is gone and React has taken over. */
export async function visit(page: Page, path = '') {
  await page.goto(path)
  await ready(page)
}

export async function ready(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-live')
  await expect(overlay(page)).toHaveCount(0)
}

export function overlay(page: Page) {
  return page.locator('#root > [hidden]')
}

/** Keeps back what is asked for at such an address until what it returns is called. */
export async function holdBack(page: Page, address: string | RegExp) {
  let letThrough: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

/** Has the overlay stand for 40 seconds, so that a slow machine has the time to look. Called before the page is opened. */
export async function slowClock(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
  return () => browser.send('Animation.setPlaybackRate', { playbackRate: 1 })
}

/** The theme toggle, whatever it is called in the owner's language: the one control beside the parts of the page. */
export const toggle = (page: Page) => page.locator('#root > button')

/** The pages of the two organisations, by their headings, and what leads to one of them. */
export const academy = (page: Page) => page.getByRole('heading', { name: 'Example Academy of Entrepreneurship' })
export const company = (page: Page) => page.getByRole('heading', { name: 'Example Technologies (Private) Limited' })
export const toAcademy = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Example Academy' })

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Brings every lazy picture and decoration of the page in, as a visitor does who reads it to its end. */
export async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    // Some are asked for a while after the page stands, and drawings of skills have no box until then.
    for (const image of document.images) {
      while (!image.complete) {
        image.scrollIntoView({ behavior: 'instant', block: 'center' })
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

const WCAG_AND_MORE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe finds nothing that WCAG 2.2 AA, or good practice, would have otherwise. */
export async function expectNoFindings(page: Page, except: string[] = []) {
  // Transitions of colours would be measured half-way.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_AND_MORE).disableRules(except).analyze()
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
    })),
  ).toEqual([])
}
