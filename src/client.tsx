import './styles/styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { content } from 'virtual:content'
import { App } from './app.tsx'
import { routeOf } from './route-of.ts'
import type { FirstPage } from './routes.tsx'

const root = document.querySelector<HTMLElement>('#root')
if (root) void start(root)

async function start(container: HTMLElement) {
  const path = container.dataset.path
  if (path === undefined) return develop(container)

  // Should React ever give up on the page, the visitor keeps the one that came as HTML.
  const page = container.cloneNode(true)
  const app = <App content={content} path={path} first={await firstPage(path)} />
  hydrateRoot(container, <StrictMode>{app}</StrictMode>, {
    onUncaughtError: (error) => {
      reportError(error)
      container.replaceWith(page)
    },
  })
}

/** The code of the page that came as HTML, so that React finds it there. */
async function firstPage(path: string): Promise<FirstPage> {
  if (routeOf(path, content.companies.organisations).kind !== 'organisation') return null
  try {
    return (await import('./organisation-route.tsx')).OrganisationRoute
  } catch {
    return 'kept'
  }
}

/** While developing, pages are not prerendered. */
function develop(container: HTMLElement) {
  const path = location.pathname
  createRoot(container).render(
    <StrictMode>
      <App content={content} path={path} first={null} />
    </StrictMode>,
  )
}
