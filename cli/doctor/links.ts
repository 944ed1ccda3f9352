import type { LinkResult } from 'linkinator'
import { textsIn } from '../../generator/content/fields.ts'
import { parseContent } from '../../generator/content/parse-yaml.ts'
import { textOf } from '../../generator/content/read-content.ts'
import { isPublic } from '../../generator/content/sample-content.ts'
import { siteSchema } from '../../model/schema/site-schema.ts'
import { problemOf, type Problem } from './problem.ts'

const TIMEOUT_MS = 10_000

type Answer = Pick<Problem, 'severity' | 'message'>

/** Requests all links of valid content. */
export async function checkLinks(root: string, folder: string): Promise<Problem[]> {
  const { file, value, diagnose } = parseContent(textOf(root, folder), `${folder}/site.yaml`)
  const links = textsIn(siteSchema, value)
    .filter(({ path, text, meta }) => path[0] !== 'url' && meta.isUrl && URL.canParse(text) && isPublic(text))
    .map(({ path, text }) => ({ path, href: new URL(text).href }))
  const answers = await requestAll([...new Set(links.map(({ href }) => href))])
  return links.flatMap(({ path, href }) => {
    const answer = answers.get(href)
    return answer ? [problemOf(answer.severity, file, diagnose({ path, message: answer.message }))] : []
  })
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
