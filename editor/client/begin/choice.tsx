import { useState } from 'react'
import { MAX_RESUME } from '../../protocol/begin.ts'
import * as api from '../api.ts'
import { Backups } from './backups.tsx'
import type { BeginProps } from './begin-props.ts'
import { Title } from './title.tsx'
import { useDrop } from './use-drop.ts'

/** The two ways to begin: with a CV, or with a look at what is there. */
export function Choice({ beginning, onAsk, onLeave }: BeginProps) {
  const { isFresh, isBack, failure, formats, backups, report } = beginning
  const [problem, setProblem] = useState<string>()
  const choose = (files: readonly File[]) => {
    const [file, ...others] = files
    const refused = file && problemWith(file, others.length)
    setProblem(refused)
    if (file && refused === undefined) void onAsk(api.readResume(file))
  }
  const isOver = useDrop(choose, setProblem)
  const message = problem ?? failure?.message
  return (
    <div className="begin-choice">
      <p role="status" className="back">
        {isBack ? 'What was there before is back. What was there until now is a backup.' : ''}
      </p>
      <section className="way file" data-over={isOver || undefined} aria-labelledby="begin-file">
        <Sheet />
        <Title id="begin-file">{isFresh ? 'Begin with your CV' : 'Begin again with another file'}</Title>
        <p className="lead">Drop a PDF or a Word file here, or choose one. Your site is made from what it says.</p>
        {message !== undefined && (
          <p role="alert" className="begin-message">
            {message}
          </p>
        )}
        <label className="primary choose">
          Choose a file
          <input
            type="file"
            onChange={({ target }) => {
              choose([...(target.files ?? [])])
              target.value = '' // The same file can be chosen again.
            }}
          />
        </label>
        <p className="quiet">
          {isFresh
            ? 'It is read on your own machine, and nothing of it is sent to the internet.'
            : 'It replaces the texts of your site. Your photo, the picture of the banner, stories and styles stay, and a backup of everything is kept first.'}
        </p>
        <details>
          <summary>All files that are read</summary>
          <ul>
            {formats.map((each) => (
              <li key={each}>{each.charAt(0).toUpperCase() + each.slice(1)}</li>
            ))}
          </ul>
        </details>
      </section>
      <section className="way other" aria-labelledby="begin-look">
        <h2 id="begin-look">{isFresh ? 'Or look around first' : 'Or go on as it is'}</h2>
        <p>
          {isFresh
            ? 'The page shows a made-up engineer, as an example of what yours can be. A button in its corner begins with your CV whenever you like.'
            : 'Nothing changes until you choose a file.'}
        </p>
        <button type="button" onClick={() => onLeave({ to: 'page' })}>
          {isFresh ? 'Look at the sample' : 'Back to your site'}
        </button>
        {report && (
          <button type="button" onClick={() => void onAsk(api.showBeginning('report'))}>
            What was read from {report.file}
          </button>
        )}
      </section>
      <Backups backups={backups} onAsk={onAsk} />
    </div>
  )
}

function problemWith({ name, size }: File, others: number): string | undefined {
  if (others > 0) return `These are ${others + 1} files. Drop the one with your CV.`
  const isTooLarge = size > MAX_RESUME
  return isTooLarge ? `${name} is larger than ${MAX_RESUME / 1e6} MB. Save it again with smaller pictures.` : undefined
}

function Sheet() {
  return (
    <svg className="begin-sheet" viewBox="14 4 40 56" width="40" height="56" aria-hidden>
      <path d="M17 6h21l13 13v39H17z" />
      <path d="M38 6v13h13" />
      <path d="M34 50V31m-8 8 8-8 8 8" className="arrow" />
    </svg>
  )
}
