import arrowUpRight from 'icon:arrow-up-right'
import { Link } from 'wouter'
import type { Organisation } from '../../../schema/content.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { telOf } from '../../ui/tel-of.ts'
import styles from './organisation-card.module.css'

type OrganisationCardProps = {
  organisation: Organisation
  strings: { phone: string; email: string; location: string; newTab: string }
}

export function OrganisationCard({ organisation, strings }: OrganisationCardProps) {
  const { path, name, logo, monogram, blurb, features, phone, email, location, website, websiteLabel } = organisation
  return (
    <article className={styles.card}>
      <div className={styles.logo}>
        {logo ? <Image image={logo} slot="logo" sizes="auto" /> : <Monogram letters={monogram} />}
      </div>
      <h3>{path === undefined ? name : <Link href={path}>{name}</Link>}</h3>
      {blurb && <p className={styles.blurb}>{blurb}</p>}
      {features && (
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {(phone ?? email ?? location) !== undefined && (
        <dl className={styles.contact}>
          {phone && (
            <div>
              <dt>{strings.phone}</dt>
              <dd>
                <a href={telOf(phone)}>{phone}</a>
              </dd>
            </div>
          )}
          {email && (
            <div>
              <dt>{strings.email}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          )}
          {location && (
            <div>
              <dt>{strings.location}</dt>
              <dd>{location}</dd>
            </div>
          )}
        </dl>
      )}
      {website && (
        <ExternalLink href={website} newTabLabel={strings.newTab} className={styles.visit}>
          {websiteLabel ?? new URL(website).host}
          <Icon icon={arrowUpRight} size={18} />
        </ExternalLink>
      )}
    </article>
  )
}
