import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import start from 'virtual:editor'
import type { Beginning } from '../../protocol/begin.ts'
import * as api from '../api.ts'
import { closed } from '../device.ts'

const POLL_MS = 500

/** How far the beginning with a CV is. The server knows it, because the page is loaded again when the content changes. */
export function useBeginning() {
  const [beginning, setBeginning] = useState<Beginning>()
  const [message, setMessage] = useState<string>()
  const ask = useCallback(async (request: Promise<Beginning>) => {
    const next = await request.catch((error: Error) => setMessage(error.message))
    if (!next) return
    // What follows gives the focus to what is there then.
    flushSync(() => {
      setBeginning(next)
      setMessage(undefined)
    })
  }, [])
  useEffect(() => {
    if (start.canBegin && closed() === undefined) void ask(api.readBeginning())
  }, [ask])
  const isReading = beginning?.reading !== undefined
  useEffect(() => {
    if (!isReading) return undefined
    const timer = setInterval(() => void ask(api.readBeginning()), POLL_MS)
    return () => clearInterval(timer)
  }, [isReading, ask])
  return { beginning, message, ask }
}
