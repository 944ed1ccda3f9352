import { commaIn } from '../../../model/comma-in.ts'
import type { EducationEntry } from '../../../model/content.ts'
import { Section } from '../../ui/section.tsx'
import { Timeline } from '../../ui/timeline.tsx'

type EducationProps = {
  id: string
  title: string
  lead?: string | undefined
  entries: readonly EducationEntry[]
  strings: { newTab: string }
}

export function Education({ id, title, lead, entries, strings }: EducationProps) {
  return (
    <Section id={id} title={title} lead={lead}>
      <Timeline entries={entries.map(timelineEntry)} newTabLabel={strings.newTab} />
    </Section>
  )
}

/** Without degree and area, the institution is the heading. */
function timelineEntry({ institution, degree, area, score, courses, ...entry }: EducationEntry) {
  const heading = [degree, area].filter(Boolean).join(commaIn(`${degree}${area}`))
  const facts = { ...entry, location: score, tags: courses }
  return heading === '' ? { ...facts, heading: institution } : { ...facts, heading, place: institution }
}
