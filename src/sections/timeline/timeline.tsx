import { isCurrent, neighboursBy, type TimelineEntry } from '../../../model/entries.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Lottie } from '../../ui/lottie.tsx'
import { Section, type SectionHead } from '../../ui/section.tsx'
import { Highlights, Tags } from '../../ui/text-lists.tsx'
import { TextWithLinks } from '../../ui/text-with-links.tsx'
import * as styles from './timeline.module.css'

type Group = [TimelineEntry, ...TimelineEntry[]]

type TimelineProps = SectionHead & {
  entries: readonly TimelineEntry[]
  animation?: { src: string } | undefined
}

/** Entries with their periods, newest first: those of the history on a line, others as records beside their heading. */
export function Timeline({ id, title, lead, entries, animation }: TimelineProps) {
  const isHistory = id === 'history'
  const decoration = animation && <Lottie src={animation.src} size="120x120" />
  return (
    <Section id={id} title={title} lead={lead} decoration={decoration} compact={!isHistory}>
      <ol role="list" className={isHistory ? styles.timeline : styles.stations}>
        {neighboursBy(entries, ({ place }) => place).map((group, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal, and none ever moves
          <li key={index} id={group[0].id}>
            {group.length === 1 ? <Entry entry={group[0]} /> : <Roles entries={group} />}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Several roles at one place. */
function Roles({ entries }: { entries: Group }) {
  return (
    <>
      <h3>
        <Place {...(entries.find(({ address }) => address) ?? entries[0])} />
      </h3>
      <ol role="list" className={styles.roles}>
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal, and none ever moves
          <li key={index} id={index === 0 ? undefined : entry.id}>
            <Entry entry={{ ...entry, place: undefined }} level="h4" />
          </li>
        ))}
      </ol>
    </>
  )
}

type EntryProps = { entry: TimelineEntry; level?: 'h3' | 'h4' }

function Entry({ entry, level: Heading = 'h3' }: EntryProps) {
  const { period, heading, place, detail, description, highlights, tags } = entry
  return (
    <>
      {period && (
        <p className={`label ${styles.period}`} data-current={isCurrent(period) || undefined}>
          <span>{period.text}</span>
        </p>
      )}
      <div>
        <Heading>{heading}</Heading>
        {(place ?? detail) !== undefined && (
          <p data-part="place">
            {place && <Place {...entry} />}
            {place && detail && ' · '}
            {detail}
          </p>
        )}
        {description && (
          <p className={`description ${styles.text}`}>
            <TextWithLinks text={description} />
          </p>
        )}
        {highlights && <Highlights highlights={highlights} />}
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
