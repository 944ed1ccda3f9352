import type { Content } from '../../schema/content.ts'
import { Companies } from '../sections/companies/companies.tsx'
import { Expertise } from '../sections/expertise/expertise.tsx'
import { Gallery } from '../sections/gallery/gallery.tsx'
import { Hero } from '../sections/hero/hero.tsx'
import { ProfileCard } from '../sections/profile-card/profile-card.tsx'
import { WorkHistory } from '../sections/work-history/work-history.tsx'
import styles from './page.module.css'

/** The sections of the main page, and where links find them. */
export const SECTIONS = ['expertise', 'companies', 'gallery', 'history'] as const

type PortfolioPageProps = { content: Content; cv: { href: string; download: string } }

export function PortfolioPage({ content, cv }: PortfolioPageProps) {
  const { name, hero, profile, expertise, companies, gallery, history, animations = {}, ui } = content
  return (
    <main id="content" data-behind-overlay>
      <Hero hero={hero} animation={animations.hero} />
      <div className={styles.page}>
        <ProfileCard name={name} profile={profile} animation={animations.profile} cv={cv} words={ui} />
        <div data-behind-overlay>
          <Expertise id="expertise" {...expertise} animation={animations.expertise} />
          <Companies id="companies" {...companies} words={ui} />
          <Gallery id="gallery" {...gallery} words={ui} />
          <WorkHistory id="history" {...history} animation={animations.history} />
        </div>
      </div>
    </main>
  )
}
