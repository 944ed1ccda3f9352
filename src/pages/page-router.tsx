import { type ReactNode, useMemo, useState } from 'react'
import type { SiteView } from '../../model/view.ts'
import { navigate, RoutingContext, withoutIndex } from '../navigation/location.tsx'
import { preloadStory } from '../navigation/stories.ts'
import { fadeOut } from '../ui/fade-out.ts'
import { useMotion } from '../ui/motion.tsx'
import { RoutedArea } from './routed-area.tsx'
import { loadStoryText } from './story-page.tsx'

type PageRouterProps = {
  view: SiteView
  /** The path of the prerendered page, without the base path and the language. */
  initialPath: string
  children: ReactNode
}

/** The main page, given as children, and the routed area below it. */
export function PageRouter({ view, initialPath, children }: PageRouterProps) {
  // Without a trailing slash.
  const base = (view.locale?.base ?? import.meta.env.BASE_URL).slice(0, -1)
  const [followedLinks, setFollowedLinks] = useState(0)
  const { moving } = useMotion()

  const routing = useMemo(() => {
    // A link to the current address adds nothing to the history, as the browser's own links don't.
    const followLink = (address: string) => {
      if (moving) fadeOut('var(--bar-height)')
      const { pathname, search, hash } = location
      const replace = withoutIndex(address) === withoutIndex(pathname) + search + hash
      navigate(address, { replace })
      setFollowedLinks((count) => count + 1)
    }
    const loadStory = (path: string) => Promise.all([preloadStory(base, path), loadStoryText()])
    return { base, initialPath, followLink, loadStory }
  }, [base, initialPath, moving])

  return (
    <RoutingContext value={routing}>
      {children}
      <RoutedArea view={view} followedLinks={followedLinks} />
    </RoutingContext>
  )
}
