import download from 'icon:download'
import type { SiteView } from '../../model/view.ts'
import { cvLinksOf, cvOf } from '../ui/cv-links.ts'
import { ExternalLink } from '../ui/external-link.tsx'
import { Icon } from '../ui/icon.tsx'

type ViewProps = { view: SiteView }

/** The buttons beside a person, of which the first is filled: to write to them, and their CV. */
export function PersonButtons({ view }: ViewProps) {
  const { profile, cv, ui } = view
  const { email } = profile
  return (
    <>
      {email && (
        <a className="control pill filled" href={`mailto:${email}`}>
          {ui.write}
        </a>
      )}
      {cvLinksOf(cvOf(view), (cv || undefined)?.formats, ui).map(({ label, ...link }, index) => (
        <a key={label} className={`control pill ${email || index > 0 ? '' : 'filled'}`} {...link}>
          {label}
          <Icon icon={download} size={18} />
        </a>
      ))}
    </>
  )
}

/** As many profiles as have room beside the contact card. */
const MOST_PROFILES = 2

/** The links beside a person: to their profiles and their contact card. */
export function PersonLinks({ view: { footer, locale, ui } }: ViewProps) {
  const base = locale?.base ?? import.meta.env.BASE_URL
  return (
    <>
      {footer?.profiles?.slice(0, MOST_PROFILES).map(({ label, address }) => (
        <ExternalLink key={label} href={address} className="control">
          {label}
        </ExternalLink>
      ))}
      <a className="control" href={`${base}contact.vcf`} download>
        {ui.contactCard}
      </a>
    </>
  )
}
