import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { serve } from '../cli/serve.mjs'
import { buildEarlier, countNavigations, LATER, scriptOf } from './new-build.ts'
import { academy, company, delayResponse, expect, ready, test as base, toAcademy } from './site.ts'

type Host = { address: string; earlier: string; show: (build: string) => void }

/** A host that has one build at a time, as most hosts do. */
const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here
  host: async ({}, provide) => {
    const [folder, builds] = [mkdtempSync(join(tmpdir(), 'host-')), mkdtempSync(join(tmpdir(), 'builds-'))]
    const earlier = buildEarlier(join(builds, 'earlier'))
    const show = (build: string) => {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
      cpSync(build, folder, { recursive: true })
    }
    show(earlier)
    const { address, close } = await serve({ folder })
    await provide({ address, earlier, show })
    await close()
    for (const each of [folder, builds]) rmSync(each, { recursive: true })
  },
})

test.use({ expectedConsoleErrors: [/404|Failed to fetch dynamically imported module/] })
test.describe.configure({ timeout: 90_000 })

test.describe('after a new build, a visitor of the earlier one', () => {
  test('sees further pages of the earlier one, whose code is loaded', async ({ page, host }) => {
    const code = page.waitForResponse(/organisation-page-/)
    await page.goto(host.address)
    await ready(page)
    await (await code).finished()
    host.show(LATER)
    const navigations = countNavigations(page)
    await toAcademy(page).click()
    await expect(academy(page)).toBeFocused()
    await page.getByRole('navigation').getByRole('link', { name: 'Example Technologies' }).click()
    await expect(company(page)).toBeFocused()
    expect(navigations()).toBe(0)
  })

  test('gets a page of the new one by one navigation, if that code is gone', async ({ page, host }) => {
    await openWithoutPageCode(page, host)
    const navigations = countNavigations(page)
    await toAcademy(page).click()
    await expect.poll(navigations).toBe(1)
    await ready(page)
    await expect(academy(page)).toBeFocused()
    await expect(academy(page)).toBeInViewport()
    await expect(page).toHaveURL(/\/academy$/)
    await expect(page.locator('script[type=module]')).toHaveAttribute('src', new RegExp(scriptOf(LATER)))
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page.reload()
    await ready(page)
    expect(await page.evaluate(() => scrollY), 'a reload keeps the position').toBe(900)
    await page.goBack()
    await ready(page)
    await expect(academy(page)).toHaveCount(0)
  })

  test('stays on the home page after going back before that navigation was answered', async ({ page, host }) => {
    await openWithoutPageCode(page, host)
    const request = new Promise<Route>((resolve) => void page.route('**/academy', resolve))
    // Playwright's own goBack() would wait for the navigation.
    await toAcademy(page).evaluate((link: HTMLElement) => {
      Object.assign(globalThis, { sameDocument: true })
      link.click()
      setTimeout(() => history.back(), 500)
    })
    const route = await request
    await page.waitForTimeout(1000)
    await route.continue().catch(() => undefined) // The browser may have cancelled it.
    await page.waitForTimeout(1000)
    await ready(page)
    expect(new URL(page.url()).pathname).toBe('/')
    await expect(academy(page)).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true)
  })

  test('is told so after one navigation, if the host answers with the earlier page', async ({ page, host }) => {
    const { address, close } = await cacheEarlierHome(host)
    try {
      await openWithoutPageCode(page, { ...host, address })
      const navigations = countNavigations(page)
      await toAcademy(page).click()
      await expect.poll(navigations).toBe(1)
      const alert = page.getByRole('alert')
      await expect(alert).toBeVisible()
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(alert).toBeVisible()
      await page.waitForTimeout(500)
      expect(navigations()).toBe(1)
    } finally {
      close()
    }
  })
})

/** Opens the earlier build. The host has the later build before the browser requests the code of the organisations' pages. */
async function openWithoutPageCode(page: Page, { address, show }: Host) {
  const release = await delayResponse(page, '**/organisation-page-*.js')
  await page.goto(address)
  await ready(page)
  show(LATER)
  const missing = page.waitForResponse(/organisation-page-/)
  release()
  await missing
}

/** A proxy that answers every navigation with the earlier home page, and has its script. */
async function cacheEarlierHome({ address: host, earlier }: Host): Promise<{ address: string; close: () => void }> {
  const server = createServer(({ url = '/', headers }, response) => {
    if (headers['sec-fetch-dest'] === 'document')
      return response.setHeader('Content-Type', 'text/html').end(readFileSync(join(earlier, 'index.html')))
    if (url.includes(scriptOf(earlier)))
      return response.setHeader('Content-Type', 'text/javascript').end(readFileSync(join(earlier, url)))
    return void fetch(new URL(url, host)).then(async (answer) => {
      response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '')
      response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const { port } = server.address() as AddressInfo // It listens on a port.
  return {
    address: `http://localhost:${port}/`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
