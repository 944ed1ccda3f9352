import { Fragment } from 'react'
import type { Project, SectionBodies, SectionView, Skill, Trace, TraceSpan, UiStrings } from '../../../../model/view.ts'
import { EvidenceOfSkills } from '../../../sections/expertise/evidence.tsx'
import { IconOrLetter } from '../../../sections/expertise/icon-or-letter.tsx'
import { SkillIcon } from '../../../sections/expertise/skill-icon.tsx'
import { DialogLink } from '../../../ui/dialog-link.tsx'
import { Lottie } from '../../../ui/lottie.tsx'
import { Section, type SectionHead } from '../../../ui/section.tsx'
import * as styles from './skills.module.css'

/** More rows than these are folded. */
const MANY = 12

type SkillsProps = SectionHead &
  SectionBodies['expertise'] & {
    animation?: { src: string } | undefined
    sections: readonly SectionView[]
    years: Trace['years'] | undefined
    strings: UiStrings
  }

type Shown = Skill & { group: string | undefined }

const NONE: readonly Skill[] = []

/** Each skill on the scale of the career: those in recent work first, with a point for each project. */
export function Skills({ groups, tools = NONE, animation, sections, years, strings, ...head }: SkillsProps) {
  const projects = sections.flatMap((section) => (section.kind === 'gallery' ? section.projects : []))
  const skills = groups.flatMap((group) => shownOf(group.skills, groups.length > 1 ? group.name : undefined))
  const proven = tools.filter(({ evidence }) => evidence)
  const all = [...skills, ...shownOf(proven, groups.length > 1 ? strings.also : undefined)]
  const dated = all.filter(isDated)
  const inUse = dated.filter(isInUse)
  const earlier = dated.filter((skill) => !isInUse(skill))
  const isAbove = (group: string | undefined) => dated.some((skill) => skill.group === group)
  const only = groups.length === 1 ? groups[0]?.name : undefined
  const lists = { projects, years, strings }
  return (
    <Section
      {...head}
      decoration={
        <>
          {animation && <Lottie src={animation.src} size="180x150" />}
          {inUse.length > 0 && (
            <Key
              strings={strings}
              hasPast={dated.some(({ evidence }) => evidence?.spans?.some((span) => !span.isCurrent))}
              hasPoints={dated.some((skill) => pointsOf(skill, projects).length > 0)}
            />
          )}
        </>
      }
    >
      <div className={styles.body}>
        {only && <p className={`label ${styles.only}`}>{only}</p>}
        {inUse.length > 0 && <Rows title={strings.inUse} isCurrent skills={inUse} {...lists} />}
        {earlier.length > 0 && (
          <Rows title={inUse.length > 0 ? strings.earlier : undefined} skills={earlier} {...lists} />
        )}
        <Others
          skills={skills
            .filter((skill) => !isDated(skill))
            .map((skill) => ({ ...skill, group: isAbove(skill.group) ? undefined : skill.group }))}
          tools={proven.filter((tool) => !isDated(tool))}
          also={dated.length > 0 ? strings.also : undefined}
        />
        <EvidenceOfSkills groups={[...groups, { skills: proven }]} closeLabel={strings.close} />
      </div>
    </Section>
  )
}

type KeyProps = Pick<SkillsProps, 'strings'> & { hasPast: boolean; hasPoints: boolean }

/** What the colours of the rows mean, where there is room beside them. */
function Key({ strings, hasPast, hasPoints }: KeyProps) {
  return (
    <ul aria-hidden role="list" data-print="none" className={`label ${styles.key}`}>
      <li data-key="now">{strings.inUse}</li>
      {hasPast && <li>{strings.earlier}</li>}
      {hasPoints && strings.projectKey && <li data-key="project">{strings.projectKey}</li>}
    </ul>
  )
}

const shownOf = (skills: readonly Skill[], group: string | undefined) =>
  skills.map((skill): Shown => ({ ...skill, group }))

const isDated = ({ evidence }: Skill) => evidence?.spans?.length

function isInUse({ evidence }: Skill): boolean {
  return evidence?.spans?.some((span) => span.isCurrent) === true
}

type RowsProps = Pick<SkillsProps, 'years' | 'strings'> & {
  projects: readonly Project[]
  title: string | undefined
  isCurrent?: true
  skills: readonly Shown[]
}

function Rows({ title, isCurrent: isNow, skills, ...lists }: RowsProps) {
  const first = skills.length > MANY + 2 ? skills.slice(0, MANY) : skills
  const folded = skills.slice(first.length)
  return (
    <div className={styles.list} data-current={isNow}>
      <Axis years={lists.years} />
      {title && (
        <h3 className="label">
          {title} <span className={styles.count}>{skills.length}</span>
        </h3>
      )}
      <List skills={first} {...lists} />
      {folded.length > 0 && (
        <details>
          <summary data-print="none" className="control label">
            {lists.strings.showAll} <span className={styles.count}>{skills.length}</span>
          </summary>
          <List skills={folded} {...lists} />
        </details>
      )}
    </div>
  )
}

/** On phones, the label of a year so near to an end, in percent, has no room there. */
const NEAR = 10

const isNearEnd = (x: number) => Math.max(x, 100 - x) > 100 - NEAR && x > 0 && x < 100

/** The years above the rows. */
function Axis({ years }: Pick<SkillsProps, 'years'>) {
  return (
    <div aria-hidden data-print="none" className={styles.axis}>
      <svg className={styles.spans}>
        {years?.map(({ label, labelX }, index) => (
          <text key={label} x={`${labelX}%`} y="14" data-near={(index > 0 && isNearEnd(labelX)) || undefined}>
            {label}
          </text>
        ))}
      </svg>
    </div>
  )
}

type ListProps = Pick<RowsProps, 'skills' | 'projects' | 'years'>

/** Below the names of their groups. */
function List({ skills, ...row }: ListProps) {
  const groups = [...new Set(skills.map(({ group }) => group))]
  const hasIcons = skills.some(({ icon }) => icon)
  return groups.map((group) => (
    <Fragment key={group ?? ''}>
      {group && <p className={`label ${styles.group}`}>{group}</p>}
      <ul role="list" data-print="line" className={styles.skills}>
        {skills
          .filter((skill) => skill.group === group)
          .map((skill) => (
            <Row key={skill.id} skill={skill} hasIcons={hasIcons} {...row} />
          ))}
      </ul>
    </Fragment>
  ))
}

type RowProps = { skill: Shown; hasIcons: boolean } & Pick<RowsProps, 'projects' | 'years'>

/** A line from the first use of a skill to the last one, where there are pauses. */
function Reach({ spans }: { spans: readonly TraceSpan[] }) {
  if (spans.length < 2) return null
  const start = Math.min(...spans.map(({ x }) => x))
  const end = Math.max(...spans.map(({ x, width }) => x + width))
  return <rect x={`${start}%`} y="16" width={`${end - start}%`} height="2" data-reach />
}

/** The projects of a skill that are on the scale, each where its middle is. */
function pointsOf({ evidence }: Skill, projects: readonly Project[]) {
  return (evidence?.references ?? []).flatMap(({ id, label }) => {
    const span = projects.find((project) => project.id === id)?.span
    return span ? [{ id, label, x: span.x + span.width / 2 }] : []
  })
}

function Row({ skill, hasIcons, projects, years }: RowProps) {
  const { id: own, name, icon, level, evidence } = skill
  if (!evidence) return null
  return (
    <li>
      <DialogLink to={own} className={styles.skill}>
        {hasIcons && <IconOrLetter name={name} icon={icon} />}
        <span>
          {name}
          {level && <span className={styles.note}> {level}</span>}
        </span>
      </DialogLink>
      <svg className={styles.spans} data-print="none" aria-hidden>
        {years?.map(({ label, labelX }) => (
          <line key={label} x1={`${labelX}%`} x2={`${labelX}%`} y2="100%" />
        ))}
        <Reach spans={evidence.spans ?? []} />
        {evidence.spans?.map(({ x, width, isCurrent: isNow }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may begin at the edge, and none ever moves
          <rect key={index} x={`${x}%`} y="11" width={`${width}%`} height="12" rx="3" data-current={isNow} />
        ))}
        {pointsOf(skill, projects).map(({ id, label, x }) => (
          <a key={id} href={`#${id}`} tabIndex={-1}>
            <title>{label}</title>
            <circle cx={`${x}%`} cy="17" r="2.5" />
          </a>
        ))}
      </svg>
      <span className={styles.use} data-print="none">
        {evidence.years && <strong>{evidence.years}</strong>}
        {evidence.projects && (
          <span className={evidence.years && styles.projects}>
            {evidence.years && ' · '}
            {evidence.projects}
          </span>
        )}
      </span>
    </li>
  )
}

type OthersProps = { skills: readonly Shown[]; tools: readonly Skill[]; also: string | undefined }

/** Skills without dates, and what projects were made with beside them; below these, skills with the names of groups that are not above. */
function Others({ skills, tools, also }: OthersProps) {
  const unnamed = skills.filter(({ group }) => !group)
  const groups = [...new Set(skills.flatMap(({ group }) => group || []))]
  if (skills.length + tools.length === 0) return null
  return (
    <div className={styles.others}>
      {also && <h3 className="label">{also}</h3>}
      {unnamed.length > 0 && (
        <div>
          <Chips skills={unnamed} />
        </div>
      )}
      {tools.length > 0 && (
        <div data-print="none">
          <Chips skills={tools} />
        </div>
      )}
      {groups.map((group) => (
        <div key={group}>
          <p className={`label ${styles.group}`}>{group}</p>
          <Chips skills={skills.filter((skill) => skill.group === group)} />
        </div>
      ))}
    </div>
  )
}

function Chips({ skills }: { skills: readonly Skill[] }) {
  return (
    <ul role="list" data-print="line">
      {skills.map(({ id, name, icon, level, evidence }) => {
        const content = (
          <>
            {icon && <SkillIcon icon={icon} className={styles.smallIcon} />}
            {name}
            {(level ?? evidence?.years) && <span className={styles.note}>{level ?? evidence?.years}</span>}
          </>
        )
        return (
          <li key={id} id={evidence ? undefined : id}>
            {evidence ? (
              <DialogLink to={id} className={styles.chip}>
                {content}
              </DialogLink>
            ) : (
              <span className={styles.chip}>{content}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
