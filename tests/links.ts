import { expect, type APIRequestContext } from '@playwright/test'

/**
 * Follows every link, picture and fragment of some pages that leads to the site itself. Returns those that lead nowhere, and links to
 * pages without a slash at the end, which many hosts redirect.
 */
export async function brokenLinks(request: APIRequestContext, pages: readonly string[]) {
  const answers = new Map<string, { ok: boolean; text: string }>()
  const answerOf = async (address: string) => {
    const known = answers.get(address)
    if (known) return known
    const response = await request.get(address)
    const isPage = response.headers()['content-type']?.includes('html') ?? false
    const ok = response.ok() && address.endsWith('/') === isPage
    const answer = { ok, text: isPage ? await response.text() : '' }
    answers.set(address, answer)
    return answer
  }
  const broken: string[] = []
  for (const page of pages) {
    const response = await request.get(page)
    const links = (await response.text()).matchAll(/<[a-z]+ [^>]*?\b(?:href|src)="([^"]+)"/g)
    for (const [, link = ''] of links) {
      const { origin, pathname, hash } = new URL(link.replaceAll('&amp;', '&'), response.url())
      if (!response.url().startsWith(origin)) continue
      const { ok, text } = await answerOf(origin + pathname)
      const id = decodeURIComponent(hash.slice(1))
      if (!ok || (id !== '' && !text.includes(`id="${id}"`))) broken.push(`${link} on /${page}`)
    }
  }
  expect(answers.size).toBeGreaterThan(10)
  return broken
}
