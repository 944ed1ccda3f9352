import type { Organisation } from '../../../schema/content.ts'
import { Section } from '../../ui/section.tsx'
import { OrganisationCard } from './organisation-card.tsx'
import styles from './companies.module.css'

type CompaniesProps = {
  id: string
  title: string
  mission: string
  organisations: readonly Organisation[]
  strings: { phone: string; email: string; location: string; newTab: string }
}

export function Companies({ id, title, mission, organisations, strings }: CompaniesProps) {
  return (
    <Section id={id} title={title}>
      <div className={styles.organisations}>
        {organisations.map((organisation) => (
          <OrganisationCard key={organisation.path} organisation={organisation} strings={strings} />
        ))}
      </div>
      <blockquote className={styles.mission}>
        <p>{mission}</p>
      </blockquote>
    </Section>
  )
}
