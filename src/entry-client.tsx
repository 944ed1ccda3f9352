import './styles/index.css'
import 'virtual:fonts.css'
import 'virtual:writing-systems.css'
import 'virtual:stories.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { SiteView } from '../model/view.ts'
import { App } from './app.tsx'
import 'virtual:look.css' // after the stylesheets that it overrides
import 'virtual:own-style.css'

const root = document.querySelector<HTMLElement>('#root')
const initialPath = root?.dataset['path']
// In a task of its own, so that the script's start and the page's are short ones: presses wait for long tasks.
if (root && initialPath !== undefined) setTimeout(hydrate, 0, root, initialPath)
else if (root && import.meta.env.DEV) void import('./entry-dev.tsx').then(({ develop }) => develop(root))

function hydrate(container: HTMLElement, path: string) {
  // The fallback if React crashes. Cloned into an inert document, so that no image loads twice.
  const prerendered = new Document().importNode(container, true)
  const { title, location } = document
  const { pathname } = location
  const view = embeddedView()
  startTransition(() => {
    hydrateRoot(container, <App view={view} initialPath={path} />, {
      onUncaughtError: (error) => {
        reportError(error)
        // A reload would stay at the top of the main page.
        if (location.pathname !== pathname) location.replace(location.href)
        container.replaceWith(prerendered)
        document.title = title
      },
    })
  })
}

/** The JSON of entry-prerender.tsx. */
function embeddedView(): SiteView {
  const json = document.querySelector('script[data-content]')?.textContent ?? ''
  return JSON.parse(json) as SiteView // validated by the build
}
