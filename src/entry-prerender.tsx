import { prerender } from 'react-dom/static'
import { FIRST_FRAME } from 'virtual:composition'
import type { Page } from '../model/view.ts'
import { App } from './app.tsx'
import { Head, jsonForHtml } from './head.tsx'
import { matchRoute, titleOf } from './navigation/routes.ts'
import { Drawings } from './ui/drawings.ts'

/** The HTML of a page. Its content as JSON always matches it, and a changed text leaves the script cached. */
function Document(page: Page) {
  const { path, view, head, language, direction, policy, style, rest, script, drawings } = page
  return (
    <html lang={language} dir={direction} data-theme={view.theme ?? 'dark'}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A phone would wrap numbers before hydration. Those of the content are links. */}
        <meta name="format-detection" content="telephone=no" />
        <link rel="expect" href={`#${FIRST_FRAME}`} blocking="render" />
        <Head head={head} title={titleOf(matchRoute(path, view), view)} siteName={view.name} />
        {head.icons.map((link) => (
          <link key={link.href} {...link} />
        ))}
        {/* oxlint-disable-next-line react/no-danger -- our own stylesheet; React would escape its quotes */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {/* The page is complete without them, so that the hero image may load first. */}
        <link rel="preload" as="style" href={rest} fetchPriority="low" />
        <script type="module" crossOrigin="" fetchPriority="low" src={script} />
      </head>
      <body>
        <div id="root" data-path={path}>
          <Drawings value={drawings}>
            <App view={view} initialPath={path} />
          </Drawings>
        </div>
        {/* oxlint-disable-next-line react/no-danger -- escaped by jsonForHtml */}
        <script type="application/json" data-content="" dangerouslySetInnerHTML={{ __html: jsonForHtml(view) }} />
        {/* At the end, where nothing waits for it but the script: dialogs and other pages are never unstyled. */}
        <link rel="stylesheet" href={rest} />
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
