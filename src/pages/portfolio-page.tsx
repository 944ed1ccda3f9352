import { Fragment, type ReactNode } from 'react'
import type { Content, SectionName } from '../../schema/content.ts'
import { Companies } from '../sections/companies/companies.tsx'
import { Expertise } from '../sections/expertise/expertise.tsx'
import { Gallery } from '../sections/gallery/gallery.tsx'
import { Hero } from '../sections/hero/hero.tsx'
import { ProfileCard } from '../sections/profile-card/profile-card.tsx'
import { WorkHistory } from '../sections/work-history/work-history.tsx'
import styles from './page.module.css'

type PortfolioPageProps = { content: Content; cv: { href: string; download: string } }

export function PortfolioPage({ content, cv }: PortfolioPageProps) {
  const { name, hero, profile, expertise, companies, gallery, history, animations = {}, ui } = content
  const sections: Record<SectionName, ReactNode> = {
    expertise: <Expertise id="expertise" {...expertise} animation={animations.expertise} />,
    companies: <Companies id="companies" {...companies} strings={ui} />,
    gallery: <Gallery id="gallery" {...gallery} strings={ui} />,
    history: <WorkHistory id="history" {...history} animation={animations.history} />,
  }
  return (
    <main id="content">
      <Hero hero={hero} animation={animations.hero} />
      <div className={styles.page}>
        <ProfileCard name={name} profile={profile} animation={animations.profile} cv={cv} strings={ui} />
        {content.sections.map((id) => (
          <Fragment key={id}>{sections[id]}</Fragment>
        ))}
      </div>
    </main>
  )
}
