import type { WorkHistoryEntry } from '../../../model/content.ts'
import { Lottie } from '../../ui/lottie.tsx'
import { Section } from '../../ui/section.tsx'
import { Timeline } from '../../ui/timeline.tsx'

type WorkHistoryProps = {
  id: string
  title: string
  lead?: string | undefined
  entries: readonly WorkHistoryEntry[]
  animation: { src: string } | undefined
  strings: { newTab: string }
}

export function WorkHistory({ id, title, lead, entries, animation, strings }: WorkHistoryProps) {
  return (
    <Section id={id} title={title} lead={lead} decoration={animation && <Lottie src={animation.src} size="120x120" />}>
      <Timeline
        entries={entries.map(({ role, employer, ...entry }) => ({ ...entry, heading: role, place: employer }))}
        newTabLabel={strings.newTab}
      />
    </Section>
  )
}
