import type { SectionBodies, TimelineEntry, UiStrings } from '../../../../model/view.ts'
import { Change, WithFigures } from '../../../ui/change.tsx'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { Lottie } from '../../../ui/lottie.tsx'
import { Section, type SectionHead } from '../../../ui/section.tsx'
import { FoldedHighlights, Tags } from '../../../ui/text-lists.tsx'
import { TextWithLinks } from '../../../ui/text-with-links.tsx'
import entries from './entries.module.css'

type JobsProps = SectionHead &
  Pick<SectionBodies['timeline'], 'groups' | 'isMain'> & {
    animation?: { src: string } | undefined
    strings: UiStrings
  }

/** Jobs, schools and voluntary roles, newest first, in the columns of the projects. */
export function Jobs({ groups, isMain, animation, strings, id, title, lead }: JobsProps) {
  return (
    <Section
      id={id}
      title={title}
      lead={lead}
      compact={!isMain}
      decoration={animation && <Lottie src={animation.src} size="120x120" />}
    >
      <ol role="list" className={entries.entries}>
        {groups.flat().map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal, and none ever moves
          <li key={index} id={entry.id} className={entries.entry}>
            <Entry entry={entry} strings={strings} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Entry({ entry, strings }: { entry: TimelineEntry; strings: UiStrings }) {
  const { period, heading, place, address, detail, description, highlights, result, tags } = entry
  return (
    <>
      <p className={`label ${entries.when}`} data-current={period?.isCurrent}>
        {period?.text}
      </p>
      <div className={entries.text}>
        <h3>{place === undefined ? <Linked text={heading} address={address} /> : heading}</h3>
        {(place ?? detail) !== undefined && (
          <p data-part="place">
            {place && <Linked text={place} address={address} />}
            {place && detail && ' · '}
            {detail}
          </p>
        )}
        {description && (
          <p className="description">
            <TextWithLinks text={description} />
          </p>
        )}
        {highlights && <FoldedHighlights highlights={highlights} showAll={strings.showAll} Text={WithFigures} />}
        {tags && <Tags tags={tags} />}
      </div>
      {result && <Change result={result} strings={strings} className={entries.change} />}
    </>
  )
}

function Linked({ text, address }: { text: string; address: string | undefined }) {
  if (address === undefined) return text
  return (
    <ExternalLink href={address} className={entries.place}>
      {text}
    </ExternalLink>
  )
}
