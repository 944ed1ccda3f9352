import { type ReactNode, useEffect, useRef } from 'react'
import type { PublishRun, PublishStep } from '../../protocol/publish.ts'

const NAMES: Record<PublishStep['name'], string> = { build: 'Build', check: 'Check', commit: 'Commit', push: 'Push' }

const WHAT: Record<PublishStep['name'], string> = {
  build: 'Makes the site, as the host will.',
  check: 'Looks for mistakes on its pages.',
  commit: 'Keeps this version in your repository.',
  push: 'Brings it to the host.',
}

const STATES: Record<PublishStep['state'], string> = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'stopped',
}

/** How far publishing is, and in the step that has failed, what is in its way. */
export function Steps({ run: { isRunning, steps, log }, children }: { run: PublishRun; children: ReactNode }) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (isRunning) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isRunning])
  return (
    <>
      <ol ref={list} className="steps" aria-label="Steps">
        {steps.map(({ name, state, note }) => (
          <li key={name} data-state={state} aria-current={state === 'running' ? 'step' : undefined}>
            <span className="mark" aria-hidden="true" />
            <p>
              <strong>{NAMES[name]}</strong> <span className="state">{STATES[state]}</span>
              <span className="help">{note ?? WHAT[name]}</span>
            </p>
            {state === 'failed' && children}
          </li>
        ))}
      </ol>
      {log.length > 0 && (
        <details className="log">
          <summary>Log</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
          <pre tabIndex={0}>{log.join('\n')}</pre>
        </details>
      )}
    </>
  )
}
