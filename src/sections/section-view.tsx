import type { SectionView as View, UiStrings } from '../../model/view.ts'
import { Companies } from './companies/companies.tsx'
import { Expertise } from './expertise/expertise.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { Languages } from './languages/languages.tsx'
import { Paragraphs } from './paragraphs/paragraphs.tsx'
import { Quotes } from './quotes/quotes.tsx'
import { Records } from './records/records.tsx'
import { Timeline } from './timeline/timeline.tsx'

/** A section of the main page, of any kind. */
export function SectionView({ section, strings }: { section: View; strings: UiStrings }) {
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
    case 'expertise':
      return <Expertise {...section} strings={strings} />
    case 'companies':
      return <Companies {...section} strings={strings} />
    case 'gallery':
      return <Gallery {...section} strings={strings} />
  }
}
