import { Fragment, type ReactNode } from 'react'
import type { Content } from '../../model/content.ts'
import { listSectionOf } from '../../model/entries.ts'
import { Companies } from '../sections/companies/companies.tsx'
import { Expertise } from '../sections/expertise/expertise.tsx'
import { Gallery } from '../sections/gallery/gallery.tsx'
import { Hero } from '../sections/hero/hero.tsx'
import { ProfileCard } from '../sections/profile-card/profile-card.tsx'
import { Languages } from '../sections/records/records.tsx'
import { List } from '../sections/section-view.tsx'
import * as styles from './page.module.css'

type PortfolioPageProps = { content: Content; cv: { href: string; download: string } | false }

export function PortfolioPage({ content, cv }: PortfolioPageProps) {
  const { name, hero, profile, animations = {}, ui, expertise, companies, gallery, languages, footer, locale } = content
  const sections: Record<string, ReactNode> = {
    expertise: expertise && <Expertise id="expertise" {...expertise} animation={animations.expertise} strings={ui} />,
    companies: companies && <Companies id="companies" {...companies} strings={ui} />,
    gallery: gallery && <Gallery id="gallery" {...gallery} strings={ui} />,
    languages: languages && <Languages id="languages" {...languages} />,
  }
  const listOf = (id: string) => {
    const section = listSectionOf(content, id)
    return section && <List {...section} animation={id === 'history' ? animations.history : undefined} />
  }
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
        {content.sections.map((id) => (
          <Fragment key={id}>{sections[id] ?? listOf(id)}</Fragment>
        ))}
      </div>
    </main>
  )
}
