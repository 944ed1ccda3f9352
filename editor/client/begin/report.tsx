import { type ReactNode, useRef } from 'react'
import type { EditorState, Path } from '../../protocol.ts'
import type { ImportReport, ReportLine } from '../../protocol/begin.ts'
import * as api from '../api.ts'
import { doubtsIn, placeOf } from '../problems.ts'
import { fieldOf, valueAt } from '../schema.ts'
import type { BeginProps } from './begin-props.ts'
import { Title } from './title.tsx'

/** What became of the file: what the page has, and what its owner should look at. */
export function Report({ report, state, onAsk, onLeave }: BeginProps & { report: ImportReport }) {
  const { file, backup, kept = NONE, read, misread, skipped, changed, toWrite, toInstall } = report
  const canCompare = state?.source !== undefined
  const photo = useRef<HTMLInputElement>(null)
  const missing = toWrite.filter(({ path, text }) => !state || valueAt(state.value, path) === text)
  const hasPhoto = fieldOf(fieldOf(state?.value, 'profile'), 'photo') !== undefined
  return (
    <div className="begin-report">
      <Title>Your site is made from {file}</Title>
      <ul className="counts" aria-label="What was read">
        {read.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <div className="begin-actions">
        {canCompare && (
          <button type="button" className="primary" onClick={() => onLeave({ to: 'compare' })}>
            Compare with your file
          </button>
        )}
        <button type="button" className={canCompare ? '' : 'primary'} onClick={() => onLeave({ to: 'page' })}>
          Show the page
        </button>
      </div>
      <div className="findings">
        <Doubts state={state} misread={misread} onShow={(field) => onLeave({ field })} />
        <Finding title={(count) => `${count} left out, because no field fits`} lines={skipped} />
        <Finding
          title={(count) => `${count} left out, because private`}
          lines={report.private}
          note="Nobody reads this on the site. For a CV that you send, write it in content/private.yaml."
        />
        <Finding title={(count) => `${count} changed`} lines={changed} />
        <Finding
          title={(count) => `${count} that everyone can read: how to reach you`}
          lines={report.public.map(lineOf)}
          note="This is on the page and in the documents of the site. Remove what should stay private."
        />
        <Finding
          title={() => 'A font for your texts is missing'}
          lines={toInstall.map(lineOf)}
          note="The CV needs it. Run this in the folder of the site:"
        />
        {missing.map(({ path, message }) => (
          <div key={path.join('.')} className="finding open">
            <p>{UNKNOWN[path.join('.')] ?? message}</p>
            <button type="button" onClick={() => onLeave({ field: path })}>
              Write it
            </button>
          </div>
        ))}
        {!hasPhoto && (
          <div className="finding open">
            <p>Pictures of a file are not taken. The page has a place for a photo of you.</p>
            <button type="button" onClick={() => photo.current?.click()}>
              Add a photo
            </button>
            <input
              ref={photo}
              hidden
              type="file"
              accept="image/*"
              aria-label="Your photo"
              onChange={({ target }) => target.files?.[0] && onLeave({ photo: target.files[0] })}
            />
          </div>
        )}
        <div className="finding open">
          <p>
            A backup of what was there before is in <span className="path">backups/{backup}</span>.
            {kept.length > 0 &&
              ` These fields of it stay: ${kept.map((each) => placeOf(each.split('.'), state?.value)).join(', ')}.`}
          </p>
          <button type="button" onClick={() => void onAsk(api.bringBack(backup))}>
            Bring back what was there before
          </button>
        </div>
      </div>
    </div>
  )
}

const NONE: readonly string[] = []

/** What no file says, or this one does not, by its field. */
const UNKNOWN: Readonly<Record<string, string>> = {
  url: 'The address of your site is not known yet. Write it once you know it, before you publish.',
  name: 'Your name was not found.',
  'profile.title': 'What you are by profession was not found.',
}

const lineOf = (what: string): ReportLine => ({ what, why: '', count: 1 })

type DoubtsProps = {
  state: EditorState | undefined
  misread: readonly ReportLine[]
  onShow: (field: Path) => void
}

/** The values that the import was not sure of, until their owner has checked them. */
function Doubts({ state, misread, onShow }: DoubtsProps) {
  const doubts = doubtsIn(state?.problems ?? [])
  if (doubts.length === 0) return null
  return (
    <Fold title={`${doubts.length} to compare, because the import was not sure`} isDoubtful>
      {reasonsOf(misread).map((reason) => {
        const places = misread.flatMap(({ what, why }) => (why === reason ? what : []))
        return <p key={reason} className="quiet">{`${capitalized(places.join('; '))}: ${reason}.`}</p>
      })}
      <ul>
        {doubts.map((path) => (
          <li key={path.join('.')}>
            <button type="button" className="link" onClick={() => onShow(path)}>
              {placeOf(path, state?.value)}
            </button>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

type FindingProps = { title: (count: number) => string; lines: readonly ReportLine[]; note?: string }

/** A reason is below all lines that it has. */
function Finding({ title, lines, note }: FindingProps) {
  if (lines.length === 0) return null
  return (
    <Fold title={title(lines.reduce((sum, { count }) => sum + count, 0))}>
      {note !== undefined && <p className="quiet">{note}</p>}
      {reasonsOf(lines).map((reason) => (
        <div key={reason}>
          <ul>
            {lines.flatMap(({ what, why, count }) =>
              why === reason ? [<li key={what}>{count > 1 ? `${what} (${count} times)` : what}</li>] : [],
            )}
          </ul>
          {reason !== '' && <p className="quiet">{capitalized(reason)}.</p>}
        </div>
      ))}
    </Fold>
  )
}

const reasonsOf = (lines: readonly ReportLine[]) => [...new Set(lines.map(({ why }) => why))]

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function Fold({ title, isDoubtful, children }: { title: string; isDoubtful?: true; children: ReactNode }) {
  return (
    <details className="finding" data-doubtful={isDoubtful}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
