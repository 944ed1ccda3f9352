import type { Award } from '../../../model/content.ts'
import { Records } from '../../ui/records.tsx'
import { Section } from '../../ui/section.tsx'

type AwardsProps = {
  id: string
  title: string
  lead?: string | undefined
  entries: readonly Award[]
  strings: { newTab: string }
}

export function Awards({ id, title, lead, entries, strings }: AwardsProps) {
  return (
    <Section id={id} title={title} lead={lead} compact>
      <Records records={entries.map(recordOf)} newTabLabel={strings.newTab} />
    </Section>
  )
}

function recordOf({ title, awarder, date, summary }: Award) {
  return { title, by: awarder, date, summary }
}
