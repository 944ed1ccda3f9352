import { useSyncExternalStore } from 'react'

/** This year, by the visitor's clock; until scripts run, the year the page was built in. */
export function Year() {
  return useSyncExternalStore(
    subscribeToNothing,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  )
}

function subscribeToNothing() {
  return () => undefined
}
