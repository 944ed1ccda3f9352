import chevron from 'icon:chevron-down'
import { type ReactNode, useMemo } from 'react'
import type { CareerMap as Rows, Project, TimelineEntry, UiStrings } from '../../../../model/view.ts'
import { IconOrLetter } from '../../../sections/expertise/icon-or-letter.tsx'
import type { Technology } from '../../../sections/expertise/technologies.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { JobEntry, ProjectEntry } from './entries.tsx'
import type { Followed, ToolsOf, ToolLine } from './tool-line.ts'
import * as styles from './career-map.module.css'

/** As many lines have room on phones. */
const ON_PHONES = 3

type CareerMapProps = {
  map: Rows
  lines: readonly ToolLine[]
  followed: Followed | undefined
  jobs: readonly TimelineEntry[]
  projects: readonly Project[]
  toolsOf: ToolsOf
  strings: UiStrings
  /** Beside the heads of the lines that lead up to today. */
  children: ReactNode
}

/**
 * A row a job and a project, with its text. Each row draws its part of every line, as high as its text needs, so that nothing has to be
 * measured.
 */
export function CareerMap({ map, lines, followed, jobs, projects, toolsOf, strings, children }: CareerMapProps) {
  const tools = useMemo(() => toolsAt(map, lines), [map, lines])
  const onPhones = onPhonesOf(lines, followed?.line.id)
  const drawn = lines.map((line) => ({
    ...line,
    isOnPhones: onPhones.has(line.id),
    isLit: line.id === followed?.line.id,
  }))
  return (
    <div className={styles.map} data-followed={followed && ''}>
      <div className={styles.row}>
        <div aria-hidden data-print="none" className={styles.lanes}>
          {lines.some(({ isCurrent }) => isCurrent) && <span className={styles.now}>{strings.now}</span>}
          <span className={styles.cells}>
            {drawn.map((line) => (
              <Cell key={line.id} line={line} />
            ))}
            <b />
          </span>
        </div>
        {children}
      </div>
      <div aria-hidden data-print="none" className={styles.heads}>
        <span className={styles.cells}>
          {drawn.map((line) => (
            <Cell key={line.id} line={line} hasHead />
          ))}
        </span>
      </div>
      <ol role="list">
        {map.rows.map(({ id, isJob, years, rest }, index) => {
          const job = jobs.find((each) => each.id === id)
          const project = projects.find((each) => each.id === id)
          const isStation = followed?.line.stations[followed.station] === index
          return (
            <li
              key={id}
              id={isJob && id}
              data-station={id}
              data-job={isJob}
              data-rest={rest && ''}
              className={styles.row}
              data-off={(followed && !followed.line.stations.includes(index)) || undefined}
              data-here={isStation || undefined}
            >
              <div aria-hidden data-print="none" className={styles.lanes}>
                <span className={styles.years}>
                  {years.map((year) => (
                    <span key={year}>{year}</span>
                  ))}
                </span>
                <span className={styles.cells}>
                  {drawn.map((line) => (
                    <Cell
                      key={line.id}
                      line={line}
                      row={index}
                      isJob={isJob}
                      hasHead={!line.isCurrent && line.first === index}
                    />
                  ))}
                  <b />
                </span>
              </div>
              <div className={styles.text}>
                {isJob && job && <JobEntry job={job} tools={tools[index]} toolsOf={toolsOf} strings={strings} />}
                {!isJob && !rest && project && <ProjectEntry project={project} toolsOf={toolsOf} strings={strings} />}
                {rest && (
                  <details className={styles.rest}>
                    <summary className="control pill">
                      {rest.label}
                      <Icon icon={chevron} size={18} />
                    </summary>
                    <ul role="list">
                      {projects
                        .filter((each) => rest.ids.includes(each.id))
                        .map((each) => (
                          <li key={each.id}>
                            <ProjectEntry project={each} toolsOf={toolsOf} strings={strings} isShort />
                          </li>
                        ))}
                    </ul>
                  </details>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** The technologies whose lines have a station at each row. */
function toolsAt({ rows }: Rows, lines: readonly ToolLine[]): Technology[][] {
  return rows.map((_, index) => lines.filter(({ stations }) => stations.includes(index)))
}

/** Those with most stations, after the one that a visitor follows. */
function onPhonesOf(lines: readonly ToolLine[], followed: string | undefined): Set<string> {
  const rankOf = ({ id, stations }: ToolLine) => (id === followed ? Infinity : stations.length)
  return new Set(
    lines
      .toSorted((a, b) => rankOf(b) - rankOf(a))
      .slice(0, ON_PHONES)
      .map(({ id }) => id),
  )
}

type CellProps = {
  line: ToolLine & { isOnPhones: boolean; isLit: boolean }
  /** Undefined above the rows. */
  row?: number
  isJob?: true | undefined
  hasHead?: boolean | undefined
}

/** What a row has of a line. */
function Cell({ line, row = -1, isJob, hasHead }: CellProps) {
  const { hue, first, last, stations, isCurrent, isOnPhones, isLit } = line
  const isThere = row < 0 ? isCurrent : row >= first && row <= last
  const begins = row === first && !isCurrent
  const part = !isThere ? undefined : begins ? (row === last ? 'only' : 'first') : row === last ? 'last' : 'middle'
  return (
    <i
      data-hue={hue}
      data-line={part}
      data-at={stations.includes(row) ? (isJob ? 'job' : 'project') : undefined}
      data-phones={isOnPhones || undefined}
      data-lit={isLit || undefined}
    >
      {hasHead && <IconOrLetter {...line} />}
    </i>
  )
}
