import { type ReactNode, useMemo, useState } from 'react'
import { FollowedLinksContext, navigate, RoutingContext, withoutIndex } from '../navigation/location.tsx'
import { preloadStory } from '../navigation/stories.ts'
import { fadeOut } from '../ui/fade-out.ts'
import { useMotion } from '../ui/motion.tsx'
import { loadStoryText } from './story-page.tsx'

type PageRouterProps = {
  /** The path of the home page. */
  base: string
  /** The path of the prerendered page, without the base path and the language. */
  initialPath: string
  children: ReactNode
}

/** Lets links of the site change the page without loading one. */
export function PageRouter({ base: home, initialPath, children }: PageRouterProps) {
  // Without a trailing slash.
  const base = home.slice(0, -1)
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
      <FollowedLinksContext value={followedLinks}>{children}</FollowedLinksContext>
    </RoutingContext>
  )
}
