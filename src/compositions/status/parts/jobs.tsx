import type { SectionBodies, SiteView, TimelineEntry } from '../../../../model/view.ts'
import { madeIn } from '../../../ui/career.ts'
import { Change, WithFigures } from '../../../ui/change.tsx'
import { DialogLink } from '../../../ui/dialog-link.tsx'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { Lottie } from '../../../ui/lottie.tsx'
import { Section, type SectionHead } from '../../../ui/section.tsx'
import { FoldedHighlights, Tags } from '../../../ui/text-lists.tsx'
import { TextWithLinks } from '../../../ui/text-with-links.tsx'
import * as entries from './entries.module.css'

type JobsProps = SectionHead &
  Pick<SectionBodies['timeline'], 'groups'> & {
    animation?: { src: string } | undefined
    view: SiteView
  }

/** The jobs, newest first, in the columns of the projects. */
export function Jobs({ groups, animation, view, id, title, lead }: JobsProps) {
  return (
    <Section id={id} title={title} lead={lead} decoration={animation && <Lottie src={animation.src} size="120x120" />}>
      <ol role="list" className={entries.entries}>
        {groups.flat().map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal, and none ever moves
          <li key={index} id={entry.id} className={entries.entry}>
            <Job job={entry} view={view} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

type JobProps = { job: TimelineEntry; view: SiteView }

function Job({ job, view }: JobProps) {
  const { period, heading, place, address, detail, description, highlights, tags } = job
  return (
    <>
      <p className={`label ${entries.when}`} data-current={period?.isCurrent}>
        {period?.text}
      </p>
      <div className={entries.text}>
        <h3>{place === undefined ? <Linked text={heading} address={address} /> : heading}</h3>
        {(place ?? detail) !== undefined && (
          <p data-part="place">
            {place && <Linked text={place} address={address} />}
            {place && detail && '\u{A0}· '}
            {detail}
          </p>
        )}
        {description && (
          <p className="description">
            <TextWithLinks text={description} />
          </p>
        )}
        {highlights && <FoldedHighlights highlights={highlights} showAll={view.ui.showAll} Text={WithFigures} />}
        {tags && <Tags tags={tags} />}
      </div>
      <Beside job={job} view={view} />
    </>
  )
}

/** As many have room beside the texts of most jobs. */
const MOST_PROJECTS = 4

/** What a job changed, or the projects that were made there. */
function Beside({ job: { id, result }, view }: JobProps) {
  if (result) return <Change result={result} strings={view.ui} className={entries.beside} />
  const projects = madeIn(id, view)
  const gallery = view.sections.find(({ kind }) => kind === 'gallery')
  if (projects.length === 0 || !gallery) return null
  const shown = projects.length > MOST_PROJECTS + 1 ? projects.slice(0, MOST_PROJECTS) : projects
  const [count, total] = [`${shown.length}`, `${projects.length}`]
  return (
    <div data-print="none" className={`${entries.beside} ${entries.made}`}>
      <p className="label">{gallery.label}</p>
      <ul role="list">
        {shown.map((project) => (
          <li key={project.id}>
            <DialogLink to={project.id}>{project.title}</DialogLink>
          </li>
        ))}
        {shown.length < projects.length && (
          <li>
            <a href={`#${gallery.id}`}>{view.ui.shownProjects.replace('{shown}', count).replace('{total}', total)}</a>
          </li>
        )}
      </ul>
    </div>
  )
}

function Linked({ text, address }: { text: string; address: string | undefined }) {
  if (address === undefined) return text
  return (
    <ExternalLink href={address} className={entries.place}>
      {text}
    </ExternalLink>
  )
}
