import { createContext, type ReactNode, use } from 'react'

type ExternalLinkProps = { href: string; className?: string | undefined; children: ReactNode }

/** The note for screen readers after every link that opens in a new tab. */
export const NewTabLabel = createContext('')

/** A link that opens in a new tab, and announces it to screen readers. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> ({use(NewTabLabel)})</span>
    </a>
  )
}
