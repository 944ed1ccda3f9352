import { lazy, type ComponentProps, type ComponentType } from 'react'
import type { OrganisationPage } from '../pages/organisation-page.tsx'

type Page = ComponentType<ComponentProps<typeof OrganisationPage>>

let loaded: Page | undefined

/** The loaded component, or a lazy one. A lazy component suspends once even if its module is loaded. */
export function organisationPage(): Page {
  return loaded ?? lazy(load)
}

/** For hydration: while the prerendered page is shown, missing code leaves the promise pending, so React keeps the page. */
export function prerenderedOrganisationPage(): Page {
  return loaded ?? lazy(() => load().catch(keepPrerenderedPage))
}

/** Loads the code before it is needed. A failure is handled when it is needed. */
export function preloadOrganisationPage() {
  load().catch(() => undefined)
}

async function load() {
  const code = await import('../pages/organisation-page.tsx')
  loaded = code.OrganisationPage
  return { default: code.OrganisationPage }
}

/** If the fallback is shown, React has discarded the prerendered page. */
function keepPrerenderedPage(error: unknown): Promise<never> {
  if (document.querySelector('#routed [role=status]')) throw error
  return new Promise(() => undefined)
}
