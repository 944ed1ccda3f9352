import type { Publication } from '../../../model/content.ts'
import { Records } from '../../ui/records.tsx'
import { Section } from '../../ui/section.tsx'

type PublicationsProps = {
  id: string
  title: string
  lead?: string | undefined
  entries: readonly Publication[]
  strings: { newTab: string }
}

export function Publications({ id, title, lead, entries, strings }: PublicationsProps) {
  return (
    <Section id={id} title={title} lead={lead} compact>
      <Records records={entries.map(recordOf)} newTabLabel={strings.newTab} />
    </Section>
  )
}

function recordOf({ title, publisher, date, address, summary }: Publication) {
  return { title, by: publisher, date, address, summary }
}
