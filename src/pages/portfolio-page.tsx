import type { ReactNode } from 'react'
import type { Content, SectionName } from '../../schema/content.ts'
import { Companies } from '../sections/companies/companies.tsx'
import { Expertise } from '../sections/expertise/expertise.tsx'
import { Gallery } from '../sections/gallery/gallery.tsx'
import { Hero } from '../sections/hero/hero.tsx'
import { ProfileCard } from '../sections/profile-card/profile-card.tsx'
import { WorkHistory } from '../sections/work-history/work-history.tsx'
import styles from './page.module.css'

type PortfolioPageProps = {
  content: Content
  cv: { href: string; download: string }
  /** Not while a visitor is on the way to a page below. */
  shown: boolean
}

export function PortfolioPage({ content, cv, shown }: PortfolioPageProps) {
  const { name, hero, profile, expertise, companies, gallery, history, animations = {}, ui } = content
  /** In the order of the content, each where links find it. */
  const sections: Record<SectionName, ReactNode> = {
    expertise: <Expertise id="expertise" {...expertise} animation={animations.expertise} />,
    companies: <Companies id="companies" {...companies} strings={ui} />,
    gallery: <Gallery id="gallery" {...gallery} strings={ui} />,
    history: <WorkHistory id="history" {...history} animation={animations.history} />,
  }
  const [first, ...others] = content.sections
  return (
    <main id="content">
      <Hero animation={animations.hero} hero={hero} first={shown} />
      <div className={styles.page}>
        {/* They come up one after the other, so that each is a short piece of work. */}
        <div data-in-turn>
          <ProfileCard name={name} profile={profile} animation={animations.profile} cv={cv} strings={ui} />
          {first && sections[first]}
        </div>
        {others.map((id) => (
          <div key={id} data-in-turn>
            {sections[id]}
          </div>
        ))}
      </div>
    </main>
  )
}
