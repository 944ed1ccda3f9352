import type { ReactNode } from 'react'

type ExternalLinkProps = { href: string; newTabLabel: string; className?: string | undefined; children: ReactNode }

/** A link that opens in a new tab, and announces it to screen readers. */
export function ExternalLink({ href, newTabLabel, className, children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> ({newTabLabel})</span>
    </a>
  )
}
