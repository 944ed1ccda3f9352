import type { Content, Organisation, RoutedOrganisation } from './content.ts'

/** The organisations that have a page of their own. */
export function routedOrganisations({ companies }: Pick<Content, 'companies'>): RoutedOrganisation[] {
  return (companies?.organisations ?? []).filter((organisation) => isRouted(organisation))
}

function isRouted(organisation: Organisation): organisation is RoutedOrganisation {
  return organisation.path !== undefined
}

/** The heading of an organisation's page. */
export function fullNameOf({ legalName, name }: Pick<Organisation, 'legalName' | 'name'>): string {
  return legalName ?? name
}
