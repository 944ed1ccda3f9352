import { isPublic } from '../../generator/check/site-url.ts'
import { pairsIn } from '../../generator/read/catalogue.ts'
import { type Diagnostic, ofPosition } from '../../generator/read/diagnostic.ts'
import { textsIn } from '../../generator/read/fields.ts'
import { parseStory } from '../../generator/read/parse-story.ts'
import type { ContentFile } from '../../generator/read/read-content.ts'
import { partsOf, withLinks } from '../../model/fields/rich-text.ts'
import { siteSchema } from '../../model/site-schema.ts'

const TIMEOUT_MS = 10_000

type Answer = Pick<Diagnostic, 'severity' | 'message'>

/** A link, and how to say what is wrong with it. */
type Link = { address: string; diagnose: (message: string) => Diagnostic }

/** Requests all links of the content, each once. */
export async function checkLinks(content: ContentFile): Promise<Diagnostic[]> {
  const links = [...linksInFields(content), ...linksInTranslations(content), ...linksInStories(content)].filter(
    ({ address }) => URL.canParse(address) && isPublic(address),
  )
  const addresses = new Set(links.map(({ address }) => address))
  const answers = new Map(Array.from(addresses, (address) => [address, request(address)]))
  const found = links.map(async ({ address, diagnose }) => {
    const answer = await answers.get(address)
    return answer ? [{ ...diagnose(answer.message), severity: answer.severity }] : []
  })
  return (await Promise.all(found)).flat()
}

/** The links of site.yaml: addresses, and those in texts and in the field `story`. */
function linksInFields({ value, diagnose }: ContentFile): Link[] {
  return textsIn(siteSchema, value).flatMap(({ path, text, meta }) => {
    if (path[0] === 'url') return []
    const addresses = meta.isUrl ? [text] : path.at(-1) === 'story' ? linksInStory(text) : linksInText(text)
    return addresses.map((address) => ({ address, diagnose: (message) => diagnose(path, message) }))
  })
}

function linksInTranslations({ translations, source }: ContentFile): Link[] {
  return translations.flatMap((catalogue) =>
    pairsIn(catalogue, source?.language ?? '').flatMap(({ translation, offset }) =>
      linksInText(translation).map((address) => ({
        address,
        diagnose: (message: string) => catalogue.diagnose([], message, { offset }),
      })),
    ),
  )
}

/** The links of the stories in files of their own. */
function linksInStories({ stories, name }: ContentFile): Link[] {
  return stories.flatMap(({ links, path, text }) =>
    links.map((link) => ({
      address: link.address,
      diagnose: (message: string) => ofPosition(`${name}/${path}`, text, link, message),
    })),
  )
}

function linksInStory(markdown: string): string[] {
  return parseStory(markdown).links.map(({ address }) => address)
}

function linksInText(text: string): string[] {
  return partsOf(withLinks(text)).flatMap(({ address }) => address ?? [])
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
    return warning(`The host cannot be reached (${reason}). ${proxyHint()}Open the URL in a browser.`)
  }
}

/** Node ignores the proxy of the environment, unless it is asked to use it. */
function proxyHint(): string {
  const { HTTPS_PROXY, https_proxy: proxy = HTTPS_PROXY, NODE_USE_ENV_PROXY } = process.env
  return proxy && !NODE_USE_ENV_PROXY
    ? 'This check uses your proxy only with NODE_USE_ENV_PROXY=1, in Node 22.21, 24.5 or later. '
    : ''
}
