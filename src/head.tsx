import type { PageHead } from '../model/view.ts'

type HeadProps = { head: PageHead; title: string; siteName: string }

/** What search engines and social networks read. The title and the theme colour change later, so components render them. */
export function Head({ head, title, siteName }: HeadProps) {
  const { description, alternates, card, languages, graph } = head
  return (
    <>
      <meta name="description" content={description} />
      {alternates.map(({ rel, type, href }) => (
        <link key={href} rel={rel} type={type} href={href} />
      ))}
      {card ? (
        <>
          <link rel="canonical" href={card.url} />
          {languages && <Languages {...languages} />}
          <meta property="og:type" content={card.type} />
          <meta property="og:url" content={card.url} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:site_name" content={siteName} />
          <meta property="og:image" content={card.image} />
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

function Languages({ own, alternates, fallback }: NonNullable<PageHead['languages']>) {
  return (
    <>
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={fallback} />
      <meta property="og:locale" content={own.replace('-', '_')} />
      {alternates
        .filter(({ language }) => language !== own)
        .map(({ language }) => (
          <meta key={language} property="og:locale:alternate" content={language.replace('-', '_')} />
        ))}
    </>
  )
}

/** JSON that can't close the HTML element it is embedded in. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
