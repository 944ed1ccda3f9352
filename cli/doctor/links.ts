import type { LinkResult } from 'linkinator'
import { isPublic } from '../../generator/content/sample-content.ts'
import type { Diagnostic, Site } from './site.ts'

const TIMEOUT_MS = 10_000

type Answer = Pick<Diagnostic, 'severity' | 'message'>

/** @param online whether to request the links */
export async function checkLinks({ texts, warn }: Site, online: boolean) {
  const links = texts
    .filter(({ path, meta }) => path[0] !== 'url' && meta.isUrl)
    .map(({ path, text }) => ({ path, href: URL.canParse(text) ? new URL(text).href : text }))
  const requested = links.map(({ href }) => href).filter((href) => online && URL.canParse(href) && isPublic(href))
  const answers = await requestAll([...new Set(requested)])
  const diagnostics = links.flatMap(({ path, href }): Diagnostic[] => {
    if (href === '#') return [warn(path, 'The link leads nowhere. Write a URL, or remove the link.')]
    const answer = answers.get(href)
    return answer ? [{ ...warn(path, answer.message), severity: answer.severity }] : []
  })
  const requests = online ? `${answers.size} requested` : 'none requested (--online)'
  return { summary: `${links.length} links, ${requests}`, diagnostics }
}

/** The answer of each URL; null if the page exists. */
export async function requestAll(urls: readonly string[]): Promise<Map<string, Answer | null>> {
  if (urls.length === 0) return new Map()
  const { LinkChecker } = await import('linkinator')
  const checker = new LinkChecker()
  const redirects = new Map<string, string | undefined>()
  checker.on('redirect', ({ url, targetUrl }) => redirects.set(url, targetUrl))
  const { links } = await checker.check({
    path: [...urls],
    timeout: TIMEOUT_MS,
    redirects: 'warn',
    // The pages are requested, but not the links on them.
    linksToSkip: async (link) => !urls.includes(link),
  })
  const results = links.filter(({ url, parent }) => parent === undefined && urls.includes(url))
  return new Map(results.map((result) => [result.url, answerOf(result, redirects.get(result.url))]))
}

function answerOf({ status = 0, failureDetails = [] }: LinkResult, redirect: string | undefined): Answer | null {
  const warning = (message: string): Answer => ({ severity: 'warning', message })
  if (status === 404 || status === 410) {
    return { severity: 'error', message: `The page does not exist (status ${status}). Correct the URL, or remove it.` }
  }
  if (status >= 200 && status < 300) {
    return redirect === undefined ? null : warning(`The URL redirects to ${redirect}. Write that URL, if you mean it.`)
  }
  // Many hosts reject programs. LinkedIn answers them with status 999.
  if (status !== 0) return warning(`The host rejects this check (status ${status}). Open the URL in a browser.`)
  const error = failureDetails.find((detail) => detail instanceof Error)
  const reason = error?.cause instanceof Error ? error.cause.message : (error?.message ?? 'no answer')
  return warning(`The host cannot be reached (${reason}). Open the URL in a browser.`)
}
