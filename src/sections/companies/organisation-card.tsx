import arrowUpRight from 'icon:arrow-up-right'
import { Link } from 'wouter'
import type { Organisation } from '../../../model/content.ts'
import { Contact } from '../../ui/contact.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Highlights } from '../../ui/highlights.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import styles from './organisation-card.module.css'

type OrganisationCardProps = {
  organisation: Organisation
  strings: { phone: string; email: string; location: string; newTab: string }
}

export function OrganisationCard({ organisation, strings }: OrganisationCardProps) {
  const { path, name, logo, blurb, features, phone, email, location, website, websiteLabel } = organisation
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <div className={styles.logo}>
          {logo ? <Image image={logo} slot="logo" sizes="auto" /> : <Monogram name={name} />}
        </div>
        <h3>{path === undefined ? name : <Link href={`${path}/`}>{name}</Link>}</h3>
      </div>
      {(blurb ?? features) !== undefined && (
        <div className={styles.text}>
          {blurb && <p>{blurb}</p>}
          {features && <Highlights highlights={features} />}
        </div>
      )}
      {(phone ?? email ?? location) !== undefined && (
        <Contact organisation={organisation} strings={strings} className={styles.contact} />
      )}
      {website && (
        <ExternalLink href={website.address} newTabLabel={strings.newTab} className={`control pill ${styles.visit}`}>
          {websiteLabel ?? website.host}
          <Icon icon={arrowUpRight} size={18} />
        </ExternalLink>
      )}
    </article>
  )
}
