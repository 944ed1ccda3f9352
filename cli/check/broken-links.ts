const TIMEOUT_MS = 10_000

/** `text` is that of pages and SVG files. Links to other files have no fragments to check. */
type Answer = { ok: boolean; text?: string }

/**
 * Follows every link, picture and fragment of some pages that leads to the site itself. Other links are not followed.
 * @param address of the site, with a trailing slash
 * @param pages paths below the address
 */
export async function brokenLinks(address: string, pages: readonly string[]) {
  const answers = new Map<string, Answer>()
  const answerOf = async (url: string) => {
    const answer = answers.get(url) ?? (await request(url))
    answers.set(url, answer)
    return answer
  }
  const broken: { page: string; link: string }[] = []
  for (const page of pages) {
    const { text: html = '' } = await answerOf(address + page)
    for (const [, link = ''] of html.matchAll(/<[a-z]+ [^>]*?\b(?:href|src)="([^"]+)"/g)) {
      const { origin, pathname, hash } = new URL(link.replaceAll('&amp;', '&'), address + page)
      if (origin !== new URL(address).origin) continue
      const { ok, text } = await answerOf(origin + pathname)
      const id = decodeURIComponent(hash.slice(1))
      if (!ok || (id !== '' && text?.includes(`id="${id}"`) === false)) broken.push({ page, link })
    }
  }
  return { checked: answers.size, broken }
}

async function request(url: string): Promise<Answer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const hasIds = /html|svg/.test(response.headers.get('content-type') ?? '')
    return { ok: response.ok, ...(hasIds && { text: await response.text() }) }
  } catch {
    return { ok: false } // such as a file that cannot be read
  }
}
