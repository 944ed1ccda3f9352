import arrowUpRight from 'icon:arrow-up-right'
import { Link } from 'wouter'
import type { Organisation } from '../../../schema/content.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Glyph } from '../../ui/icon.tsx'
import { Picture } from '../../ui/image.tsx'
import { telOf } from '../../ui/tel-of.ts'
import styles from './organisation-card.module.css'

type OrganisationCardProps = {
  organisation: Organisation
  words: { phone: string; email: string; location: string; newTab: string }
}

export function OrganisationCard({ organisation, words }: OrganisationCardProps) {
  const { path, name, logo, blurb, features, phone, email, location, website, websiteLabel } = organisation
  return (
    <article className={styles.card}>
      <div className={styles.mark}>
        <Picture picture={logo} place="logo" sizes="56px" />
      </div>
      <h3>
        <Link href={path}>{name}</Link>
      </h3>
      <p className={styles.blurb}>{blurb}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <dl className={styles.contact}>
        {phone && (
          <div>
            <dt>{words.phone}</dt>
            <dd>
              <a href={telOf(phone)}>{phone}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{words.location}</dt>
          <dd>{location}</dd>
        </div>
      </dl>
      <ExternalLink href={website} newTabLabel={words.newTab} className={styles.visit}>
        {websiteLabel}
        <Glyph glyph={arrowUpRight} size={18} />
      </ExternalLink>
    </article>
  )
}
