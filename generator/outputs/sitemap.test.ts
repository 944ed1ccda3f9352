import { expect, test } from 'vitest'
import { sitemap } from './sitemap.ts'

test('lists every page with the date of the last change, if known', () => {
  const addresses = ['https://me.example/', 'https://me.example/a&b/']
  expect(sitemap(addresses, '2026-11-21')).toContain(
    '<url><loc>https://me.example/a&amp;b/</loc><lastmod>2026-11-21</lastmod></url>',
  )
  expect(sitemap(addresses, undefined)).not.toContain('lastmod')
})
