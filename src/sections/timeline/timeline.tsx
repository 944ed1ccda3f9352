import type { ReactNode } from 'react'
import type { SectionBodies, TimelineEntry } from '../../../model/view.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Lottie } from '../../ui/lottie.tsx'
import { Result } from '../../ui/result.tsx'
import { Section, type SectionHead } from '../../ui/section.tsx'
import { FoldedHighlights, Tags } from '../../ui/text-lists.tsx'
import { TextWithLinks } from '../../ui/text-with-links.tsx'
import * as styles from './timeline.module.css'

type Entries = readonly TimelineEntry[]
type Strings = { strings: { showAll: string } }
type TimelineProps = SectionHead &
  Omit<SectionBodies['timeline'], 'trace'> &
  Strings & {
    animation?: { src: string } | undefined
    /** Above the entries. */
    children?: ReactNode
  }

/** Entries with their periods, newest first: the main ones on a line, others as records beside their heading. */
export function Timeline({ groups, isMain, animation, strings, children, id, title, lead }: TimelineProps) {
  const decoration = animation && <Lottie src={animation.src} size="120x120" />
  return (
    <Section id={id} title={title} lead={lead} decoration={decoration} compact={!isMain}>
      {children}
      <ol role="list" className={isMain ? styles.timeline : styles.stations}>
        {groups.map((group, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal, and none ever moves
          <li key={index} id={group[0]?.id}>
            {group.length > 1 ? (
              <Roles entries={group} strings={strings} />
            ) : (
              group.map((entry) => <Entry key={index} entry={entry} strings={strings} />)
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Several roles at one place. */
function Roles({ entries, strings }: Strings & { entries: Entries }) {
  return (
    <>
      <h3>
        <Place {...(entries.find(({ address }) => address) ?? entries[0])} />
      </h3>
      <ol role="list" className={styles.roles}>
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal, and none ever moves
          <li key={index} id={index === 0 ? undefined : entry.id}>
            <Entry entry={{ ...entry, place: undefined, address: undefined }} level="h4" strings={strings} />
          </li>
        ))}
      </ol>
    </>
  )
}

type EntryProps = Strings & { entry: TimelineEntry; level?: 'h3' | 'h4' }

function Entry({ entry, level: Heading = 'h3', strings }: EntryProps) {
  const { period, heading, place, address, detail, description, highlights, result, tags } = entry
  return (
    <>
      {period && (
        <p className={`label ${styles.period}`} data-current={period.isCurrent}>
          <span>{period.text}</span>
        </p>
      )}
      <div>
        <Heading>{place === undefined ? <Place place={heading} address={address} /> : heading}</Heading>
        {(place ?? detail) !== undefined && (
          <p data-part="place">
            {place && <Place {...entry} />}
            {place && detail && '\u{A0}· '}
            {detail}
          </p>
        )}
        {description && (
          <p className={`description ${styles.text}`}>
            <TextWithLinks text={description} />
          </p>
        )}
        {result && <Result result={result} large />}
        {highlights && <FoldedHighlights highlights={highlights} showAll={strings.showAll} />}
        {tags && <Tags tags={tags} />}
      </div>
    </>
  )
}

type PlaceProps = { place?: string | undefined; address?: string | undefined }

function Place({ place, address }: PlaceProps) {
  if (address === undefined) return place
  return (
    <ExternalLink href={address} className={styles.place}>
      {place}
    </ExternalLink>
  )
}
