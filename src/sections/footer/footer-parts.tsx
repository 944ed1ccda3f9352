import { type MouseEvent, useSyncExternalStore } from 'react'
import type { Footer } from '../../../model/view.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon.tsx'

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
export function Year() {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  )
}

function neverChanges() {
  return () => undefined
}

type QuickLinkProps = { label: string; address: string }

/** A link to `#` is a placeholder: it leads nowhere, and does not jump to the top. */
export function QuickLink({ label, address }: QuickLinkProps) {
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
