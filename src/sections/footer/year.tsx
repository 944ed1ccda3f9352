import { useSyncExternalStore } from 'react'

/** The current year by the visitor's clock. The prerendered HTML contains the year of the build. */
export function Year() {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => BUILD_YEAR,
  )
}

function neverChanges() {
  return () => undefined
}
