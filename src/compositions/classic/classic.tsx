import type { ReactNode } from 'react'
import type { SiteView } from '../../model/view.ts'
import { usePath } from '../navigation/location.tsx'
import { matchRoute } from '../navigation/routes.ts'
import { Hero } from '../sections/hero/hero.tsx'
import { ProfileCard } from '../sections/profile-card/profile-card.tsx'
import { SectionView } from '../sections/section-view.tsx'
import styles from './page.module.css'

type PortfolioPageProps = { view: SiteView; cv: { href: string; download: string } | false }

export function PortfolioPage({ view, cv }: PortfolioPageProps) {
  const { name, hero, profile, sections, animations = {}, ui, footer, locale } = view
  return (
    <Content view={view}>
      <Hero hero={hero} animation={animations.hero} />
      <div className={styles.page}>
        <ProfileCard
          name={name}
          profile={profile}
          animation={animations.profile}
          cv={cv}
          formats={(view.cv || undefined)?.formats}
          profiles={footer?.profiles?.slice(0, 2) ?? []}
          contactCard={`${locale?.base ?? import.meta.env.BASE_URL}contact.vcf`}
          strings={ui}
        />
        {sections.map((section) => (
          <SectionView key={section.id} section={section} strings={ui} />
        ))}
      </div>
    </Content>
  )
}

/** On a page of its own in the routed area, that is the main content: for screen readers, and for reader views of browsers. */
function Content({ view, children }: { view: SiteView; children: ReactNode }) {
  const isHome = matchRoute(usePath(), view).kind === 'home'
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- with another tag, the whole page would be rendered anew
    <div id="content" role={isHome ? 'main' : 'complementary'} className={styles.content}>
      {children}
    </div>
  )
}
