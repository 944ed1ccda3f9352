const RENEWED = 'renewed'

/**
 * Loads the page anew where it is, once, if the one that stands there by now runs another script than this one: what an
 * earlier page asks for is gone then. The entry in the visitor's history remembers it, so that nothing goes in circles.
 * @returns whether the page is being loaded
 */
export async function renewed(): Promise<boolean> {
  if (cameRenewed()) return false
  const page = await fetch(location.href, { cache: 'no-store' })
  const script = /assets\/index-[^"]+/.exec(await page.text())
  if (!script || import.meta.url.endsWith(script[0])) return false
  history.replaceState(RENEWED, '')
  location.reload()
  return true
}

/** Whether this page was loaded anew for its code. */
export function cameRenewed(): boolean {
  return history.state === RENEWED
}
