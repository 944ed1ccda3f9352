import { lazy, type ComponentType } from 'react'
import type { OrganisationPage } from '../pages/organisation-page.tsx'

type Page = ComponentType<Parameters<typeof OrganisationPage>[0]>

let loaded: Page | undefined

/** The page's component. Once its code is loaded it renders at once, where `lazy` would suspend once more. */
export function organisationPage(): Page {
  return loaded ?? lazy(load)
}

/** The same for hydration. While its promise is pending, React leaves the prerendered HTML alone: without the code, it stays. */
export function prerenderedOrganisationPage(): Page {
  return loaded ?? lazy(() => load().catch(() => new Promise<never>(() => undefined)))
}

/** Loads the code before it is needed. A failure is reported when it is needed. */
export function preloadOrganisationPage() {
  load().catch(() => undefined)
}

async function load() {
  const code = await import('../pages/organisation-page.tsx')
  loaded = code.OrganisationPage
  return { default: code.OrganisationPage }
}
