import type { SectionView as Section, SiteView } from '../../../model/view.ts'
import { usePath } from '../../navigation/location.tsx'
import { matchRoute } from '../../navigation/routes.ts'
import { KeptHome } from '../../pages/kept-home.tsx'
import { MyPart } from '../../pages/my-part.tsx'
import { PageBar } from '../../pages/page-bar.tsx'
import { RoutedArea } from '../../pages/routed-area.tsx'
import { Organisations } from '../../sections/companies/organisations.tsx'
import { Footer } from '../../sections/footer/footer.tsx'
import { inOrder } from '../../sections/in-order.ts'
import { KeyResults } from '../../sections/key-results.tsx'
import { ListSection } from '../../sections/list-section.tsx'
import { ThemeToggle } from '../../theme/theme.tsx'
import { Change } from '../../ui/change.tsx'
import { MotionToggle } from '../../ui/motion.tsx'
import { Banner } from './parts/banner.tsx'
import { Incidents } from './parts/incidents.tsx'
import { Jobs } from './parts/jobs.tsx'
import { Panel } from './parts/panel.tsx'
import { Person } from './parts/person.tsx'
import { Skills } from './parts/skills.tsx'
import * as standAlone from '../../pages/stand-alone.module.css'
import * as resultStyles from './parts/results.module.css'
import * as styles from './status.module.css'

/** The first frame has the first screen. */
export const FIRST_FRAME = 'statusEnd'

/** A person as a status page: available or not, a row of cells for the career and each skill, and projects as what was resolved. */
export function Composition({ view }: { view: SiteView }) {
  const { name, profile, sections, footer, built, ui } = view
  const isHome = matchRoute(usePath(), view).kind === 'home'
  const isAnimated = sections.some(({ animation }) => animation)
  const motion = isAnimated && <MotionToggle strings={ui} />
  return (
    <div className={`${styles.status} ${standAlone.pages}`}>
      <PageBar view={view} sections={inOrder(sections)}>
        {motion}
      </PageBar>
      <ThemeToggle strings={ui} />
      <KeptHome isShown={isHome} firstFrame={FIRST_FRAME}>
        <Home view={view} />
      </KeptHome>
      <RoutedArea
        view={view}
        ways={<Ways view={view} />}
        renderPart={(organisation) => <MyPart organisation={organisation} view={view} />}
        renderResult={(result) => <Change result={result} strings={ui} />}
      />
      <Footer name={name} footer={footer} email={profile.email} built={built}>
        {motion}
      </Footer>
    </div>
  )
}

/** To the sections, from a page that nobody has. */
function Ways({ view: { sections, locale } }: { view: SiteView }) {
  const base = locale?.base ?? import.meta.env.BASE_URL
  return (
    <ul role="list" className={styles.ways}>
      {inOrder(sections).map(({ id, label }) => (
        <li key={id}>
          <a href={`${base}#${id}`} className="control">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Home({ view }: { view: SiteView }) {
  return (
    <main id="content" className={styles.page}>
      <Person view={view} />
      <Banner view={view} />
      <KeyResults
        view={view}
        className={resultStyles.results}
        renderResult={(result) => <Change result={result} strings={view.ui} hasBars={false} />}
      />
      <Panel view={view} />
      <span id={FIRST_FRAME} />
      {inOrder(view.sections).map((section) => (
        <Part key={section.id} section={section} view={view} />
      ))}
    </main>
  )
}

/** A section as this page draws it. */
function Part({ section, view }: { section: Section; view: SiteView }) {
  const { ui } = view
  if (section.kind === 'gallery') return <Incidents {...section} view={view} />
  if (section.kind === 'expertise') return <Skills {...section} view={view} />
  if (section.kind === 'companies') return <Organisations {...section} strings={ui} />
  if (section.kind === 'timeline' && section.isMain) return <Jobs {...section} view={view} />
  return (
    <div className={styles.small}>
      <ListSection section={section} strings={ui} />
    </div>
  )
}
