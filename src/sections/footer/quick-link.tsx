import type { MouseEvent } from 'react'
import { ExternalLink } from '../../ui/external-link.tsx'

type QuickLinkProps = { label: string; address: string; newTabLabel: string }

/** A link to `#` is a placeholder: it leads nowhere, and does not jump to the top. */
export function QuickLink({ label, address, newTabLabel }: QuickLinkProps) {
  if (!address.startsWith('#')) {
    return (
      <ExternalLink href={address} newTabLabel={newTabLabel}>
        {label}
      </ExternalLink>
    )
  }
  return (
    <a href={address} onClick={address === '#' ? preventJump : undefined}>
      {label}
    </a>
  )
}

function preventJump(event: MouseEvent) {
  event.preventDefault()
}
