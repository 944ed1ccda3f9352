import { canonicalOf } from '../../lib/site-address.ts'
import { xmlText } from '../../lib/xml.ts'
import { pagePathsOf } from '../resolve/show.ts'
import type { Output, WholeSite } from './output.ts'

type Page = { language: string; address: string }

export const sitemap: Output<WholeSite> = {
  mediaType: 'application/xml',
  path: 'sitemap.xml',
  help: 'the pages, and the texts for programs, for search engines',
  files: ({ languages, lastModified }) => {
    const paths = ['/', ...pagePathsOf(languages[0].view)]
    const pages = paths.map((path) =>
      languages.map(({ language, address }) => ({ language, address: canonicalOf(address, path) })),
    )
    const texts = languages.flatMap(({ language, address, content }) =>
      content.cv === false ? [] : [[{ language, address: `${address}/cv.md` }]],
    )
    const summary = { language: languages[0].language, address: `${languages[0].address}/llms.txt` }
    return [['sitemap.xml', () => sitemapXml([...pages, ...texts, [summary]], lastModified)]]
  },
}

/** Allows everything, and points to the sitemap. */
export const robots: Output<WholeSite> = {
  mediaType: 'text/plain',
  path: 'robots.txt',
  isReplaceable: true,
  help: 'what search engines may visit: everything',
  files: ({ address }) => [['robots.txt', () => `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`]],
}

/**
 * The pages for search engines (https://www.sitemaps.org/protocol.html), each with its address in every language
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 * @param pages the languages of each page
 * @param lastModified such as 2026-11-21, if known
 */
export function sitemapXml(pages: readonly (readonly Page[])[], lastModified: string | undefined): string {
  const modified = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`
  const urls = pages.flatMap((languages) => {
    const alternates = languages.length > 1 ? languages.map(alternate).join('') : ''
    return languages.map(({ address }) => `<url><loc>${xmlText(address)}</loc>${modified}${alternates}</url>`)
  })
  const isTranslated = pages.some(({ length }) => length > 1)
  const namespace = isTranslated ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${urls.join('\n')}
</urlset>
`
}

function alternate({ language, address }: Page): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(address)}"/>`
}
