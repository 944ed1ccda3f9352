import type { VolunteeringEntry } from '../../../model/content.ts'
import { Section } from '../../ui/section.tsx'
import { Timeline } from '../../ui/timeline.tsx'

type VolunteeringProps = {
  id: string
  title: string
  lead?: string | undefined
  entries: readonly VolunteeringEntry[]
  strings: { newTab: string }
}

export function Volunteering({ id, title, lead, entries, strings }: VolunteeringProps) {
  return (
    <Section id={id} title={title} lead={lead}>
      <Timeline entries={entries.map(timelineEntry)} newTabLabel={strings.newTab} />
    </Section>
  )
}

/** Without a role, the organisation is the heading. */
function timelineEntry({ organisation, role, ...entry }: VolunteeringEntry) {
  return role === undefined ? { ...entry, heading: organisation } : { ...entry, heading: role, place: organisation }
}
