import { Fragment, type ReactNode } from 'react'
import type { Content, SectionName } from '../../model/content.ts'
import { Awards } from '../sections/awards/awards.tsx'
import { Certificates } from '../sections/certificates/certificates.tsx'
import { Companies } from '../sections/companies/companies.tsx'
import { Education } from '../sections/education/education.tsx'
import { Expertise } from '../sections/expertise/expertise.tsx'
import { Gallery } from '../sections/gallery/gallery.tsx'
import { Hero } from '../sections/hero/hero.tsx'
import { Languages } from '../sections/languages/languages.tsx'
import { ProfileCard } from '../sections/profile-card/profile-card.tsx'
import { Publications } from '../sections/publications/publications.tsx'
import { Volunteering } from '../sections/volunteering/volunteering.tsx'
import { WorkHistory } from '../sections/work-history/work-history.tsx'
import styles from './page.module.css'

type PortfolioPageProps = { content: Content; cv: { href: string; download: string } | false }

export function PortfolioPage({ content, cv }: PortfolioPageProps) {
  const { name, hero, profile, animations = {}, ui } = content
  const {
    expertise,
    companies,
    gallery,
    history,
    education,
    certificates,
    languages,
    publications,
    awards,
    volunteering,
  } = content
  const sections: Record<SectionName, ReactNode> = {
    expertise: expertise && <Expertise id="expertise" {...expertise} animation={animations.expertise} />,
    companies: companies && <Companies id="companies" {...companies} strings={ui} />,
    gallery: gallery && <Gallery id="gallery" {...gallery} strings={ui} />,
    history: history && <WorkHistory id="history" {...history} animation={animations.history} strings={ui} />,
    education: education && <Education id="education" {...education} strings={ui} />,
    certificates: certificates && <Certificates id="certificates" {...certificates} strings={ui} />,
    languages: languages && <Languages id="languages" {...languages} />,
    publications: publications && <Publications id="publications" {...publications} strings={ui} />,
    awards: awards && <Awards id="awards" {...awards} strings={ui} />,
    volunteering: volunteering && <Volunteering id="volunteering" {...volunteering} strings={ui} />,
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
