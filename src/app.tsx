import { useCallback, useLayoutEffect, useState } from 'react'
import { Router } from 'wouter'
import type { Content } from '../schema/content.ts'
import { PortfolioPage } from './pages/portfolio-page.tsx'
import { go } from './routing/go.ts'
import { RoutedArea, type FirstPage } from './routing/routed-area.tsx'
import { Footer } from './sections/footer/footer.tsx'
import { LoadingOverlay } from './sections/loading-overlay/loading-overlay.tsx'
import { NavigationBar } from './sections/navigation-bar/navigation-bar.tsx'
import { ThemeToggle } from './theme/theme-toggle.tsx'
import { ThemeProvider } from './theme/theme.tsx'
import { MotionProvider, MotionSwitch } from './ui/motion.tsx'

/** The base path without its closing slash. */
const BASE = import.meta.env.BASE_URL.slice(0, -1)

type AppProps = {
  content: Content
  /** The path of the page that the HTML holds, without the base path. */
  path: string
  first: FirstPage
}

export function App({ content, path, first }: AppProps) {
  const { name, sections, companies, footer, animations = {}, ui } = content
  const cv = { href: `${BASE}/cv.pdf`, download: `${name}, ${ui.cv}.pdf` }
  const [loading, setLoading] = useState(true)
  const endLoading = useCallback(() => setLoading(false), [])

  // From here on the controls work; until then, CSS counts how long they have been promised.
  useLayoutEffect(() => {
    document.documentElement.dataset.live = 'yes'
  }, [])

  return (
    <ThemeProvider>
      <MotionProvider>
        <Router base={BASE} ssrPath={BASE + path} aroundNav={go}>
          {loading && <LoadingOverlay label={ui.loading} animation={animations.loader} onEnd={endLoading} />}
          <a className="skip-link" href="#content">
            {ui.skipToContent}
          </a>
          <NavigationBar
            name={name}
            sections={sections.map((id) => ({ id, label: content[id].label }))}
            pages={companies.organisations}
            cv={cv}
            strings={ui}
          >
            {Object.keys(animations).length > 0 && <MotionSwitch strings={ui} />}
          </NavigationBar>
          <ThemeToggle strings={ui} />
          <PortfolioPage content={content} cv={cv} shown={path === '/' || !loading} />
          <Footer footer={footer} strings={ui} />
          <RoutedArea content={content} first={first} loading={loading} />
        </Router>
      </MotionProvider>
    </ThemeProvider>
  )
}
