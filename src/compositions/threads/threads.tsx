import type { SectionView as Section, SiteView } from '../../../model/view.ts'
import { usePath } from '../../navigation/location.tsx'
import { matchRoute } from '../../navigation/routes.ts'
import { KeptHome } from '../../pages/kept-home.tsx'
import { MyPart } from '../../pages/my-part.tsx'
import { PageBar } from '../../pages/page-bar.tsx'
import { RoutedArea } from '../../pages/routed-area.tsx'
import { Organisations } from '../../sections/companies/organisations.tsx'
import { Closing } from '../../sections/footer/closing.tsx'
import { isSmall } from '../../sections/in-order.ts'
import { ListSection } from '../../sections/list-section.tsx'
import { ThemeToggle } from '../../theme/theme.tsx'
import { MotionToggle } from '../../ui/motion.tsx'
import { Career } from './parts/career.tsx'
import { Outcome } from './parts/outcome.tsx'
import { PERSON_END } from './parts/person.tsx'
import { Skills } from './parts/skills.tsx'
import * as standAlone from '../../pages/stand-alone.module.css'
import * as styles from './threads.module.css'

/** The first frame has the person. */
export const FIRST_FRAME = PERSON_END

/** A page that is a map of the career, beside the person. Every other page stands alone. */
export function Composition({ view }: { view: SiteView }) {
  const { sections, animations = {}, ui } = view
  const isHome = matchRoute(usePath(), view).kind === 'home'
  const isAnimated = Object.keys(animations).length > 0 || sections.some(({ animation }) => animation)
  const motion = isAnimated && <MotionToggle strings={ui} />
  return (
    <div className={`${styles.threads} ${standAlone.pages}`}>
      <PageBar view={view} sections={inOrder(sections)}>
        {motion}
      </PageBar>
      <ThemeToggle strings={ui} />
      <KeptHome isShown={isHome} firstFrame={PERSON_END}>
        <Home view={view} />
      </KeptHome>
      <RoutedArea
        view={view}
        renderPart={(organisation) => <MyPart organisation={organisation} view={view} />}
        renderResult={(result) => <Outcome result={result} strings={ui} />}
      />
      <Closing view={view} isHome={isHome}>
        {motion}
      </Closing>
    </div>
  )
}

function isOnMap(section: Section): boolean {
  return section.kind === 'gallery' || (section.kind === 'timeline' && section.isMain === true)
}

/** What is on the map, jobs first, then the rest in the order of the owner's file, and companies last. */
function placeOf(section: Section): number {
  return [
    section.kind === 'timeline' && isOnMap(section),
    section.kind === 'gallery',
    section.kind !== 'companies',
    true,
  ].indexOf(true)
}

function inOrder(sections: readonly Section[]): Section[] {
  return sections.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function Home({ view }: { view: SiteView }) {
  const others = inOrder(view.sections).filter((section) => !isOnMap(section))
  const small = others.filter(isSmall)
  const companies = others.filter(({ kind }) => kind === 'companies')
  const partOf = (section: Section) => <Part key={section.id} section={section} view={view} />
  return (
    <main id="content" className={styles.page}>
      <Career view={view} />
      {others.filter((section) => !small.includes(section) && !companies.includes(section)).map(partOf)}
      {small.length > 0 && <div className={styles.row}>{small.map(partOf)}</div>}
      {companies.map(partOf)}
    </main>
  )
}

/** A section as this page draws it, or nothing for one that is on the map. */
function Part({ section, view: { ui } }: { section: Section; view: SiteView }) {
  if (section.kind === 'gallery') return null
  if (section.kind === 'expertise') return <Skills {...section} strings={ui} />
  if (section.kind === 'companies') return <Organisations {...section} strings={ui} />
  return <ListSection section={section} strings={ui} />
}
