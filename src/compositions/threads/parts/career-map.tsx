import chevron from 'icon:chevron-down'
import { type ReactNode, useMemo } from 'react'
import type { CareerMap as Rows, Project, TimelineEntry, UiStrings } from '../../../../model/view.ts'
import { IconOrLetter } from '../../../sections/expertise/icon-or-letter.tsx'
import type { Technology } from '../../../sections/expertise/technologies.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { JobEntry, ProjectEntry } from './entries.tsx'
import { type Followed, furtherTools, onPhonesOf, TOOLS, type ToolsOf, type ToolLine } from './tool-line.ts'
import { useRowInView } from './use-row-in-view.ts'
import * as styles from './career-map.module.css'

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
  const onPhones = onPhonesOf(lines, followed?.line)
  const drawn = lines.map((line) => ({
    ...line,
    isNarrow: onPhones.has(line.id),
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
      <Heads lines={drawn} strings={strings} />
      <ol role="list">
        {map.rows.map(({ id, isJob, isLead, duration, years, rest }, index) => {
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
                {isJob && job && (
                  <JobEntry job={job} duration={duration} tools={tools[index]} toolsOf={toolsOf} strings={strings} />
                )}
                {!isJob && !rest && project && (
                  <ProjectEntry project={project} toolsOf={toolsOf} strings={strings} size={isLead && 'large'} />
                )}
                {rest && (
                  <>
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
                              <ProjectEntry project={each} toolsOf={toolsOf} strings={strings} size="small" />
                            </li>
                          ))}
                      </ul>
                    </details>
                    <p data-print="none" className={styles.titles}>
                      {titlesOf(projects, rest.ids)}
                    </p>
                  </>
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

/** As many titles of folded projects are shown. */
const TITLES = 3

function titlesOf(projects: readonly Project[], ids: readonly string[]): string {
  const titles = projects.filter(({ id }) => ids.includes(id)).map(({ title }) => title)
  return `${titles.slice(0, TITLES).join(' · ')}${titles.length > TITLES ? ' …' : ''}`
}

/** `isNarrow`: phones draw it, too. */
type DrawnLine = ToolLine & { isNarrow: boolean; isLit: boolean }

/**
 * The tools whose lines lead through the row below the bar, on phones with their names. On its own, so that the map is not rendered
 * again for it.
 */
function Heads({ lines, strings }: { lines: readonly DrawnLine[]; strings: UiStrings }) {
  const row = useRowInView()
  const further = lines.filter(({ isNarrow }) => !isNarrow).length
  return (
    <div data-print="none" className={styles.heads}>
      <span aria-hidden className={styles.cells}>
        {lines.map((line) => (
          <Cell key={line.id} line={line} hasHead={isAt(line, row)} isNamed />
        ))}
      </span>
      {further > 0 && <a href={`#${TOOLS}`}>{furtherTools(further, strings)}</a>}
    </div>
  )
}

/** Whether a line leads through a row, or, above the rows, up to today. */
function isAt({ first, last, isCurrent }: ToolLine, row: number): boolean {
  return row < 0 ? isCurrent === true : row >= first && row <= last
}

type CellProps = {
  line: DrawnLine
  /** Undefined above the rows. */
  row?: number
  isJob?: true | undefined
  hasHead?: boolean | undefined
  /** Its name is beside it on phones. */
  isNamed?: true
}

/** What a row has of a line. */
function Cell({ line, row = -1, isJob, hasHead, isNamed }: CellProps) {
  const { hue, isDouble, first, last, stations, unnamed, isCurrent, isNarrow, isLit } = line
  const isThere = isAt(line, row)
  const begins = row === first && !isCurrent
  const part = !isThere ? undefined : begins ? (row === last ? 'only' : 'first') : row === last ? 'last' : 'middle'
  return (
    <i
      data-hue={isThere || hasHead ? hue : undefined}
      data-double={isThere ? isDouble : undefined}
      data-line={part}
      data-at={stations.includes(row) ? (isJob ? 'job' : 'project') : undefined}
      data-phones={isNarrow || undefined}
      data-lit={isLit || undefined}
      data-unnamed={unnamed?.includes(row) || undefined}
    >
      {hasHead && <IconOrLetter {...line} />}
      {isNamed && isNarrow && <b>{line.name}</b>}
    </i>
  )
}
