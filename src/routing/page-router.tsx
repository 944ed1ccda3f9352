import { useCallback, useState, type ReactNode } from 'react'
import { Router, type AroundNavHandler } from 'wouter'
import type { Content } from '../../schema/content.ts'
import { RoutedArea } from './routed-area.tsx'

type PageRouterProps = {
  content: Content
  /** The path of the prerendered page, without the base path and the language. */
  initialPath: string
  children: ReactNode
}

/** The main page, given as children, and the routed area below it. */
export function PageRouter({ content, initialPath, children }: PageRouterProps) {
  // Without a trailing slash.
  const base = (content.locale?.base ?? import.meta.env.BASE_URL).slice(0, -1)
  const [followedLinks, setFollowedLinks] = useState(0)

  // A link to the current address adds nothing to the history, as the browser's own links don't.
  const followLink = useCallback<AroundNavHandler>((navigate, to, options) => {
    const { pathname, search, hash } = location
    navigate(to, { ...options, replace: withoutSlash(to) === withoutSlash(pathname) + search + hash })
    setFollowedLinks((count) => count + 1)
  }, [])

  return (
    <Router base={base} ssrPath={base + initialPath} aroundNav={followLink}>
      {children}
      <RoutedArea content={content} initialPath={initialPath} followedLinks={followedLinks} />
    </Router>
  )
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '')
}
