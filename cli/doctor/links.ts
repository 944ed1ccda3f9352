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
  const hrefs = [...new Set(links.map(({ href }) => href))]
  const answers = new Map(
    await Promise.all(hrefs.map(async (href): Promise<[string, Answer | null]> => [href, await request(href)])),
  )
  return links.flatMap(({ path, href }) => {
    const answer = answers.get(href)
    return answer ? [problemOf(answer.severity, file, diagnose({ path, message: answer.message }))] : []
  })
}

/** What is wrong with a URL; null if its page exists. */
export async function request(url: string): Promise<Answer | null> {
  const warning = (message: string): Answer => ({ severity: 'warning', message })
  try {
    const { status, ok, redirected, url: target, body } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await body?.cancel()
    if (status === 404 || status === 410) {
      return {
        severity: 'error',
        message: `The page does not exist (status ${status}). Correct the URL, or remove it.`,
      }
    }
    // Many hosts reject programs. LinkedIn answers them with status 999.
    if (!ok) return warning(`The host rejects this check (status ${status}). Open the URL in a browser.`)
    return redirected ? warning(`The URL redirects to ${target}. Write that URL, if you mean it.`) : null
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error))
    const reason = cause instanceof Error ? cause.message : message
    return warning(`The host cannot be reached (${reason}). Open the URL in a browser.`)
  }
}
