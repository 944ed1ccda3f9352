// oxlint-disable-next-line import/no-unassigned-import -- it does its work by being there first
import './no-stacks.ts'
import './styles/layers.css'
import './styles/index.css'
import 'virtual:grounds.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Content } from '../schema/content.ts'
import { App } from './app.tsx'
import { matchRoute } from './routing/match-route.ts'
import type { FirstPage } from './routing/routed-area.tsx'
import { revealed } from './ui/overlay-finished.ts'

/** How long the page waits for the code of its lower part before it takes over without it. */
const PATIENCE_MS = 4000

const root = document.querySelector<HTMLElement>('#root')
if (root) void start(root)

async function start(container: HTMLElement) {
  const path = container.dataset.path
  // Pages are prerendered, but for those that are still worked on.
  if (path === undefined) {
    if (import.meta.env.DEV) (await import('./entry-dev.tsx')).develop(container)
    return
  }

  // Should React ever give up on the page, the visitor keeps the one that came as HTML: in a document that fetches nothing.
  const kept = new Document().importNode(container, true)
  void revealed()
  rememberPatience()
  const content = contentOf(document)
  const app = <App content={content} path={path} first={await firstPage(path, content)} />
  // In short pieces of work, between which the page can answer.
  startTransition(() => {
    hydrateRoot(container, app, {
      onUncaughtError: (error) => {
        reportError(error)
        delete document.documentElement.dataset.live
        container.replaceWith(kept)
      },
    })
  })
}

/** A page that has got by without its scripts for a while shows words in their place; those stay, so that nothing moves. */
function rememberPatience() {
  const words = document.querySelector('[data-instead-of-script]')
  if (words && getComputedStyle(words).visibility === 'visible') document.documentElement.dataset.late = 'yes'
}

/** What the page is made of travels with it: its words stand there already, so they weigh next to nothing a second time. */
function contentOf(page: Document): Content {
  return JSON.parse(page.querySelector('script[data-content]')?.textContent ?? '') as Content // the build has checked it
}

/** The code of the page that came as HTML, so that React finds it there. It does not wait for ever. */
async function firstPage(path: string, content: Content): Promise<FirstPage> {
  if (matchRoute(path, content.companies.organisations).kind !== 'organisation') return null
  try {
    const late = new Promise<'kept'>((resolve) => setTimeout(() => resolve('kept'), PATIENCE_MS))
    const arrived = import('./routing/organisation-route.tsx').then((code) => code.OrganisationRoute)
    return await Promise.race([arrived, late])
  } catch {
    return 'kept'
  }
}
