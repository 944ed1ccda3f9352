import { type ContentFile, type Diagnostic, faultInAnimation, isPublic, linksOf } from '../../content/content.ts'

const TIMEOUT_MS = 10_000

type Answer = Pick<Diagnostic, 'severity' | 'message'>

/** Requests all links of the content, each once. */
export async function checkLinks(content: ContentFile): Promise<Diagnostic[]> {
  const links = linksOf(content).filter(({ address }) => URL.canParse(address) && isPublic(address))
  const origin = originOf(content)
  const answers = new Map<string, Promise<Answer | null>>()
  const found = links.map(async ({ address, isAnimation, diagnose }) => {
    const asked = answers.get(address) ?? request(address, isAnimation ? origin : undefined)
    answers.set(address, asked)
    const answer = await asked
    return answer ? [{ ...diagnose(answer.message), severity: answer.severity }] : []
  })
  return (await Promise.all(found)).flat()
}

/** The origin of the site, for hosts that let only some sites load their files. */
function originOf({ source }: ContentFile): string {
  const url = process.env['SITE_URL'] || source?.url || ''
  return URL.canParse(url) ? new URL(url).origin : 'https://example.com'
}

/**
 * What is wrong with a URL; null if its page exists.
 * @param origin of the site, if it is an animation, which browsers must be able to load and play
 */
export async function request(url: string, origin?: string): Promise<Answer | null> {
  const warning = (message: string): Answer => ({ severity: 'warning', message })
  try {
    const headers = origin === undefined ? {} : { Origin: origin }
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const { status, ok, redirected, url: target, body } = response
    const fault = ok && origin !== undefined ? await faultOfAnimation(response, url, origin) : await body?.cancel()
    if (status === 404 || status === 410) {
      return {
        severity: 'error',
        message: `The page does not exist (status ${status}). Correct the URL, or remove it.`,
      }
    }
    // Many hosts reject programs. LinkedIn answers them with status 999.
    if (!ok) return warning(`The host rejects this check (status ${status}). Open the URL in a browser.`)
    if (fault) return { severity: 'error', message: fault }
    return redirected ? warning(`The URL redirects to ${target}. Write that URL, if you mean it.`) : null
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error))
    const reason = cause instanceof Error ? cause.message : message
    return warning(`The host cannot be reached (${reason}). ${proxyHint()}Open the URL in a browser.`)
  }
}

async function faultOfAnimation(response: Response, url: string, origin: string): Promise<string | undefined> {
  const allowed = response.headers.get('access-control-allow-origin')
  const fault = faultInAnimation(await response.text(), url)
  return fault === undefined && allowed !== '*' && allowed !== origin
    ? `The host does not let ${origin} load the animation (CORS). Download the file into content/animations/, and write its name.`
    : fault
}

/** Node ignores the proxy of the environment, unless it is asked to use it. */
function proxyHint(): string {
  const { HTTPS_PROXY, https_proxy: proxy = HTTPS_PROXY, NODE_USE_ENV_PROXY } = process.env
  return proxy && !NODE_USE_ENV_PROXY
    ? 'This check uses your proxy only with NODE_USE_ENV_PROXY=1, in Node 22.21, 24.5 or later. '
    : ''
}
