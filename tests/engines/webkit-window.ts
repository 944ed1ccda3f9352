import { until, type Session } from './webdriver.ts'

type Size = { width: number; height: number }
type Watcher = Window & { complaints?: string[] }

/**
 * Opens addresses in windows of their own, which have the size that is asked for and no bars. WebKit's driver tells nothing
 * of the console, so the window that opens them, at a file of the same site, listens at each from its first moment on.
 */
export async function watchedWindows({ get, post }: Session, size: Size) {
  const watcher = await get<string>('window')

  return {
    goTo: async (address: string) => {
      const before = await get<string[]>('window/handles')
      await post('window', { handle: watcher })
      if (before.length === 1) {
        const url = new URL('/robots.txt', address).href
        await post('url', { url })
        await arrivalAt(post, url)
      }
      await post('execute/sync', { script: `(${String(openAndListen)})(arguments[0])`, args: [{ address, ...size }] })
      const after = await get<string[]>('window/handles')
      await post('window', { handle: after.find((handle) => !before.includes(handle)) })
      await arrivalAt(post, address)
    },
  }
}

/** The driver goes on at once, so that a page can be looked at while it is loading; scripts find none for a moment. */
function arrivalAt(post: Session['post'], address: string) {
  const script = "return document.readyState === 'loading' ? '' : location.href"
  const here = () => post('execute/sync', { script, args: [] }).catch(() => '')
  return until(async () => (await here()) === address, `${address} is there`)
}

/** In the watcher's page. */
function openAndListen({ address, width, height }: Size & { address: string }) {
  const complaints = ((window as Watcher).complaints ??= [])
  const opened = window.open(address, '_blank', `width=${width},height=${height}`)
  let heard: Document | undefined
  setInterval(() => {
    const page = opened?.document
    if (!page || page === heard || page.URL === 'about:blank') return
    heard = page
    const { console } = opened as Window & typeof globalThis
    for (const level of ['error', 'warn'] as const) console[level] = (...words) => complaints.push(words.join(' '))
    page.addEventListener('securitypolicyviolation', (event) => {
      complaints.push(`refused ${event.violatedDirective} ${event.blockedURI}`)
    })
    opened.addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
    const fail = (event: Event) => complaints.push('message' in event ? String(event.message) : 'a file does not come')
    opened.addEventListener('error', fail, { capture: true })
  }, 1)
}

/** In a page that was opened so. */
export function complaintsOf(): string[] {
  return (window.opener as Watcher).complaints ?? []
}
