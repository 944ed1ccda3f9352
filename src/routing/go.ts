import type { AroundNavHandler } from 'wouter'

/** Follows a link. One to where the visitor is already adds nothing to the history, as with the browser's own links. */
export const go: AroundNavHandler = (navigate, to, options) => {
  const here = location.pathname.replace(/(?!^)\/$/, '') + location.search + location.hash
  navigate(to, { ...options, replace: to.replace(/(?!^)\/$/, '') === here })
}
