import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildLike } from './builds.ts'

/** The build that replaces the earlier one. */
export const LATER = 'node_modules/.site/sample'

const PAGES = ['index.html', '404.html', 'academy/index.html', 'foundation/index.html']

/**
 * A build whose scripts have other names than those of `LATER`, as if the code had changed since.
 * @param folder does not exist yet
 */
export function buildEarlier(folder: string): string {
  const scripts = readdirSync(join(LATER, 'assets')).filter((name) => name.endsWith('.js'))
  const earlier = (text: string) =>
    scripts.reduce((changed, name) => changed.replaceAll(name, name.replace('.js', '-earlier.js')), text)
  const files = [...PAGES, ...scripts.map((name) => `assets/${name}`)]
  const changed = files.map((file) => [earlier(file), earlier(readFileSync(join(LATER, file), 'utf8'))] as const)
  return buildLike(folder, { files: Object.fromEntries(changed) })
}

/** Counts the navigations from now on; those inside the page don't count. */
export function countNavigations(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

/** The name of the script that a build's pages run. */
export function scriptOf(build: string): string {
  return /assets\/index-[^"]+/.exec(readFileSync(join(build, 'index.html'), 'utf8'))?.[0] ?? 'none'
}
