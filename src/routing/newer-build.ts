const RENEWED = 'renewed'
const PATIENCE_MS = 4000

/**
 * Loads the page anew where it is, once, if the one that stands there by now runs another script than this one: what an
 * earlier page asks for is gone then. The entry in the visitor's history remembers it, so that nothing goes in circles.
 * @returns whether the page is being loaded
 */
export async function renewed(): Promise<boolean> {
  const { href } = location
  if (history.state) return false
  const page = await fetch(href, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
  const script = /assets\/index-[^"]+/.exec(await page.text())
  if (!script || import.meta.url.endsWith(script[0]) || location.href !== href) return false
  history.replaceState(RENEWED, '')
  location.reload()
  return true
}

/** Whether this page was loaded anew for its code. It is said once: when visitors reload it themselves, they keep their place. */
export function cameRenewed(): boolean {
  const came = history.state === RENEWED
  if (came) history.replaceState('here', '')
  return came
}
