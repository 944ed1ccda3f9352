import type { AroundNavHandler } from 'wouter'
import { behindVeil } from '../ui/veil.ts'

/**
 * Follows a link, behind a veil: drawing a page takes a slow phone longer than a press should wait for its answer. A link to
 * where the visitor is already adds nothing to the history, as with the browser's own links.
 */
export const go: AroundNavHandler = (navigate, to, options) => {
  behindVeil('ground', () => {
    const here = location.pathname.replace(/(?!^)\/$/, '') + location.search + location.hash
    navigate(to, { ...options, replace: to.replace(/(?!^)\/$/, '') === here })
  })
}
