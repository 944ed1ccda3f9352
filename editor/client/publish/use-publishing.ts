import { useCallback, useEffect, useState } from 'react'
import type { PublishOutcome, PublishProblem, PublishRun, PublishState } from '../../protocol/publish.ts'
import { readPublishState, readRun, startPublishing } from './publish-api.ts'

/** How often a run is asked about. */
const POLL_MS = 500

/**
 * What a press would do, and what became of the last one, of this window or another.
 * @param revision of the content
 */
export function usePublishing(revision: string, say: (text: string) => void) {
  const [state, setState] = useState<PublishState>()
  const [run, setRun] = useState<PublishRun>()
  const [refused, setRefused] = useState<PublishProblem>()
  /** The dev server does not answer, for now. */
  const [unanswered, setUnanswered] = useState<PublishProblem>()
  const [isBusy, setIsBusy] = useState(false)

  const take = useCallback((next: PublishState) => {
    setUnanswered(undefined)
    setState(next)
    setRun(next.run)
  }, [])
  const fail = useCallback(({ message }: Error) => setUnanswered({ message }), [])
  const refresh = useCallback(() => readPublishState().then(take, fail), [take, fail])

  // What differs may be another program's doing, too.
  useEffect(() => {
    void refresh()
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what the content has by now
  }, [refresh, revision])

  const isRunning = run?.isRunning === true
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => {
      readRun().then((next) => {
        setUnanswered(undefined)
        if (!isWhole(next)) return
        setRun(next)
        if (!next.isRunning) say(next.problems.length > 0 ? 'Publishing has stopped' : 'The host has the site')
      }, fail)
    }, POLL_MS)
    return () => {
      clearInterval(timer)
      void refresh()
    }
  }, [isRunning, refresh, fail, say])

  const step = isRunning ? run.steps.find((each) => each.state === 'running')?.name : undefined
  useEffect(() => {
    if (step !== undefined) say(`Publishing: ${step}`)
  }, [step, say])

  const start = async (message: string, shown: string) => {
    setRefused(undefined)
    setIsBusy(true)
    await startPublishing(message, shown).then(setRun, ({ message: problem }: Error) => {
      setRefused({ message: problem })
      return refresh()
    })
    setIsBusy(false)
  }

  /** Does what a press asks for, says what was done, and returns whether it is. */
  const act = async (outcome: Promise<PublishOutcome>, what: string): Promise<boolean> => {
    setIsBusy(true)
    const { refused: problem } = await outcome.then(
      (done) => {
        take(done.state)
        return done
      },
      ({ message }: Error) => ({ refused: { message } }),
    )
    setRefused(problem)
    setIsBusy(false)
    if (problem === undefined) say(what)
    return problem === undefined
  }

  return { state, run, refused: refused ?? unanswered, isBusy, isRunning, start, act }
}

const isWhole = (run: Partial<PublishRun>): run is PublishRun => run.steps !== undefined
