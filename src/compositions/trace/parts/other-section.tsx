import type { SectionView as Section, UiStrings } from '../../../../model/view.ts'
import { Languages } from '../../../sections/languages/languages.tsx'
import { Paragraphs } from '../../../sections/paragraphs/paragraphs.tsx'
import { Quotes } from '../../../sections/quotes/quotes.tsx'
import { Records } from '../../../sections/records/records.tsx'
import { Timeline } from '../../../sections/timeline/timeline.tsx'

/** The kinds of sections that have a part of their own here. */
type OwnKind = 'gallery' | 'expertise' | 'companies'

type OtherSectionProps = { section: Exclude<Section, { kind: OwnKind }>; strings: UiStrings }

/** A section that is as in other layouts. */
export function OtherSection({ section, strings }: OtherSectionProps) {
  switch (section.kind) {
    case 'timeline':
      return <Timeline {...section} strings={strings} />
    case 'records':
      return <Records {...section} />
    case 'quotes':
      return <Quotes {...section} />
    case 'paragraphs':
      return <Paragraphs {...section} />
    case 'languages':
      return <Languages {...section} />
  }
}
