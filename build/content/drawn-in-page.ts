import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The SHA-256 of content/animations/loader.json as delivered: src/sections/loading-overlay draws the same, without a player. */
const DRAWN = '4bddad003e3953819f7a8ccc4cb2738da6bcd0813ae71cf11f91e5bd09fa890e'

/** Whether the overlay shows the drawing in this file by itself, so that nothing has to be fetched for it. */
export function isDrawnInPage(file: string): boolean {
  return createHash('sha256').update(readFileSync(file)).digest('hex') === DRAWN
}
