import { neighboursBy } from '../../model/neighbours.ts'
import { ExternalLink } from './external-link.tsx'
import { Highlights } from './highlights.tsx'
import { Tags } from './tags.tsx'
import styles from './timeline.module.css'

type TimelineEntry = {
  period?: { text: string; start?: string; end?: string } | undefined
  heading: string
  /** The employer, school or organisation, with its website. Neighbours with the same one are grouped. */
  place?: string | undefined
  address?: string | undefined
  location?: string | undefined
  description?: string | undefined
  highlights?: readonly string[] | undefined
  tags?: readonly string[] | undefined
}

type Group = [TimelineEntry, ...TimelineEntry[]]

type TimelineProps = { entries: readonly TimelineEntry[]; newTabLabel: string }

/** Entries with their periods, newest first. */
export function Timeline({ entries, newTabLabel }: TimelineProps) {
  return (
    <ol role="list" className={styles.timeline}>
      {neighboursBy(entries, ({ place }) => place).map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal, and none ever moves
        <li key={index}>
          {group.length === 1 ? (
            <Entry entry={group[0]} newTabLabel={newTabLabel} />
          ) : (
            <Roles entries={group} newTabLabel={newTabLabel} />
          )}
        </li>
      ))}
    </ol>
  )
}

/** Several roles at one place. */
function Roles({ entries, newTabLabel }: { entries: Group; newTabLabel: string }) {
  return (
    <>
      <h3>
        <Place {...(entries.find(({ address }) => address) ?? entries[0])} newTabLabel={newTabLabel} />
      </h3>
      <ol role="list" className={styles.roles}>
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal, and none ever moves
          <li key={index}>
            <Entry entry={{ ...entry, place: undefined }} level="h4" newTabLabel={newTabLabel} />
          </li>
        ))}
      </ol>
    </>
  )
}

type EntryProps = { entry: TimelineEntry; level?: 'h3' | 'h4'; newTabLabel: string }

function Entry({ entry, level: Heading = 'h3', newTabLabel }: EntryProps) {
  const { period, heading, place, location, description, highlights, tags } = entry
  return (
    <>
      {period && (
        <p className={styles.period} data-current={isCurrent(period) || undefined}>
          {period.text}
        </p>
      )}
      <div>
        <Heading>{heading}</Heading>
        {(place ?? location) !== undefined && (
          <p>
            {place && <Place {...entry} newTabLabel={newTabLabel} />}
            {place && location && ' · '}
            {location}
          </p>
        )}
        {description && <p className={styles.description}>{description}</p>}
        {highlights && <Highlights highlights={highlights} />}
        {tags && <Tags tags={tags} />}
      </div>
    </>
  )
}

type PlaceProps = { place?: string | undefined; address?: string | undefined; newTabLabel: string }

function Place({ place, address, newTabLabel }: PlaceProps) {
  if (address === undefined) return place
  return (
    <ExternalLink href={address} newTabLabel={newTabLabel} className={styles.place}>
      {place}
    </ExternalLink>
  )
}

/** A period with a start alone, such as 2025 - Present. */
function isCurrent({ start, end }: { start?: string; end?: string }): boolean {
  return start !== undefined && end === undefined
}
