import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Two builds that share an address, and no code. */
export const [EARLIER, LATER] = ['node_modules/.site/specimen', 'node_modules/.site/long']

/** Counts how often a page is loaded from here on. */
export function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

/** The name of the script that a build's pages run. */
export function scriptOf(build: string): string {
  return /assets\/index-[^"]+/.exec(readFileSync(join(build, 'index.html'), 'utf8'))?.[0] ?? 'none'
}
