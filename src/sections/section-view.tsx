import type { SectionView as View, UiStrings } from '../../model/view.ts'
import { Companies } from './companies/companies.tsx'
import { Expertise } from './expertise/expertise.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { ListSection } from './list-section.tsx'

/** A section of the main page, of any kind. */
export function SectionView({ section, strings }: { section: View; strings: UiStrings }) {
  switch (section.kind) {
    case 'expertise':
      return <Expertise {...section} strings={strings} />
    case 'companies':
      return <Companies {...section} strings={strings} />
    case 'gallery':
      return <Gallery {...section} strings={strings} />
    default:
      return <ListSection section={section} strings={strings} />
  }
}
