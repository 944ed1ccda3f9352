import download from 'icon:download'
import { useState } from 'react'
import type { Profile } from '../../../schema/content.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Lottie } from '../../ui/lottie.tsx'
import styles from './profile-card.module.css'

type ProfileCardProps = {
  name: string
  profile: Profile
  animation: { src: string } | undefined
  cv: { href: string; download: string }
  strings: { openPhoto: string; close: string; cvAsPdf: string }
}

export function ProfileCard({ name, profile, animation, cv, strings }: ProfileCardProps) {
  const [photoOpen, setPhotoOpen] = useState(false)
  const { photo, title, experience, location, availability, email } = profile

  return (
    <section className={styles.card} aria-labelledby="owner">
      <div className={styles.portrait}>
        <button
          type="button"
          data-picture-button
          className={styles.photo}
          aria-label={strings.openPhoto}
          onClick={() => setPhotoOpen(true)}
        >
          <Image image={photo} slot="round" sizes="auto" />
        </button>
        <span className={styles.online} aria-hidden />
      </div>
      <div>
        <h2 id="owner" className={styles.name}>
          {name}
        </h2>
        <p className={styles.title}>{title}</p>
        <ul className={styles.facts}>
          <li>{experience}</li>
          <li>{location}</li>
          <li className={styles.available}>{availability}</li>
        </ul>
        <a className={styles.cv} {...cv} type="application/pdf">
          {strings.cvAsPdf}
          <Icon icon={download} size={18} />
        </a>
        {email && (
          <a className={styles.cv} href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </div>
      {animation && (
        <div className={styles.animation}>
          <Lottie src={animation.src} size="150x100" />
        </div>
      )}
      {photoOpen && (
        <Dialog label={photo.alt} closeLabel={strings.close} onClose={() => setPhotoOpen(false)}>
          <Image
            image={photo}
            slot="photoDialog"
            sizes={`min(100vw - 2rem, ${styles.photoHeight} * ${(photo.width / photo.height).toFixed(3)})`}
            className={styles.wholePhoto}
            priority
          />
        </Dialog>
      )}
    </section>
  )
}
