// The lazy part of the site: what an organisation's page needs beyond the main page, code and texts together.
import { profiles } from 'virtual:profiles'
import type { Organisation, UiStrings } from '../../schema/content.ts'
import { OrganisationPage } from '../pages/organisation-page.tsx'

type OrganisationRouteProps = { organisation: Organisation; strings: UiStrings }

export function OrganisationRoute({ organisation, strings }: OrganisationRouteProps) {
  const profile = profiles[organisation.path]
  return profile && <OrganisationPage organisation={organisation} profile={profile} strings={strings} />
}
