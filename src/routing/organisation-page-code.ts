import { lazy, type ComponentType } from 'react'
import type { OrganisationPage } from '../pages/organisation-page.tsx'

type Page = ComponentType<Parameters<typeof OrganisationPage>[0]>

let loaded: Page | undefined

/** The loaded component, or a lazy one. A lazy component suspends once even if its module is loaded. */
export function organisationPage(): Page {
  return loaded ?? lazy(load)
}

/** The same for hydration. It never rejects, so React keeps the prerendered HTML if the code is missing. */
export function prerenderedOrganisationPage(): Page {
  return loaded ?? lazy(() => load().catch(() => new Promise<never>(() => undefined)))
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
