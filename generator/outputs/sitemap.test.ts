import { expect, test } from 'vitest'
import { sitemap } from './sitemap.ts'

const page = (address: string, language = 'en') => ({ address, language })

test('lists each address, with the date of the last change if it is known', () => {
  const pages = [[page('https://a.example/')], [page('https://a.example/?a&b/')]]
  expect(sitemap(pages, '2026-11-21')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://a.example/</loc><lastmod>2026-11-21</lastmod></url>
<url><loc>https://a.example/?a&amp;b/</loc><lastmod>2026-11-21</lastmod></url>
</urlset>
`)
  expect(sitemap(pages, undefined)).not.toContain('lastmod')
})

test('lists each address in every language, with all of them', () => {
  const xml = sitemap([[page('https://a.example/'), page('https://a.example/de/', 'de')]], undefined)
  expect(xml.match(/<loc>/g)).toHaveLength(2)
  expect(xml.match(/<xhtml:link rel="alternate" hreflang="de" href="https:\/\/a\.example\/de\/"\/>/g)).toHaveLength(2)
})
