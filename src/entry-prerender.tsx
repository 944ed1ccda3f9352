import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { content } from 'virtual:content'
import { site } from 'virtual:site'
import { App } from './app.tsx'
import { critical } from './critical.ts'
import { Head } from './head/head.tsx'
import { pageNameOf, matchRoute } from './routing/match-route.ts'

export { critical }

/** What the browser colours its own bars with until the theme is switched: the ground of the dark theme. */
const ground = groundOf(critical)

/**
 * The page at a path as HTML: what goes into the head, and what goes into the root.
 * @throws when anything in it fails to render
 */
export async function render(path: string): Promise<{ head: string; page: string }> {
  const route = matchRoute(path, content.companies.organisations)
  const first =
    route.kind === 'organisation' ? (await import('./routing/organisation-route.tsx')).OrganisationRoute : null
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <App content={content} path={path} first={first} />
    </StrictMode>,
    {
      // Larger boundaries would be moved into a template and put back by an inline script, which the policy refuses.
      progressiveChunkSize: Infinity,
      // Throwing here would be an uncaught exception.
      onError: (error) => void errors.push(error),
    },
  )
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]

  // React puts what the browser should ask for early before everything else; in a whole document that is the head.
  const [early] = /^(?:<link [^>]*>)*/.exec(html) ?? ['']
  const about = { content, site, path, pageName: pageNameOf(route, content), found: route.kind !== 'unknown', ground }
  return { head: renderToStaticMarkup(<Head {...about} />) + early, page: html.slice(early.length) }
}

function groundOf(declarations: string): string {
  const declared = /--night:(oklch\([^)]+\))/.exec(declarations)?.[1]
  if (declared === undefined) throw new Error('tokens.css declares --night in another way than it is read here')
  return declared
}
