import type { Organisation } from '../../../model/content.ts'
import { Section } from '../../ui/section.tsx'
import { OrganisationCard } from './organisation-card.tsx'
import styles from './companies.module.css'

type CompaniesProps = {
  id: string
  title: string
  mission?: string | undefined
  organisations: readonly Organisation[]
  strings: { phone: string; email: string; location: string; newTab: string }
}

export function Companies({ id, title, mission, organisations, strings }: CompaniesProps) {
  return (
    <Section id={id} title={title}>
      <div className={styles.organisations}>
        {organisations.map((organisation, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- names may be equal, paths missing, and none ever moves
          <OrganisationCard key={index} organisation={organisation} strings={strings} />
        ))}
      </div>
      {mission && (
        <blockquote className={styles.mission}>
          <p>{mission}</p>
        </blockquote>
      )}
    </Section>
  )
}
