import download from 'icon:download'
import type { CvFormat, Footer, Picture, Profile } from '../../../model/view.ts'
import { openFragment, useFragment } from '../../navigation/fragment.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image, preloadImage } from '../../ui/image.tsx'
import { Monogram } from '../../ui/logo.tsx'
import { Lottie } from '../../ui/lottie.tsx'
import styles from './profile-card.module.css'

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

const PHOTO = 'photo'

export function ProfileCard(props: ProfileCardProps) {
  const { name, profile, animation, contactCard, profiles, strings } = props
  const { photo, title, experience, location, availability, email, phone } = profile

  return (
    <section className={styles.card} aria-labelledby="owner">
      <div className={styles.portrait}>
        {photo ? (
          <button
            type="button"
            className={styles.photo}
            aria-label={strings.openPhoto}
            onPointerEnter={() => preloadImage(photo, 'photoDialog', sizesOf(photo))}
            onClick={() => openFragment(PHOTO)}
          >
            <Image image={photo} slot="round" sizes="auto" />
          </button>
        ) : (
          <div className={styles.photo}>
            <Monogram letters={profile.initials} />
          </div>
        )}
        {availability && <span className={styles.online} aria-hidden />}
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
            {availability && <li className={styles.available}>{availability}</li>}
          </ul>
        )}
        <div data-print="none" className={styles.actions}>
          {email && (
            <a className="control pill filled" href={`mailto:${email}`}>
              {strings.write}
            </a>
          )}
          {cvLinksOf(props).map(({ label, ...link }, index) => (
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
      {photo && <OpenedPhoto photo={photo} closeLabel={strings.close} />}
    </section>
  )
}

function OpenedPhoto({ photo, closeLabel }: { photo: Picture; closeLabel: string }) {
  if (useFragment() !== PHOTO) return null
  const sizes = sizesOf(photo)
  // It has its size before the file arrives. The policy forbids styles in HTML; this element is never in it.
  const box = { inlineSize: sizes, aspectRatio: `${photo.width} / ${photo.height}` }
  return (
    <Dialog label={photo.alt} closeLabel={closeLabel}>
      <div className={styles.wholePhoto} style={box}>
        <Image image={photo} slot="photoDialog" sizes={sizes} priority />
      </div>
    </Dialog>
  )
}

/** As wide as the screen, or as its height allows. */
function sizesOf({ width, height }: { width: number; height: number }): string {
  return `min(100vw - 2rem, ${styles.photoHeight} * ${(width / height).toFixed(3)})`
}

/** One link, or one for each format. */
function cvLinksOf({ cv, formats, strings }: ProfileCardProps) {
  if (!cv) return []
  if (!formats) return [{ ...cv, label: strings.cv, 'aria-label': strings.cvAsPdf, type: 'application/pdf' }]
  return formats.map(({ label, extension }) => ({
    href: cv.href.replace(/pdf$/, extension),
    download: cv.download.replace(/pdf$/, extension),
    label: `${strings.cv} (${label})`,
  }))
}
