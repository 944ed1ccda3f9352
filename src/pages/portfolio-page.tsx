import type { SiteView } from '../../model/view.ts'
import { Hero } from '../sections/hero/hero.tsx'
import { ProfileCard } from '../sections/profile-card/profile-card.tsx'
import { SectionView } from '../sections/section-view.tsx'
import styles from './page.module.css'

type PortfolioPageProps = { view: SiteView; cv: { href: string; download: string } | false }

export function PortfolioPage({ view, cv }: PortfolioPageProps) {
  const { name, hero, profile, sections, animations = {}, ui, footer, locale } = view
  return (
    <main id="content">
      <Hero hero={hero} animation={animations.hero} />
      <div className={styles.page}>
        <ProfileCard
          name={name}
          profile={profile}
          animation={animations.profile}
          cv={cv}
          profiles={footer?.profiles?.slice(0, 2) ?? []}
          contactCard={`${locale?.base ?? import.meta.env.BASE_URL}contact.vcf`}
          strings={ui}
        />
        {sections.map((section) => (
          <SectionView key={section.id} section={section} strings={ui} />
        ))}
      </div>
    </main>
  )
}
