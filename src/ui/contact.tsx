import type { ReactNode } from 'react'
import type { Phone } from '../../model/view.ts'

type ContactProps = {
  organisation: { phone?: Phone | undefined; email?: string | undefined; location?: string | undefined }
  strings: { phone: string; email: string; location: string }
  className: string | undefined
  /** Further details. */
  children?: ReactNode
}

/** How to reach an organisation, as far as it says so. */
export function Contact({ organisation: { phone, email, location }, strings, className, children }: ContactProps) {
  return (
    <dl className={className}>
      {phone && (
        <Detail label={strings.phone}>
          <a className="control" href={phone.href}>
            {phone.text}
          </a>
        </Detail>
      )}
      {email && (
        <Detail label={strings.email}>
          <a className="control" href={`mailto:${email}`}>
            {email}
          </a>
        </Detail>
      )}
      {location && <Detail label={strings.location}>{location}</Detail>}
      {children}
    </dl>
  )
}

export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd className="control">{children}</dd>
    </div>
  )
}
