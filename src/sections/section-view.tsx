import type { ListSection } from '../../model/entries.ts'
import { Paragraphs, Quotes } from './quotes/quotes.tsx'
import { Records } from './records/records.tsx'
import { Timeline } from './timeline/timeline.tsx'

type ListProps = ListSection & { animation: { src: string } | undefined }

/** A section with a list of entries, of any kind. */
export function List(section: ListProps) {
  if (section.kind === 'timeline') return <Timeline {...section} />
  if (section.kind === 'records') return <Records {...section} />
  return section.kind === 'quotes' ? <Quotes {...section} /> : <Paragraphs {...section} />
}
