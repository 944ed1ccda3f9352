import type { SiteView } from '../model/view.ts'
import { pagePathsOf, routedOrganisations } from './navigation/routes.ts'
import { PageRouter } from './pages/page-router.tsx'
import { PortfolioPage } from './pages/portfolio-page.tsx'
import { CareerLine } from './sections/career-line/career-line.tsx'
import { Footer } from './sections/footer/footer.tsx'
import { LoadingOverlay } from './sections/loading-overlay/loading-overlay.tsx'
import { NavigationBar } from './sections/navigation-bar/navigation-bar.tsx'
import { ThemeProvider, ThemeToggle } from './theme/theme.tsx'
import { NewTabLabel } from './ui/external-link.tsx'
import { MotionProvider, MotionToggle } from './ui/motion.tsx'

type AppProps = {
  view: SiteView
  /** The path of the prerendered page, without the base path and the language. */
  initialPath: string
}

/** PageRouter renders the routed area after its children. */
export function App({ view, initialPath }: AppProps) {
  const { name, sections, footer, animations = {}, pageColours, locale, ui, built, theme = 'dark' } = view
  const cv = view.cv !== false && {
    href: `${locale?.base ?? import.meta.env.BASE_URL}cv.pdf`,
    download: `${name}, ${ui.cv}.pdf`,
  }
  const isAnimated = Object.keys(animations).length > 0 || sections.some(({ animation }) => animation)
  return (
    <NewTabLabel value={ui.newTab}>
      <MotionProvider>
        <PageRouter view={view} initialPath={initialPath}>
          <ThemeProvider initialTheme={theme} pageColours={pageColours}>
            <LoadingOverlay label={ui.loading} animation={animations.loader} career={view.career} />
            <a className="skip-link" href="#content">
              {ui.skipToContent}
            </a>
            <NavigationBar
              name={name}
              sections={sections}
              pages={routedOrganisations(view)}
              paths={pagePathsOf(view)}
              languages={locale?.others}
              email={view.profile.email}
              cv={cv}
              variants={(view.cv || undefined)?.variants}
              strings={ui}
            >
              {isAnimated && <MotionToggle strings={ui} />}
            </NavigationBar>
            <CareerLine view={view} />
            <ThemeToggle strings={ui} />
            <PortfolioPage view={view} cv={cv} />
            <Footer name={name} footer={footer} email={view.profile.email} built={built}>
              {isAnimated && <MotionToggle strings={ui} />}
            </Footer>
          </ThemeProvider>
        </PageRouter>
      </MotionProvider>
    </NewTabLabel>
  )
}
