import { Fragment, type ReactNode } from 'react'
import type { Content, SectionName } from '../../model/content.ts'
import { RECORDS, TIMELINES } from '../../model/entries.ts'
import { Companies } from '../sections/companies/companies.tsx'
import { Languages, Records } from '../sections/entries/records.tsx'
import { Timeline } from '../sections/entries/timeline.tsx'
import { Expertise } from '../sections/expertise/expertise.tsx'
import { Gallery } from '../sections/gallery/gallery.tsx'
import { Hero } from '../sections/hero/hero.tsx'
import { ProfileCard } from '../sections/profile-card/profile-card.tsx'
import styles from './page.module.css'

type PortfolioPageProps = { content: Content; cv: { href: string; download: string } | false }

export function PortfolioPage({ content, cv }: PortfolioPageProps) {
  const { name, hero, profile, animations = {}, ui, expertise, companies, gallery, languages } = content
  const { history, education, volunteering, certificates, publications, awards } = content
  const sections: Record<SectionName, ReactNode> = {
    expertise: expertise && <Expertise id="expertise" {...expertise} animation={animations.expertise} />,
    companies: companies && <Companies id="companies" {...companies} strings={ui} />,
    gallery: gallery && <Gallery id="gallery" {...gallery} strings={ui} />,
    history: history && (
      <Timeline
        id="history"
        {...history}
        entries={history.entries.map(TIMELINES.history)}
        animation={animations.history}
      />
    ),
    education: education && (
      <Timeline id="education" {...education} entries={education.entries.map(TIMELINES.education)} />
    ),
    certificates: certificates && (
      <Records id="certificates" {...certificates} entries={certificates.entries.map(RECORDS.certificates)} />
    ),
    languages: languages && <Languages id="languages" {...languages} />,
    publications: publications && (
      <Records id="publications" {...publications} entries={publications.entries.map(RECORDS.publications)} />
    ),
    awards: awards && <Records id="awards" {...awards} entries={awards.entries.map(RECORDS.awards)} />,
    volunteering: volunteering && (
      <Timeline id="volunteering" {...volunteering} entries={volunteering.entries.map(TIMELINES.volunteering)} />
    ),
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
