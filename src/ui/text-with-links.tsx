import type { RichText } from '../../model/view.ts'
import { ExternalLink } from './external-link.tsx'

/** A text with the links that it contains. */
export function TextWithLinks({ text }: { text: RichText }) {
  if (typeof text === 'string') return text
  return text.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
      <ExternalLink key={index} href={part.address}>
        {part.text}
      </ExternalLink>
    ),
  )
}
