import type { Content } from '../../schema/content.ts'
import { asData } from './as-data.ts'
import { canonicalOf } from './canonical-of.ts'
import { descriptionOf } from './description-of.ts'
import { jsonLd } from './json-ld.ts'
import { titleOf } from './title-of.ts'

type HeadProps = {
  content: Content
  /** The site in a sentence or two, its address without a closing slash, and the language of its texts. */
  site: { description: string; address: string; language: string }
  path: string
  /** The name of the page below the main page, and whether there is such a page. */
  pageName: string | null
  found: boolean
  /** The colour of the page. */
  ground: string
}

/** What a page's head says of the page: to search engines, to those who show a card of it, to the browser. */
export function Head({ content, site, path, pageName, found, ground }: HeadProps) {
  const title = titleOf(content, pageName)
  const description = descriptionOf(content, site.description, path)
  const graph = jsonLd(content, site, path)
  const card = `${site.address}/cards${path === '/' ? '/index' : path}.jpg`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={ground} />
      {found ? (
        <>
          <link rel="canonical" href={canonicalOf(site.address, path)} />
          <meta property="og:type" content={path === '/' ? 'profile' : 'website'} />
          <meta property="og:url" content={canonicalOf(site.address, path)} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:site_name" content={content.name} />
          <meta property="og:image" content={card} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {graph && (
        // oxlint-disable-next-line react/no-danger -- JSON in which no element can end
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asData(graph) }} />
      )}
    </>
  )
}
