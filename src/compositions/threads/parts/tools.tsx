import arrowDown from 'icon:arrow-down'
import arrowUp from 'icon:arrow-up'
import x from 'icon:x'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { SiteView } from '../../../../model/view.ts'
import { IconOrLetter } from '../../../sections/expertise/icon-or-letter.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type Followed, furtherTools, TOOLS, type ToolLine } from './tool-line.ts'
import * as styles from './tools.module.css'

type ToolsProps = {
  lines: readonly ToolLine[]
  followed: Followed | undefined
  onFollow: (followed: Followed | undefined) => void
  view: SiteView
}

/** The tools whose lines are on the map. A press leads through the stations of one. */
export function Tools({ lines, followed, onFollow, view: { sections, ui } }: ToolsProps) {
  const expertise = sections.filter((section) => section.kind === 'expertise')
  const all = expertise.flatMap((section) => section.groups)
  const groups = all
    .map(({ name, skills }) => ({ name, lines: lines.filter(({ id }) => skills.some((skill) => skill.id === id)) }))
    .filter((group) => group.lines.length > 0)
  const hasNames = all.length > 1 && groups.some(({ name }) => name)
  const [first] = expertise
  const more = all.flatMap(({ skills }) => skills).length - lines.length
  return (
    <div id={TOOLS} className={styles.tools} data-grouped={hasNames || undefined} data-print="none">
      {ui.tools && <p className="label">{ui.tools}</p>}
      <ul role="list" data-sideways className={styles.groups}>
        {groups.map((group) => (
          <li key={group.name ?? ''}>
            {hasNames && group.name && <p className="label">{group.name}</p>}
            <ul role="list">
              {group.lines.map((line) => (
                <li key={line.id}>
                  <button
                    type="button"
                    className="control"
                    data-hue={line.hue}
                    data-double={line.isDouble}
                    aria-pressed={followed?.line.id === line.id}
                    onClick={() =>
                      onFollow(followed?.line.id === line.id ? undefined : { line, station: 0, isFirst: true })
                    }
                  >
                    <IconOrLetter {...line} />
                    <span>{line.name}</span>
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
        {first && more > 0 && (
          <li>
            <a className="control" href={`#${first.id}`}>
              {furtherTools(more, ui)}
            </a>
          </li>
        )}
      </ul>
      {ui.mapKey && <p className={styles.key}>{ui.mapKey}</p>}
      <p className={styles.signs}>
        {ui.mapScale && <span>{ui.mapScale}</span>}
        {ui.mapUnnamed && lines.some(({ unnamed }) => unnamed) && <span>{ui.mapUnnamed}</span>}
      </p>
      <div role="status" className="visually-hidden">
        {followed && `${followed.line.name}: ${placeOn(followed, ui)}`}
      </div>
      {followed && <Guide followed={followed} onFollow={onFollow} strings={ui} />}
    </div>
  )
}

type Strings = SiteView['ui']

function placeOn({ line, station }: Followed, strings: Strings): string {
  const place = strings.station ?? '{shown}/{total}'
  return place.replace('{shown}', `${station + 1}`).replace('{total}', `${line.stations.length}`)
}

type GuideProps = { followed: Followed; onFollow: ToolsProps['onFollow']; strings: Strings }

/** Leads to the stations above and below. */
function Guide({ followed, onFollow, strings }: GuideProps) {
  const { line, station } = followed
  const goTo = (next: number) => {
    if (next in line.stations) onFollow({ line, station: next })
  }
  const group = useRef<HTMLDivElement>(null)
  // The focus does not go with its button.
  const leave = () => {
    if (group.current?.contains(document.activeElement)) {
      group.current.parentElement?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus({ preventScroll: true })
    }
    onFollow(undefined)
  }
  const leaveOnEscape = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && !(target instanceof Element && target.closest('dialog, [popover]'))) leave()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => leaveOnEscape(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <div ref={group} role="group" aria-label={line.name} className={styles.guide} data-hue={line.hue}>
      <IconOrLetter {...line} />
      <p>
        <strong>{line.name}</strong> <span>{placeOn(followed, strings)}</span>
      </p>
      <button
        type="button"
        className="control round"
        aria-label={strings.previousStation}
        aria-disabled={station === 0}
        onClick={() => goTo(station - 1)}
      >
        <Icon icon={arrowUp} size={20} />
      </button>
      <button
        type="button"
        className="control round"
        aria-label={strings.nextStation}
        aria-disabled={station === line.stations.length - 1}
        onClick={() => goTo(station + 1)}
      >
        <Icon icon={arrowDown} size={20} />
      </button>
      <button type="button" className="control round" aria-label={strings.close} onClick={leave}>
        <Icon icon={x} size={20} />
      </button>
    </div>
  )
}
