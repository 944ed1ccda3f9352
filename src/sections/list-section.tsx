import type { SectionView as View } from '../../model/view.ts'
import { Languages } from './languages/languages.tsx'
import { Paragraphs } from './paragraphs/paragraphs.tsx'
import { Quotes } from './quotes/quotes.tsx'
import { Records } from './records/records.tsx'
import { Timeline } from './timeline/timeline.tsx'

type ListSectionProps = {
  section: Exclude<View, { kind: 'expertise' | 'companies' | 'gallery' }>
  strings: { showAll: string }
}

/** A section that is nothing but a list, which every layout draws alike. */
export function ListSection({ section, strings }: ListSectionProps) {
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
