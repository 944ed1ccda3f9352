import type { ReactNode } from 'react'

type ExternalLinkProps = { href: string; newTabLabel: string; className?: string | undefined; children: ReactNode }

/** Opens in a new tab, and says so to those who can't see it happen. */
export function ExternalLink({ href, newTabLabel, className, children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> ({newTabLabel})</span>
    </a>
  )
}
