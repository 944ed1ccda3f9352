import { useCallback, useEffect, useState } from 'react'
import type { PublishedState, PublishRun, PublishState } from '../../protocol/publish.ts'
import { askHost } from './publish-api.ts'
import { Away } from './set-up.tsx'

/** A workflow takes some minutes. GitHub answers 60 questions an hour. */
const PAUSE_MS = 15_000
const MAX_QUESTIONS = 40

const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** After a push, the host is asked by itself. */
const JUST_NOW_MS = 1_800_000

type AtHostProps = {
  state: PublishState
  /** The last one, if it has ended. */
  run: PublishRun | undefined
  /** The host needs a setting, which nobody has seen in effect yet. */
  awaitsSettings: boolean
}

/** What is published now, as far as the host says so without a key. */
export function AtHost({ state: { published, settings }, run, awaitsSettings }: AtHostProps) {
  const [answer, setAnswer] = useState<PublishedState>()
  const [isAsking, setIsAsking] = useState(false)
  const ask = useCallback(async () => {
    setIsAsking(true)
    const next = await askHost().catch(({ message }: Error): PublishedState => ({ workflow: 'unknown', message }))
    setAnswer(next)
    setIsAsking(false)
    return next
  }, [])

  const { commit, began = '' } = run ?? {}
  useEffect(() => {
    if (commit === undefined || Date.now() - Date.parse(began) > JUST_NOW_MS) return undefined
    let timer = 0
    let left = MAX_QUESTIONS
    const follow = async () => {
      const { workflow } = await ask()
      left -= 1
      if (left > 0 && (workflow === 'waiting' || workflow === 'running')) timer = window.setTimeout(follow, PAUSE_MS)
      else left = 0
    }
    void follow()
    return () => {
      left = 0
      clearTimeout(timer)
    }
  }, [commit, began, ask])

  if (!published) return null
  const isOther = answer?.commit !== undefined && answer.commit.id !== published.id
  return (
    <section aria-label="At the host" className="at-host">
      <p>
        The host has the version of <time dateTime={published.date}>{TIME.format(new Date(published.date))}</time>:{' '}
        {published.subject}
      </p>
      {isOther && <p>By now, it has a version that this computer does not have.</p>}
      {/* Screen readers read out what changes in it, and not an element that is new. */}
      <div role="status">
        {answer && answer.workflow !== 'none' && (
          <div className="workflow" data-state={answer.workflow}>
            <span className="mark" aria-hidden="true" />
            <p>
              {answer.message} {answer.address !== undefined && <Away address={answer.address}>See it there</Away>}
            </p>
          </div>
        )}
      </div>
      {(answer?.workflow === 'failed' || (awaitsSettings && answer?.workflow !== 'passed')) && settings && (
        <p>
          {settings.what} <Away address={settings.address} />
        </p>
      )}
      <button type="button" aria-disabled={isAsking} onClick={() => !isAsking && void ask()}>
        {isAsking ? 'Asking …' : 'Ask the host'}
      </button>
    </section>
  )
}
