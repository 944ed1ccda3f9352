import { createHash, X509Certificate } from 'node:crypto'
import { chromium } from '@playwright/test'

/** @typedef {{ requests: number, bytes: number, html: number }} Visit what went over the line; the pages among the requests */

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/**
 * What visits cost, on a phone, over TLS and HTTP/2: one that is ended once the page stands, one that reads it to its end and
 * opens an organisation, and the same a second time.
 * @param {number} port
 * @param {Buffer} certificate of the server, which the browser is to trust: it keeps nothing of those it does not
 * @param {string} browserPath
 */
export async function visits(port, certificate, browserPath) {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  const trust = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
  const args = [trust, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath: browserPath, args })
  try {
    const glance = await visit(await browser.newContext(PHONE), port, false)
    const reader = await browser.newContext(PHONE)
    return { glance, whole: await visit(reader, port, true), again: await visit(reader, port, true) }
  } finally {
    await browser.close()
  }
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {number} port
 * @param {boolean} toTheEnd
 */
async function visit(context, port, toTheEnd) {
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  const seen = { requests: 0, bytes: 0, html: 0 }
  const kept = new Set()
  await line.send('Network.enable')
  line.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId))
  line.on('Network.responseReceived', ({ requestId, response }) => {
    if (kept.has(requestId) || response.fromDiskCache) return
    seen.requests += 1
    if (response.mimeType === 'text/html') seen.html += 1
  })
  line.on('Network.loadingFinished', ({ encodedDataLength }) => (seen.bytes += encodedDataLength))
  await page.goto(`https://localhost:${port}/`)
  await page.waitForTimeout(2500)
  if (toTheEnd) await readOn(page)
  await page.close()
  return seen
}

/** @param {import('@playwright/test').Page} page */
async function readOn(page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 400) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(150)
  }
  await page.locator('main a[href*="/"]:not([target])').first().click()
  await page.waitForLoadState('networkidle')
}
