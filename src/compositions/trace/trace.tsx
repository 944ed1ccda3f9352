import type { SectionView as Section, SiteView } from '../../../model/view.ts'
import { usePath } from '../../navigation/location.tsx'
import { matchRoute } from '../../navigation/routes.ts'
import { KeptHome } from '../../pages/kept-home.tsx'
import { MyPart } from '../../pages/my-part.tsx'
import { PageBar } from '../../pages/page-bar.tsx'
import { RoutedArea } from '../../pages/routed-area.tsx'
import { Organisations } from '../../sections/companies/organisations.tsx'
import { Closing } from '../../sections/footer/closing.tsx'
import { inOrder, isSmall } from '../../sections/in-order.ts'
import { ListSection } from '../../sections/list-section.tsx'
import { ThemeToggle } from '../../theme/theme.tsx'
import { traceOf } from '../../ui/career.ts'
import { Change } from '../../ui/change.tsx'
import { MotionToggle } from '../../ui/motion.tsx'
import { CareerBar } from './parts/career-bar.tsx'
import { Jobs } from './parts/jobs.tsx'
import { Opening, OPENING_END } from './parts/opening.tsx'
import { PartInCareer } from './parts/part-in-career.tsx'
import { Projects } from './parts/projects.tsx'
import { Skills } from './parts/skills.tsx'
import * as standAlone from '../../pages/stand-alone.module.css'
import * as styles from './trace.module.css'

/** The first frame has all of the first screen. */
export const FIRST_FRAME = OPENING_END

/** A page that begins with a person and their career to scale. Every other page stands alone. */
export function Composition({ view }: { view: SiteView }) {
  const { sections, animations = {}, ui } = view
  const isHome = matchRoute(usePath(), view).kind === 'home'
  const isAnimated = Object.keys(animations).length > 0 || sections.some(({ animation }) => animation)
  const motion = isAnimated && <MotionToggle strings={ui} />
  return (
    <div className={`${styles.trace} ${standAlone.pages}`}>
      <PageBar view={view} sections={inOrder(sections)}>
        {motion}
      </PageBar>
      <CareerBar view={view} />
      <ThemeToggle strings={ui} />
      <KeptHome isShown={isHome} firstFrame={FIRST_FRAME}>
        <Home view={view} />
      </KeptHome>
      <RoutedArea
        view={view}
        renderPart={(organisation) => (
          <MyPart
            organisation={organisation}
            view={view}
            renderCareer={(ids) => <PartInCareer ids={ids} view={view} />}
          />
        )}
        renderResult={(result) => <Change result={result} strings={ui} />}
      />
      <Closing view={view} isHome={isHome}>
        {motion}
      </Closing>
    </div>
  )
}

function Home({ view }: { view: SiteView }) {
  const sections = inOrder(view.sections)
  // They are beside each other.
  const small = sections.filter(isSmall)
  const companies = sections.filter(({ kind }) => kind === 'companies')
  const partOf = (section: Section) => <Part key={section.id} section={section} view={view} />
  return (
    <main id="content">
      <Opening view={view} />
      <div className={styles.page}>
        {sections.filter((section) => !small.includes(section) && !companies.includes(section)).map(partOf)}
        {small.length > 0 && <div className={styles.row}>{small.map(partOf)}</div>}
        {companies.map(partOf)}
      </div>
    </main>
  )
}

type PartProps = { section: Section; view: SiteView }

/** A section as this page draws it. */
function Part({ section, view }: PartProps) {
  const { ui, sections } = view
  if (section.kind === 'gallery') return <Projects {...section} view={view} />
  if (section.kind === 'expertise')
    return <Skills {...section} sections={sections} years={traceOf(view)?.years} strings={ui} />
  if (section.kind === 'companies') return <Organisations {...section} strings={ui} />
  if (section.kind === 'timeline' && section.isMain)
    return <Jobs {...section} sections={sections} trace={section.trace} strings={ui} />
  return <ListSection section={section} strings={ui} />
}
