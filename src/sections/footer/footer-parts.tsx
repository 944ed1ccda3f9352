import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import type { Footer } from '../../../model/view.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextWithLinks } from '../../ui/text-with-links.tsx'

type AboutProps = { footer: Footer | undefined; classes: { owner?: string; lead?: string; about?: string } }

/** What the owner says of themselves: the first sentence large. */
export function About({ footer, classes }: AboutProps) {
  const { aboutTitle, aboutLead, about } = footer ?? {}
  if ((aboutLead ?? about) === undefined) return null
  return (
    <section className={classes.owner}>
      {aboutTitle && <h2 className="label">{aboutTitle}</h2>}
      {aboutLead && <p className={`heading ${classes.lead}`}>{aboutLead}</p>}
      {about && (
        <p className={classes.about}>
          <TextWithLinks text={about} />
        </p>
      )}
    </section>
  )
}

type ProfilesProps = { profiles: NonNullable<Footer['profiles']>; className: string | undefined }

/** The owner's profiles, as icons. */
export function Profiles({ profiles, className }: ProfilesProps) {
  return (
    <ul role="list" className={className}>
      {profiles.map(({ label, icon, address }) => (
        <li key={label}>
          <ExternalLink href={address} className="control round">
            <Icon icon={icon} size={22} />
            <span className="visually-hidden">{label}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}

/** The current year by the visitor's clock. The prerendered HTML contains the year of the build. */
function Year() {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  )
}

function neverChanges() {
  return () => undefined
}

type QuickLinksProps = { footer: Footer | undefined; className: string | undefined }

export function QuickLinks({ footer, className }: QuickLinksProps) {
  const { linksTitle, links = [] } = footer ?? {}
  if (links.length === 0) return null
  return (
    <section data-print="none">
      {linksTitle && <h2 className="label">{linksTitle}</h2>}
      <ul role="list" className={className}>
        {links.map(({ label, address }) => (
          <li key={label}>
            <QuickLink address={address} label={label} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type EndProps = {
  rights: string
  /** What the site was built from. */
  built: string | undefined
  className: string | undefined
  /** A control at the end. */
  children: ReactNode
}

export function End({ rights, built, className, children }: EndProps) {
  return (
    <div className={className}>
      <p>
        © <Year /> {rights}
      </p>
      {children}
      {built && (
        <p className="label" data-print="none">
          {built}
        </p>
      )}
    </div>
  )
}

type QuickLinkProps = { label: string; address: string }

/** A link to `#` is a placeholder: it leads nowhere, and does not jump to the top. */
function QuickLink({ label, address }: QuickLinkProps) {
  if (!address.startsWith('#')) {
    return (
      <ExternalLink href={address} className="control">
        {label}
      </ExternalLink>
    )
  }
  return (
    <a className="control" href={address} onClick={address === '#' ? preventJump : undefined}>
      {label}
    </a>
  )
}

function preventJump(event: MouseEvent) {
  event.preventDefault()
}
