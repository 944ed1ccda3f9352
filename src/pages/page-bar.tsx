import type { ReactNode } from 'react'
import type { SectionView, SiteView } from '../../model/view.ts'
import { usePath } from '../navigation/location.tsx'
import { matchRoute, pagePathsOf, routedOrganisations } from '../navigation/routes.ts'
import { NavigationBar } from '../sections/navigation-bar/navigation-bar.tsx'
import { cvOf } from '../ui/cv-links.ts'

type PageBarProps = {
  view: SiteView
  /** In the order of the page. */
  sections: readonly SectionView[]
  /** Beside the links. */
  children: ReactNode
}

/** The beginning of each page of a layout whose pages stand alone: the link past the bar, and the bar. */
export function PageBar({ view, sections, children }: PageBarProps) {
  const { name, profile, locale, ui } = view
  const isHome = matchRoute(usePath(), view).kind === 'home'
  // The section leads to their pages.
  const hasCompanies = sections.some(({ kind }) => kind === 'companies')
  return (
    <>
      <a className="skip-link" href={isHome ? '#content' : '#routed'}>
        {ui.skipToContent}
      </a>
      <NavigationBar
        name={name}
        sections={sections}
        isAlone={!isHome}
        pages={hasCompanies ? [] : routedOrganisations(view)}
        paths={pagePathsOf(view)}
        languages={locale?.others}
        email={profile.email}
        cv={cvOf(view)}
        variants={(view.cv || undefined)?.variants}
        strings={ui}
      >
        {children}
      </NavigationBar>
    </>
  )
}
