import { descriptionOf } from '../generator/outputs/structured-data/description.ts'
import { jsonLd } from '../generator/outputs/structured-data/json-ld.ts'
import type { Content, Locale } from '../model/content.ts'
import { canonicalOf } from '../model/fields/address.ts'

type HeadProps = {
  content: Content
  /** `address` has no trailing slash. */
  site: { description: string; address: string; language: string }
  path: string
  title: string
  found: boolean
}

/** What search engines and social networks read. The title and the theme colour change later, so components render them. */
export function Head({ content, site, path, title, found }: HeadProps) {
  const description = descriptionOf(content, site.description, path)
  const graph = jsonLd(content, site, path)
  return (
    <>
      <meta name="description" content={description} />
      {content.cv !== false && (
        <link rel="alternate" type="text/markdown" href={`${content.locale?.base ?? import.meta.env.BASE_URL}cv.md`} />
      )}
      {found ? (
        <>
          <link rel="canonical" href={canonicalOf(site.address, path)} />
          {content.locale && <Alternates locale={content.locale} site={site} path={path} />}
          <meta property="og:type" content={path === '/' ? 'profile' : content.story ? 'article' : 'website'} />
          <meta property="og:url" content={canonicalOf(site.address, path)} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:site_name" content={content.name} />
          <meta property="og:image" content={`${site.address}/cards${path === '/' ? '/index' : path}.jpg`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {graph && (
        // oxlint-disable-next-line react/no-danger -- escaped by jsonForHtml
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForHtml(graph) }} />
      )}
    </>
  )
}

/** The page in every language. The main language, whose path is the shortest, is for everybody else. */
function Alternates({ locale, site, path }: { locale: Locale; site: HeadProps['site']; path: string }) {
  const { origin } = new URL(site.address)
  const languages = [locale, ...locale.others].toSorted((a, b) => a.base.length - b.base.length)
  const addressOf = (base: string) => canonicalOf(origin + base.slice(0, -1), path)
  return (
    <>
      {languages.map(({ language, base }) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressOf(base)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressOf(languages[0]?.base ?? '/')} />
      <meta property="og:locale" content={locale.language.replace('-', '_')} />
      {locale.others.map(({ language }) => (
        <meta key={language} property="og:locale:alternate" content={language.replace('-', '_')} />
      ))}
    </>
  )
}

/** JSON that can't close the HTML element it is embedded in. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
