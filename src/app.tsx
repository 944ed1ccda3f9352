import { type Content, labelOf } from '../model/content.ts'
import { routedOrganisations } from '../model/initials.ts'
import { routedPathsOf } from '../model/story.ts'
import { PageRouter } from './pages/page-router.tsx'
import { PortfolioPage } from './pages/portfolio-page.tsx'
import { Footer } from './sections/footer/footer.tsx'
import { LoadingOverlay } from './sections/loading-overlay/loading-overlay.tsx'
import { NavigationBar } from './sections/navigation-bar/navigation-bar.tsx'
import { ThemeProvider, ThemeToggle } from './theme/theme.tsx'
import { NewTabLabel } from './ui/external-link.tsx'
import { MotionProvider, MotionToggle } from './ui/motion.tsx'

type AppProps = {
  content: Content
  /** The path of the prerendered page, without the base path and the language. */
  initialPath: string
}

/** PageRouter renders the routed area after its children. */
export function App({ content, initialPath }: AppProps) {
  const { name, sections, footer, animations = {}, pageColours, locale, ui, built, theme = 'dark' } = content
  const cv = content.cv !== false && {
    href: `${locale?.base ?? import.meta.env.BASE_URL}cv.pdf`,
    download: `${name}, ${ui.cv}.pdf`,
  }
  return (
    <NewTabLabel value={ui.newTab}>
      <MotionProvider>
        <PageRouter content={content} initialPath={initialPath}>
          <ThemeProvider initialTheme={theme} pageColours={pageColours}>
            <LoadingOverlay label={ui.loading} animation={animations.loader} />
            <a className="skip-link" href="#content">
              {ui.skipToContent}
            </a>
            <NavigationBar
              name={name}
              sections={sections.map((id) => ({ id, label: labelOf(content, id) }))}
              pages={routedOrganisations(content)}
              paths={routedPathsOf(content)}
              languages={locale?.others}
              email={content.profile.email}
              cv={cv}
              variants={(content.cv || undefined)?.variants}
              strings={ui}
            >
              {Object.keys(animations).length > 0 && <MotionToggle strings={ui} />}
            </NavigationBar>
            <ThemeToggle strings={ui} />
            <PortfolioPage content={content} cv={cv} />
            <Footer name={name} footer={footer} email={content.profile.email} built={built} />
          </ThemeProvider>
        </PageRouter>
      </MotionProvider>
    </NewTabLabel>
  )
}
