import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { brokenLinks } from '../cli/check/broken-links.ts'
import { expect, test } from './fixtures.ts'

const PAGES = ['', 'academy', 'foundation', '404.html']

for (const path of PAGES) {
  test(`/${path} is complete HTML under a strict content security policy`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    for (const text of ['DevOps &amp; Infrastructure Expert', 'Data-warehouse automation', '>Airflow<']) {
      expect(withoutData(html)).toContain(text)
    }
    expect(html).toMatch(/<html lang="en"/)
    expect(html).not.toMatch(/<script(?![^>]*(?:\bsrc=|type="application\/(?:ld\+)?json"))|\son\w+=|\sstyle=|<template/)
    // It is painted without a second stylesheet, a font preload or a module preload.
    expect(html).not.toMatch(/rel="(?:stylesheet|modulepreload)"|as="font"/)
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style]) => style ?? '')
    expect(styles).toHaveLength(1)
    const written = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const policy = written.replaceAll('&#x27;', "'")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`'sha256-${createHash('sha256').update(styles.join('')).digest('base64')}'`)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe|frame-ancestors|sandbox|report/)
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<script|<style/))
  })
}

test('every page in the sitemap has an address, a description and a picture for search engines and social networks', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address)
  expect(addresses.map((address) => new URL(address).pathname)).toEqual([
    '/',
    '/foundation/',
    '/academy/',
    '/projects/kubernetes-cluster/',
  ])
  for (const address of addresses) {
    await page.goto(new URL(address).pathname)
    const contentOf = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(address)
    expect(await contentOf('og:url')).toBe(address)
    expect(await contentOf('og:title')).toBe(await page.title())
    expect(await contentOf('description')).toMatch(/^.{50,160}$/)
    const image = await request.get(new URL((await contentOf('og:image')) ?? '').pathname)
    expect(image.headers()['content-type']).toBe('image/jpeg')
    expect(await contentOf('theme-color')).toMatch(/^oklch\(15/)
  }
  expect(await (await request.get('robots.txt')).text()).toContain('/sitemap.xml')
  const notFound = await (await request.get('404.html')).text()
  expect(notFound).toContain('<meta name="robots" content="noindex"/>')
  expect(notFound).not.toMatch(/rel="canonical"|ld\+json|"og:/)
})

for (const [site, pages] of [
  ['PORTFOLIO', ['', 'academy/']],
  ['TRANSLATED', ['', 'bank/', 'de/', 'de/bank/', 'ar/', 'ar/bank/', 'ja/', 'ja/bank/']],
] as const) {
  test.describe(`on the ${site.toLowerCase()} site`, () => {
    test.use({ baseURL: process.env[`${site}_ADDRESS`] ?? '' })

    test('every link resolves without a redirect', async ({ request, baseURL }) => {
      const { checked, broken } = await brokenLinks(baseURL ?? '', pages)
      expect(checked).toBeGreaterThan(10)
      expect(broken).toEqual([])
      for (const path of pages) {
        const html = await (await request.get(path)).text()
        // Many hosts redirect the address of a page without a slash at its end.
        expect(
          [...html.matchAll(/ href="(\/[^"#]*[^"#/])["#]/g)].filter(([, link = '']) => !link.includes('.')),
        ).toEqual([])
      }
    })
  })
}

test('scripts are the same for every content, and have no schema library, YAML parser or code for development', () => {
  const scripts = scriptsOf('sample')
  expect(scripts).toHaveLength(3)
  expect(scriptsOf('short')).toEqual(scripts)
  expect(scriptsOf('long')).toEqual(scripts)
  for (const text of ['ZodError', 'YAMLParseError', 'react-dom-client.development', 'jsxDEV', process.cwd()]) {
    expect(scripts.filter(({ code }) => code.includes(text)).map(({ name }) => name)).toEqual([])
  }
})

test('every page, script and font is within its limit after Brotli, and no stylesheet is a file', () => {
  // Limits in bytes, about a tenth above the measured sizes. A star stands for the hash of a file.
  const limits = JSON.parse(readFileSync('tests/budgets.json', 'utf8')) as Record<string, number> // our own file
  const site = 'node_modules/.site/sample'
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const limited = files.filter((file) => /\.(?:js|css|html|woff2)$/.test(file))
  const patterns = limited.map((file) => file.replace(/-[\w-]{8}(?=\.\w+$)/, '-*'))
  expect(patterns.toSorted()).toEqual(Object.keys(limits).toSorted())
  limited.forEach((file, index) => {
    const { length } = brotliCompressSync(readFileSync(join(site, file)))
    expect.soft(length, file).toBeLessThanOrEqual(limits[patterns[index] ?? ''] ?? 0)
  })
})

/** The HTML of a page without the embedded content. */
function withoutData(html: string) {
  return html.replace(/<script type="application\/json" data-content="">[\s\S]*?<\/script>/, '')
}

function scriptsOf(content: string) {
  const folder = `node_modules/.site/${content}/assets`
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  return names.map((name) => ({ name, code: readFileSync(join(folder, name), 'utf8') }))
}
