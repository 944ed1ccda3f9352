import type { SectionView as View, UiStrings } from '../../model/view.ts'
import { Companies } from './companies/companies.tsx'
import { Expertise } from './expertise/expertise.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { ListSection } from './list-section.tsx'
import { CareerTrace } from './timeline/career-trace.tsx'
import { Timeline } from './timeline/timeline.tsx'

/** A section of the main page, of any kind. */
export function SectionView({ section, strings }: { section: View; strings: UiStrings }) {
  switch (section.kind) {
    case 'expertise':
      return <Expertise {...section} strings={strings} />
    case 'companies':
      return <Companies {...section} strings={strings} />
    case 'gallery':
      return <Gallery {...section} strings={strings} />
    case 'timeline':
      return (
        <Timeline {...section} strings={strings}>
          {section.trace && <CareerTrace {...section.trace} />}
        </Timeline>
      )
    default:
      return <ListSection section={section} strings={strings} />
  }
}
