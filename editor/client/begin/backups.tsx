import type { Backup, Beginning } from '../../protocol.ts'
import * as api from '../api.ts'

type BackupsProps = { backups: readonly Backup[]; onAsk: (request: Promise<Beginning>) => Promise<void> }

/** What was there before, each with a button that brings it back. */
export function Backups({ backups, onAsk }: BackupsProps) {
  if (backups.length === 0) return null
  return (
    <section className="backups" aria-labelledby="begin-backups">
      <h3 id="begin-backups">What was there before</h3>
      <p className="quiet">
        Backups of the folder content, in the folder backups. What is there now becomes one, too, when you bring one
        back.
      </p>
      <ul>
        {backups.map((each) => (
          <li key={each.name}>
            <span>{dateOf(each)}</span> <span className="quiet">{reasonOf(each)}</span>
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

const FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

const dateOf = ({ date }: Backup) => FORMAT.format(new Date(date))

const reasonOf = ({ before, file = 'a file' }: Backup) =>
  before === 'import' ? `before ${file} was read` : 'before another backup was brought back'
