import { partsOfText } from '../../model/fields/rich-text.ts'
import { ExternalLink } from './external-link.tsx'

/** A text with the links that it contains. */
export function TextWithLinks({ text: whole }: { text: string }) {
  return partsOfText(whole).map(({ text, address }, index) =>
    address === undefined ? (
      text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
      <ExternalLink key={index} href={address}>
        {text}
      </ExternalLink>
    ),
  )
}
