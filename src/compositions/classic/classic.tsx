import type { ReactNode } from 'react'
import type { SiteView } from '../../../model/view.ts'
import { usePath } from '../../navigation/location.tsx'
import { matchRoute, pagePathsOf, routedOrganisations } from '../../navigation/routes.ts'
import { RoutedArea } from '../../pages/routed-area.tsx'
import { CareerLine } from '../../sections/career-line/career-line.tsx'
import { Footer } from '../../sections/footer/footer.tsx'
import { Hero } from '../../sections/hero/hero.tsx'
import { LoadingOverlay } from '../../sections/loading-overlay/loading-overlay.tsx'
import { NavigationBar } from '../../sections/navigation-bar/navigation-bar.tsx'
import { ProfileCard } from '../../sections/profile-card/profile-card.tsx'
import { SectionView } from '../../sections/section-view.tsx'
import { ThemeToggle } from '../../theme/theme.tsx'
import { cvOf } from '../../ui/cv-links.ts'
import { MotionToggle } from '../../ui/motion.tsx'
import { Result } from '../../ui/result.tsx'
import * as pages from '../../pages/page.module.css'

/** Chromium waits with the first frame until it has the overlay. No project has a capital in its id. */
export const FIRST_FRAME = 'loadingOverlay'

/** The page of the specification: one home page, with every other page below it. */
export function Composition({ view }: { view: SiteView }) {
  const { name, hero, profile, sections, footer, animations = {}, built, locale, ui } = view
  const base = locale?.base ?? import.meta.env.BASE_URL
  const cv = cvOf(view)
  const isAnimated = Object.keys(animations).length > 0 || sections.some(({ animation }) => animation)
  const motion = isAnimated && <MotionToggle strings={ui} />
  return (
    <>
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
        email={profile.email}
        cv={cv}
        variants={(view.cv || undefined)?.variants}
        strings={ui}
      >
        {motion}
      </NavigationBar>
      <CareerLine view={view} />
      <ThemeToggle strings={ui} />
      <Content view={view}>
        <Hero hero={hero} animation={animations.hero} />
        <div className={pages.page}>
          <ProfileCard
            name={name}
            profile={profile}
            animation={animations.profile}
            cv={cv}
            formats={(view.cv || undefined)?.formats}
            profiles={footer?.profiles?.slice(0, 2) ?? []}
            contactCard={`${base}contact.vcf`}
            strings={ui}
          />
          {sections.map((section) => (
            <SectionView key={section.id} section={section} strings={ui} />
          ))}
        </div>
      </Content>
      <Footer name={name} footer={footer} email={profile.email} built={built}>
        {motion}
      </Footer>
      <RoutedArea view={view} renderResult={(result) => <Result result={result} large />} />
    </>
  )
}

/** On a page of its own in the routed area, that is the main content: for screen readers, and for reader views of browsers. */
function Content({ view, children }: { view: SiteView; children: ReactNode }) {
  const isHome = matchRoute(usePath(), view).kind === 'home'
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- with another tag, the whole page would be rendered anew
    <div id="content" role={isHome ? 'main' : 'complementary'} className={pages.content}>
      {children}
    </div>
  )
}
