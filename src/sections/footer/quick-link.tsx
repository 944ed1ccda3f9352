import type { MouseEvent } from 'react'
import { ExternalLink } from '../../ui/external-link.tsx'

type QuickLinkProps = { label: string; address: string; newTabLabel: string }

/** `#` stands for a link that leads nowhere yet: it neither jumps nor reloads. */
export function QuickLink({ label, address, newTabLabel }: QuickLinkProps) {
  if (!address.startsWith('#')) {
    return (
      <ExternalLink href={address} newTabLabel={newTabLabel}>
        {label}
      </ExternalLink>
    )
  }
  return (
    <a href={address} onClick={address === '#' ? stayHere : undefined}>
      {label}
    </a>
  )
}

function stayHere(event: MouseEvent) {
  event.preventDefault()
}
