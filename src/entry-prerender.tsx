import { prerender } from 'react-dom/static'
import type { Page } from '../model/content.ts'
import { App } from './app.tsx'
import { Head, jsonForHtml } from './head.tsx'
import { matchRoute, titleOf } from './navigation/match-route.ts'

/** The HTML of a page. Its content as JSON always matches it, and a changed text leaves the script cached. */
function Document(page: Page) {
  const { path, content, language, direction, policy, style, script } = page
  const route = matchRoute(path, content)
  const base = import.meta.env.BASE_URL
  return (
    <html lang={language} dir={direction} data-theme={content.theme ?? 'dark'}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Head
          content={content}
          site={page}
          path={path}
          title={titleOf(route, content)}
          found={route.kind !== 'unknown'}
        />
        <link rel="icon" href={`${base}icon.svg`} type="image/svg+xml" />
        <link rel="icon" href={`${base}favicon.ico`} sizes="32x32" />
        <link rel="apple-touch-icon" href={`${base}apple-touch-icon.png`} />
        {/* oxlint-disable-next-line react/no-danger -- our own stylesheet; React would escape its quotes */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {/* The page is complete without it, so that the hero image may load first. */}
        <script type="module" crossOrigin="" fetchPriority="low" src={script} />
      </head>
      <body>
        <div id="root" data-path={path}>
          <App content={content} initialPath={path} />
        </div>
        {/* oxlint-disable-next-line react/no-danger -- escaped by jsonForHtml */}
        <script type="application/json" data-content="" dangerouslySetInnerHTML={{ __html: jsonForHtml(content) }} />
      </body>
    </html>
  )
}

/**
 * Renders a page to HTML.
 * @throws when a component fails to render
 */
export async function render(page: Page): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(<Document {...page} />, {
    // Errors are collected, because an exception thrown in `onError` would be uncaught.
    onError: (error) => void errors.push(error),
    // A large Suspense boundary would arrive with an inline script.
    progressiveChunkSize: Infinity,
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return html
}
