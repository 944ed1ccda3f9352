import download from 'icon:download'
import type { CvFormat, Footer, Profile } from '../../../model/view.ts'
import { cvLinksOf } from '../../ui/cv-links.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Lottie } from '../../ui/lottie.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import * as styles from './profile-card.module.css'

type ProfileCardProps = {
  name: string
  profile: Profile
  animation: { src: string } | undefined
  cv: { href: string; download: string } | false
  formats: readonly CvFormat[] | undefined
  /** The URL of the file for address books. */
  contactCard: string
  /** Of networks, as links. */
  profiles: NonNullable<Footer['profiles']>
  strings: { openPhoto: string; close: string; cv: string; cvAsPdf: string; write: string; contactCard: string }
}

export function ProfileCard(props: ProfileCardProps) {
  const { name, profile, animation, cv, formats, contactCard, profiles, strings } = props
  const { photo, title, experience, location, availability, available, email, phone } = profile

  return (
    <section className={styles.card} aria-labelledby="owner">
      <div className={styles.portrait}>
        <Portrait photo={photo} initials={profile.initials} strings={strings} />
        {availability && <span className={styles.online} data-away={available === false || undefined} aria-hidden />}
      </div>
      <div>
        <h2 id="owner" className={styles.name}>
          {name}
        </h2>
        <p className={styles.title}>{title}</p>
      </div>
      <div className={styles.details}>
        {(experience ?? location ?? availability) !== undefined && (
          <ul role="list" data-print="line" className={styles.facts}>
            {experience && <li>{experience}</li>}
            {location && <li>{location}</li>}
            {availability && (
              <li className={styles.available} data-away={available === false || undefined}>
                {availability}
              </li>
            )}
          </ul>
        )}
        <div data-print="none" className={styles.actions}>
          {email && (
            <a className="control pill filled" href={`mailto:${email}`}>
              {strings.write}
            </a>
          )}
          {cvLinksOf(cv, formats, strings).map(({ label, ...link }, index) => (
            <a key={label} className={`control pill ${email || index > 0 ? '' : 'filled'}`} {...link}>
              {label}
              <Icon icon={download} size={18} />
            </a>
          ))}
        </div>
        <p className={styles.contact}>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && <a href={phone.href}>{phone.text}</a>}
          <a data-print="none" href={contactCard} download>
            {strings.contactCard}
          </a>
          {profiles.map(({ label, address }) => (
            <span key={label} data-print="none">
              <ExternalLink href={address}>{label}</ExternalLink>
            </span>
          ))}
        </p>
      </div>
      {animation && (
        <div className={styles.animation}>
          <Lottie src={animation.src} size="150x100" />
        </div>
      )}
    </section>
  )
}
