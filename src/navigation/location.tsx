import { type ComponentProps, createContext, type MouseEvent, use, useSyncExternalStore } from 'react'

type Routing = {
  /** The path below which all pages are, without a trailing slash. */
  base: string
  /** The path of the prerendered page, without the base. */
  initialPath: string
  /** Goes to an address of the site. */
  followLink: (address: string) => void
  /** Loads what the page of a story needs; rejects if it does not arrive. */
  loadStory: (path: string) => Promise<unknown>
}

export const RoutingContext = createContext<Routing>({
  base: '',
  initialPath: '/',
  followLink: () => undefined,
  loadStory: () => Promise.resolve(),
})

/** How many links of the site the visitor has followed. */
export const FollowedLinksContext = createContext(0)

const listeners = new Set<() => void>()

/** Changes the address, without loading a page. */
export function navigate(
  address: string,
  { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
) {
  history[replace ? 'replaceState' : 'pushState'](state, '', address)
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  addEventListener('popstate', notify)
  addEventListener('hashchange', notify)
  return () => {
    listeners.delete(notify)
    removeEventListener('popstate', notify)
    removeEventListener('hashchange', notify)
  }
}

/** The path of the current page, without the base. */
export function usePath(): string {
  const { base, initialPath } = use(RoutingContext)
  return useSyncExternalStore(
    subscribe,
    () => location.pathname.slice(base.length),
    () => initialPath,
  )
}

/** The fragment of the address, without the `#`. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1),
    () => '',
  )
}

/** With one, a link opens in another tab or window, or is saved, and a key is a command of the browser. */
export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** A link to a page of the site: no page is loaded. */
export function Link({ href, onClick, ...props }: LinkProps) {
  const { base, followLink } = use(RoutingContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasModifier(event)) return
    event.preventDefault()
    onClick?.(event)
    followLink(base + href)
  }
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its users give it content
  return <a {...props} href={base + href} onClick={follow} />
}

/** A path without the slash or `index.html` at its end. */
export const withoutIndex = (path: string) => path.replace(/\/(?:index\.html)?$/, '')
