import { useState } from 'react'

/** What is being written is shown at once, and the next change is made from it. */
export function useWritten<Value>(value: Value, onWrite: (next: Value, old: Value | null) => unknown) {
  const [underWay, setUnderWay] = useState<{ value: Value }>()
  const shown = underWay ? underWay.value : value
  const write = (next: Value) => {
    const own = { value: next }
    setUnderWay(own)
    void Promise.resolve(onWrite(next, shown ?? null)).then(() =>
      setUnderWay((current) => (current === own ? undefined : current)),
    )
  }
  return [shown, write] as const
}
