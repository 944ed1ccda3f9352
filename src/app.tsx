import { Composition } from 'virtual:composition'
import type { SiteView } from '../model/view.ts'
import { PageRouter } from './pages/page-router.tsx'
import { ThemeProvider } from './theme/theme.tsx'
import { NewTabLabel } from './ui/external-link.tsx'
import { MotionProvider } from './ui/motion.tsx'

type AppProps = {
  view: SiteView
  /** The path of the prerendered page, without the base path and the language. */
  initialPath: string
}

/** What every composition has around it: the route, the theme, and whether it moves. */
export function App({ view, initialPath }: AppProps) {
  return (
    <NewTabLabel value={view.ui.newTab}>
      <MotionProvider>
        <PageRouter base={view.locale?.base ?? import.meta.env.BASE_URL} initialPath={initialPath}>
          <ThemeProvider initialTheme={view.theme ?? 'dark'} pageColours={view.pageColours}>
            <Composition view={view} />
          </ThemeProvider>
        </PageRouter>
      </MotionProvider>
    </NewTabLabel>
  )
}
