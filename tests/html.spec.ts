import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'

for (const path of ['', 'academy', 'foundation', '404.html']) {
  // The browser enforces the policy, and every test fails on a violation (fixtures.ts).
  test(`/${path} is complete HTML, below its policy and without blocking files`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const withoutData = html.replace(/<script type="application\/json" data-content="">[\s\S]*?<\/script>/, '')
    for (const text of ['DevOps &amp; Infrastructure Expert', 'Data-warehouse automation', '>Airflow<']) {
      expect(withoutData).toContain(text)
    }
    expect(html).toMatch(/<link rel="stylesheet" href="[^"]+"\/><\/body>/)
    expect(html).not.toMatch(/<template|rel="stylesheet"[^>]*>(?!<\/body>)|rel="modulepreload"|as="font"/)
    const [beforeScriptsAndStyles] = html.split(/<script|<style/, 1)
    expect(beforeScriptsAndStyles).toMatch(/<meta http-equiv="Content-Security-Policy" content="default-src &#x27;none/)
  })
}

test('every page in the sitemap has metadata and a social card of its own', async ({ page, request }) => {
  const sitemap = await (await request.get('sitemap.xml')).text()
  const all = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address)
  expect(all.map((address) => new URL(address).pathname)).toEqual([
    '/',
    '/foundation/',
    '/academy/',
    '/projects/kubernetes-cluster/',
    '/cv.md',
    '/llms.txt',
  ])
  const addresses = all.filter((address) => address.endsWith('/'))
  const own = new Set<string | null>()
  for (const address of addresses) {
    await page.goto(new URL(address).pathname)
    const contentOf = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(address)
    expect(await contentOf('og:url')).toBe(address)
    expect(await contentOf('og:title')).toBe(await page.title())
    expect(await contentOf('description')).toMatch(/^.{50,160}$/)
    const image = (await contentOf('og:image')) ?? ''
    expect((await request.get(new URL(image).pathname)).headers()['content-type']).toBe('image/jpeg')
    own
      .add(await page.title())
      .add(await contentOf('description'))
      .add(image)
    expect(await contentOf('theme-color')).toMatch(/^oklch\(15/)
  }
  expect(own.size).toBe(3 * addresses.length)
  expect(await (await request.get('robots.txt')).text()).toContain('/sitemap.xml')
  const notFound = await (await request.get('404.html')).text()
  expect(notFound).toContain('<meta name="robots" content="noindex"/>')
  expect(notFound).not.toMatch(/rel="canonical"|ld\+json|"og:/)
})

test('scripts are the same for every content without diagrams, and for every content with some', () => {
  // Their names have a hash of their code.
  const scriptsOf = (name: string) =>
    readdirSync(`node_modules/.site/${name}/assets`).filter((file) => file.endsWith('.js'))
  expect(scriptsOf('long')).toEqual(scriptsOf('short'))
  expect(scriptsOf('diagrams')).toEqual(scriptsOf('sample'))
})

// In bytes after Brotli, at most a tenth above the measured sizes. A star stands for the hash of a file.
const LIMITS = JSON.parse(readFileSync('tests/budgets.json', 'utf8')) as Record<string, Record<string, number>> // our own file

for (const [name, limits] of Object.entries(LIMITS)) {
  test(`every page, script, stylesheet and font of ${name} is within its limit`, () => {
    const folder = `node_modules/.site/${name}`
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
    const limited = files.filter((file) => /\.(?:js|css|html|woff2)$/.test(file))
    const patterns = limited.map((file) => file.replace(/-[\w-]{8}(?=\.\w+$)/, '-*'))
    expect([...new Set(patterns)].toSorted()).toEqual(Object.keys(limits).toSorted())
    limited.forEach((file, index) => {
      const code = readFileSync(join(folder, file))
      expect(code.includes(process.cwd()), `${file} names a folder of this machine`).toBe(false)
      expect.soft(brotliCompressSync(code).length, file).toBeLessThanOrEqual(limits[patterns[index] ?? ''] ?? 0)
    })
  })
}
