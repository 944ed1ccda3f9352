import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The SHA-256 of content/animations/loader.json as delivered: src/sections/loading-overlay draws the same, without a player. */
const DRAWN = '790c36e69a805f56d7087826fb46ccf536931ec4d9ac020e596b6c4920966385'

/** Whether the overlay shows the drawing in this file by itself, so that nothing has to be fetched for it. */
export function isDrawnInPage(file: string): boolean {
  return createHash('sha256').update(readFileSync(file)).digest('hex') === DRAWN
}
