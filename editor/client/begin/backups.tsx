import type { Backup, Beginning } from '../../protocol/begin.ts'
import * as api from '../api.ts'

type BackupsProps = { backups: readonly Backup[]; onAsk: (request: Promise<Beginning>) => Promise<void> }

/** What was there before, each with a button that brings it back. */
export function Backups({ backups, onAsk }: BackupsProps) {
  if (backups.length === 0) return null
  return (
    <section className="backups" aria-labelledby="begin-backups">
      <h2 id="begin-backups">What was there before</h2>
      <p className="quiet">
        The folder backups has copies of the folder content, and keeps the last ten. If you bring one back, what is
        there now becomes one, too.
      </p>
      <ul>
        {backups.map((each) => (
          <li key={each.name}>
            <p>
              {dateOf(each)} <span className="quiet">{reasonOf(each)}</span>
            </p>
            <button
              type="button"
              aria-label={`Bring back what was there ${reasonOf(each)}, ${dateOf(each)}`}
              onClick={() => void onAsk(api.bringBack(each.name))}
            >
              Bring back
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Its name, if no date is known. */
const dateOf = ({ name, date }: Backup) => (date === undefined ? name : FORMAT.format(new Date(date)))

function reasonOf({ before, file = 'a file' }: Backup): string {
  if (before === undefined) return 'before a change that is not known any more'
  return before === 'import' ? `before ${file} was read` : 'before another backup was brought back'
}
