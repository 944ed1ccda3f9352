import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { filesIn } from '../../lib/files-in.ts'
import { UserError } from '../../lib/user-error.ts'
import { BROWSER_ARGUMENTS } from '../browser.mjs'
import { serve } from '../serve.ts'
import { brokenLinks } from './broken-links.ts'
import { checkPage } from './check-page.ts'

/** How long the browser may take to start, and then for each step and for each page. */
const START_MS = 20_000
const STEP_MS = 10_000
const PAGE_MS = 90_000

/**
 * Serves a built site, and checks it as its visitors meet it. Returns what is wrong, a line for each.
 * @param browser the path of a Chromium; without one, only the links are checked
 * @param report is told of each page before it is checked
 * @throws UserError if the folder has no built site, or the browser does not start
 */
export async function checkBuiltSite(
  folder: string,
  browser: string | undefined,
  report: (line: string) => void = () => undefined,
): Promise<string[]> {
  const pages = pagesIn(folder)
  const hosts = hostsOf(folder)
  const chrome = browser === undefined ? undefined : await start(browser)
  const { address, close } = await serve({ folder })
  try {
    const { broken } = await brokenLinks(address, pages)
    const problems = broken.map(({ page, link }) => `/${page}: The link ${link} leads nowhere.`)
    if (chrome === undefined) return problems
    for (const [index, page] of pages.entries()) {
      report(`Checking page ${index + 1} of ${pages.length}: /${page}`)
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
  const isOurs = (file: string) =>
    readFileSync(join(folder, file), 'utf8').includes('<script type="application/json" data-content')
  const pages = files.filter(isOurs)
  if (pages.length === 0) throw new UserError(`${folder} has no page of a built site. Run npm run build first.`)
  return pages.map((file) => file.replace(/index\.html$/, '')).toSorted()
}

async function start(browser: string): Promise<Browser> {
  try {
    return await launch(browser)
  } catch (error) {
    const [reason = ''] = String(error)
      .replace(/^.*?launch: /, '')
      .split('\n')
    throw new UserError(
      `The browser ${browser} did not start (${reason.replace(/\.$/, '')}). Set CHROMIUM_PATH to the path of another Chromium, Chrome or Edge.`,
    )
  }
}

function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, timeout: START_MS, args: BROWSER_ARGUMENTS })
}

async function visit(browser: Browser, address: string, hosts: readonly string[]): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  try {
    const messages = await listen(context, hosts)
    const page = await context.newPage()
    page.setDefaultTimeout(STEP_MS)
    const problems = await within(
      PAGE_MS,
      page.goto(address).then(() => checkPage(page)),
    ).catch(couldNotCheck)
    // A host of animations may be down; the site is whole without them.
    const own = messages.filter((message) => !hosts.some((host) => message.includes(host)))
    return [...problems, ...new Set(own)]
  } finally {
    await context.close()
  }
}

async function within<Value>(limit: number, work: Promise<Value>): Promise<Value> {
  const signal = AbortSignal.timeout(limit)
  const end = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`it took more than ${limit / 1000} seconds`)))
  })
  return Promise.race([work, end])
}

function couldNotCheck(error: unknown): string[] {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return [`The page could not be checked further (${reason.replace(/[.:]$/, '')}). Open it in a browser.`]
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
  if (!existsSync(join(folder, '_headers'))) {
    throw new UserError(`${folder} has no file _headers, which every build writes. Run npm run build again.`)
  }
  const [, origins = ''] = /connect-src 'self'([^;]*)/.exec(readFileSync(join(folder, '_headers'), 'utf8')) ?? []
  return origins
    .split(' ')
    .filter(Boolean)
    .map((origin) => new URL(origin).hostname)
}
