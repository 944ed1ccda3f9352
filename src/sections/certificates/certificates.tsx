import type { Certificate } from '../../../model/content.ts'
import { Records } from '../../ui/records.tsx'
import { Section } from '../../ui/section.tsx'

type CertificatesProps = {
  id: string
  title: string
  lead?: string | undefined
  entries: readonly Certificate[]
  strings: { newTab: string }
}

export function Certificates({ id, title, lead, entries, strings }: CertificatesProps) {
  return (
    <Section id={id} title={title} lead={lead} compact>
      <Records records={entries.map(recordOf)} newTabLabel={strings.newTab} />
    </Section>
  )
}

function recordOf({ name, issuer, date, address }: Certificate) {
  return { title: name, by: issuer, date, address }
}
