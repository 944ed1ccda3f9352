/**
 * The pages for search engines (https://www.sitemaps.org/protocol.html).
 * @param lastModified such as 2026-11-21, if known
 */
export function sitemap(addresses: readonly string[], lastModified: string | undefined): string {
  const urls = addresses.map((address) =>
    ['<url>', `<loc>${escape(address)}</loc>`, lastModified && `<lastmod>${lastModified}</lastmod>`, '</url>']
      .filter(Boolean)
      .join(''),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** Allows everything, and points to the sitemap. */
export function robots(address: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
