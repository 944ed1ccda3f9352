import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Route } from '@playwright/test'
import { serve } from '../scripts/serve.mjs'
import { EARLIER, LATER, loadsOf, scriptOf } from './new-build.ts'
import { academy, expect, overlay, ready, test as base, toAcademy } from './site.ts'

/** A host that holds one build at a time, as most do. */
const test = base.extend<{ host: { address: string; show: (build: string) => void; folder: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads off the pattern what a fixture needs: nothing
  host: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'host-'))
    const show = (build: string) => {
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
      cpSync(build, folder, { recursive: true })
    }
    show(EARLIER)
    const { address, close } = await serve({ folder })
    await provide({ address, show, folder })
    await close()
    rmSync(folder, { recursive: true })
  },
})

// What browsers write of code that is gone, of a connection that is, and of our page where a style was asked for.
test.use({ provoked: [/404|Failed to fetch|ERR_INTERNET_DISCONNECTED|TimeoutError|Refused to apply style/] })

test.describe.configure({ timeout: 90_000 })

test('a visitor of an earlier build has the page that is asked for from the later one, loaded once', async ({
  page,
  host,
}) => {
  await page.goto(host.address)
  await ready(page)
  host.show(LATER)
  const loads = loadsOf(page)
  await toAcademy(page).click()
  await expect.poll(loads).toBe(1)
  await expect(overlay(page)).toHaveCount(0)
  await expect(academy(page)).toBeFocused()
  await expect(academy(page)).toBeInViewport()
  await expect(page).toHaveURL(/\/academy$/)
  await ready(page)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.reload()
  await ready(page)
  expect(await page.evaluate(() => scrollY), 'a reload keeps the place').toBe(900)
  await page.goBack()
  await expect(academy(page)).toHaveCount(0)
  expect(loads()).toBe(2)
})

test('a visitor who has gone back before the answer came is left where they are', async ({ page, host }) => {
  await page.goto(host.address)
  await ready(page)
  host.show(LATER)
  const loads = loadsOf(page)
  const asked = new Promise<Route>((resolve) => void page.route('**/academy', resolve))
  await toAcademy(page).click()
  const route = await asked
  await page.goBack()
  await route.continue()
  await page.waitForTimeout(500)
  expect(loads()).toBe(0)
})

test('a host that does not answer is waited for, but not for ever', async ({ page, host }) => {
  await page.goto(host.address)
  await ready(page)
  host.show(LATER)
  await page.route('**/academy', () => undefined)
  await toAcademy(page).click()
  await expect(page.getByText('Loading...').last()).toBeVisible()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('code that is missing of the same build is said, and nothing loaded anew', async ({ page, host }) => {
  await page.goto(host.address)
  await ready(page)
  const route = readdirSync(join(host.folder, 'assets')).find((name) => name.startsWith('organisation-route')) ?? ''
  rmSync(join(host.folder, 'assets', route))
  const loads = loadsOf(page)
  await toAcademy(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  cpSync(join(EARLIER, 'assets', route), join(host.folder, 'assets', route))
  await page.getByRole('alert').getByRole('button').click()
  await expect(academy(page)).toBeVisible()
  expect(loads()).toBe(0)
})

test('a host that never shows the later build is asked for it once', async ({ page, host }) => {
  const { address, close } = await keepEarlierPages(host.address)
  try {
    await page.goto(address)
    await ready(page)
    host.show(LATER)
    const loads = loadsOf(page)
    await toAcademy(page).click()
    await expect.poll(loads).toBe(1)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByRole('alert').getByRole('button').click()
    await expect(page.getByRole('alert')).toBeVisible()
    expect(loads()).toBe(1)
  } finally {
    close()
  }
})

test('without a connection it is said', async ({ page, host }) => {
  await page.goto(host.address)
  await ready(page)
  await page.context().setOffline(true)
  const loads = loadsOf(page)
  await toAcademy(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(loads()).toBe(0)
})

/** Something on the way to a host that shows whoever opens a page the earlier home page, and its script. */
async function keepEarlierPages(host: string): Promise<{ address: string; close: () => void }> {
  const server = createServer(({ url = '/', headers }, response) => {
    if (headers['sec-fetch-dest'] === 'document')
      return response.setHeader('Content-Type', 'text/html').end(readFileSync(join(EARLIER, 'index.html')))
    if (url.includes(scriptOf(EARLIER)))
      return response.setHeader('Content-Type', 'text/javascript').end(readFileSync(join(EARLIER, url)))
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
