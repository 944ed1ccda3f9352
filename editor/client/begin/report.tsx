import { type ReactNode, useRef } from 'react'
import type { EditorState, ImportReport, Path, ReportLine } from '../../protocol.ts'
import * as api from '../api.ts'
import { doubtsIn, placeOf } from '../problems.tsx'
import { fieldOf } from '../schema.ts'
import type { BeginProps } from './begin.tsx'

/** What became of the file: what the page has, and what its owner should look at. */
export function Report({ report, state, onAsk, onLeave }: BeginProps & { report: ImportReport }) {
  const { file, backup, read, misread, skipped, changed, toWrite, toInstall } = report
  const canCompare = state?.source !== undefined
  const photo = useRef<HTMLInputElement>(null)
  const hasPhoto = fieldOf(fieldOf(state?.value, 'profile'), 'photo') !== undefined
  return (
    <div className="begin-report">
      <h1 tabIndex={-1}>Your site is made from {file}</h1>
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
        <Finding title="Left out: no field was found for it" lines={skipped} />
        <Finding
          title="Left out: private"
          lines={report.private}
          note="Nobody can read this on the site. For a CV that you send, write it in content/private.yaml."
        />
        <Finding title="Changed" lines={changed} />
        <Finding
          title="Everyone can read this"
          lines={report.public.map((what) => ({ what, why: '', count: 1 }))}
          note="It is on the site and in its documents. Remove what should stay private."
        />
        <Finding
          title="A font for your texts is missing"
          lines={toInstall.map((what) => ({ what, why: '', count: 1 }))}
          note="The CV needs it. Run this in the folder of the site:"
        />
        {toWrite.map(({ path, message }) => (
          <div key={path.join('.')} className="finding open">
            <p>{message}</p>
            <button type="button" onClick={() => onLeave({ field: path })}>
              Write {placeOf(path, state?.value)}
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
          </p>
          <button type="button" onClick={() => void onAsk(api.bringBack(backup))}>
            Bring back what was there before
          </button>
        </div>
      </div>
    </div>
  )
}

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
    <Fold title="To compare: the import was not sure" count={doubts.length} state="doubtful">
      {misread.map(({ what, why }) => (
        <p key={what} className="quiet">{`${what}: ${why}.`}</p>
      ))}
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

/** Lines with the same reason are below it. */
function Finding({ title, lines, note }: { title: string; lines: readonly ReportLine[]; note?: string }) {
  if (lines.length === 0) return null
  const reasons = [...new Set(lines.map(({ why }) => why))]
  return (
    <Fold title={title} count={lines.reduce((sum, { count }) => sum + count, 0)}>
      {note !== undefined && <p className="quiet">{note}</p>}
      {reasons.map((reason) => (
        <div key={reason}>
          <ul>
            {lines.flatMap(({ what, why, count }) =>
              why === reason ? [<li key={what}>{count > 1 ? `${what} (${count} times)` : what}</li>] : [],
            )}
          </ul>
          {reason !== '' && <p className="quiet">{reason.charAt(0).toUpperCase() + reason.slice(1)}.</p>}
        </div>
      ))}
    </Fold>
  )
}

function Fold({
  title,
  count,
  state,
  children,
}: {
  title: string
  count: number
  state?: string
  children: ReactNode
}) {
  return (
    <details className="finding" data-state={state}>
      <summary>
        {title} <span className="badge">{count}</span>
      </summary>
      {children}
    </details>
  )
}
