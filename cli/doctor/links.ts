import type { LinkResult } from 'linkinator'
import { isPublic } from '../../generator/content/sample-content.ts'
import { warnAt, type Diagnostic } from './diagnostic.ts'
import type { Site } from './read-site.ts'

const TIMEOUT_MS = 10_000

type Answer = Pick<Diagnostic, 'severity' | 'message'>

/** @param online whether to request the links */
export async function checkLinks({ content, texts }: Site, online: boolean) {
  const links = texts.filter(({ path, meta }) => path[0] !== 'url' && meta.isUrl)
  const hrefs = links.map(({ text }) => (URL.canParse(text) ? new URL(text).href : text))
  const requested = online ? hrefs.filter((href) => URL.canParse(href) && isPublic(href)) : []
  const answers = await requestAll([...new Set(requested)])
  const diagnostics = links.flatMap(({ path }, index): Diagnostic[] => {
    const href = hrefs[index] ?? ''
    if (href === '#') return [warnAt(content, path, 'The link leads nowhere. Write a URL, or remove the link.')]
    const answer = answers.get(href)
    const isCopy =
      path[1] === 'profiles' &&
      links.some((other, at) => at < index && other.path[1] === 'profiles' && hrefs[at] === href)
    return [
      ...(isCopy ? [warnAt(content, path, 'An earlier profile has the same URL. Correct or remove it.')] : []),
      ...(answer ? [{ ...warnAt(content, path, answer.message), severity: answer.severity }] : []),
    ]
  })
  return {
    summary: `${links.length} links, ${online ? `${answers.size} requested` : 'none requested (--online)'}`,
    diagnostics,
  }
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
