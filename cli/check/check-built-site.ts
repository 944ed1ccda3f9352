import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { filesIn } from '../../generator/lib/files-in.ts'
import { serve } from '../serve.ts'
import { brokenLinks } from './broken-links.ts'
import { checkPage } from './check-page.ts'

/**
 * Serves a built site, and checks it as its visitors meet it. Returns what is wrong, a line for each.
 * @param browser the path of a Chromium; without one, only the links are checked
 */
export async function checkBuiltSite(folder: string, browser: string | undefined): Promise<string[]> {
  const pages = pagesIn(folder)
  const hosts = hostsOf(folder)
  const { address, close } = await serve({ folder })
  const chrome = browser === undefined ? undefined : await launch(browser)
  try {
    const { broken } = await brokenLinks(address, pages)
    const problems = broken.map(({ page, link }) => `/${page}: The link ${link} leads nowhere.`)
    if (chrome === undefined) return problems
    for (const page of pages) {
      const found = await visit(chrome, address + page, hosts)
      problems.push(...found.map((problem) => `/${page}: ${problem}`))
    }
    return problems
  } finally {
    await chrome?.close()
    await close()
  }
}

/** The paths of the pages that the build has made; an owner's own HTML in content/files/ is none. */
function pagesIn(folder: string): string[] {
  const files = filesIn(folder).filter((file) => /(?:^|\/)index\.html$/.test(file))
  const pages = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes(' data-content='))
  return pages.map((file) => file.replace(/index\.html$/, '')).toSorted()
}

/** Chromium's sandbox does not work as root, as in many containers. */
export function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
}

async function visit(browser: Browser, address: string, hosts: readonly string[]): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  try {
    const messages = await listen(context, hosts)
    const page = await context.newPage()
    await page.goto(address)
    const problems = await checkPage(page)
    // A host of animations may be down; the site is whole without them.
    const own = messages.filter((message) => !hosts.some((host) => message.includes(host)))
    return [...problems, ...new Set(own)]
  } finally {
    await context.close()
  }
}

/** Errors on the console, violations of the content security policy and requests to hosts that it does not name, as they occur. */
export async function listen(context: BrowserContext, hosts: readonly string[]): Promise<string[]> {
  const messages: string[] = []
  context.on('weberror', (error) => messages.push(String(error.error())))
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      messages.push(`The browser reports: ${message.text()} ${message.location().url}`.trim())
  })
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !['localhost', ...hosts].includes(hostname)) {
      messages.push(`The page requests ${request.url()}.`)
    }
  })
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`The policy of the site blocks ${blockedURI} (${effectiveDirective}).`)
    }),
  )
  return messages
}

/** The hosts of animations, which the policy allows. */
function hostsOf(folder: string): string[] {
  const [, origins = ''] = /connect-src 'self'([^;]*)/.exec(readFileSync(join(folder, '_headers'), 'utf8')) ?? []
  return origins
    .split(' ')
    .filter(Boolean)
    .map((origin) => new URL(origin).hostname)
}
