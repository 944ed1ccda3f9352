import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import type { Content } from '../model/content.ts'
import { routedOrganisations } from '../model/organisations.ts'
import { App } from './app.tsx'
import { Head } from './head/head.tsx'
import { matchRoute, pageNameOf } from './routing/match-route.ts'
import { withLanguageMarks } from './untranslated.ts'

/** The content in one language. */
type Language = { content: Content; description: string; address: string; source: { language: string } }

/**
 * Renders the page at a path to HTML: what goes into the head, and what goes into the root.
 * @throws when a component fails to render
 */
export async function render(site: Language, path: string): Promise<{ head: string; page: string }> {
  const { content, description, address, source } = site
  const errors: unknown[] = []
  const { prelude } = await prerender(<App content={content} initialPath={path} />, {
    // Collected: an exception thrown here would be uncaught.
    onError: (error) => void errors.push(error),
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]

  // React writes what belongs into the head first: the title, metadata and preloads.
  const [hoisted] = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/.exec(html) ?? ['']
  const route = matchRoute(path, routedOrganisations(content))
  const head = renderToStaticMarkup(
    <Head
      content={content}
      site={{ description, address, language: source.language }}
      path={path}
      pageName={pageNameOf(route, content)}
      found={route.kind !== 'unknown'}
    />,
  )
  const page = html.slice(hoisted.length)
  const { untranslated } = content.locale ?? {}
  return { head: hoisted + head, page: untranslated ? withLanguageMarks(page, untranslated) : page }
}
