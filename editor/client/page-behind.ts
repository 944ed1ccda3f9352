import { useEffect } from 'react'
import { host } from './host.ts'

/** Nothing of the page gets the focus while a view is in front of it. */
export function usePageBehind() {
  useEffect(() => {
    const behind = [...(host.parentElement?.children ?? [])].flatMap((each) =>
      each instanceof HTMLElement && each !== host && !each.inert ? [each] : [],
    )
    for (const each of behind) each.inert = true
    return () => {
      for (const each of behind) each.inert = false
    }
  }, [])
}
