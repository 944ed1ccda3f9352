import { Fragment, type MouseEvent } from 'react'
import type { Evidence as EvidenceOfSkill, Skill, SkillGroup } from '../../../model/view.ts'
import { leaveForFragment, useOpened } from '../../navigation/fragment.ts'
import { hasModifier } from '../../navigation/location.tsx'
import { DialogLink } from '../../ui/dialog-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Lottie } from '../../ui/lottie.tsx'
import { Section, type SectionHead } from '../../ui/section.tsx'
import { YearStrip } from './year-strip.tsx'
import styles from './expertise.module.css'

type ExpertiseProps = SectionHead & {
  groups: readonly SkillGroup[]
  animation?: { src: string } | undefined
  strings: { close: string }
}

export function Expertise({ groups, animation, strings, ...head }: ExpertiseProps) {
  const proven = groups
    .flatMap(({ skills }) => skills)
    .flatMap(({ name, evidence }) => (evidence ? { name, ...evidence } : []))
  return (
    <Section {...head} decoration={animation && <Lottie src={animation.src} size="180x150" />}>
      {groups.map((group) => (
        <Fragment key={group.name ?? ''}>
          {group.name && <h3 className={`label ${styles.group}`}>{group.name}</h3>}
          <ul role="list" data-print="line" className={styles.skills}>
            {group.skills.map((skill) => (
              <li key={skill.name}>
                <Tile skill={skill} />
                {skill.evidence?.strip && <YearStrip {...skill.evidence.strip} className={styles.lit} />}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {proven.map(({ strip: _onlyInDialog, ...skill }) => (
        <div key={skill.id} id={skill.id} data-print="none" className={styles.details}>
          <Evidence {...skill} />
        </div>
      ))}
      <OpenedSkill skills={proven} closeLabel={strings.close} />
    </Section>
  )
}

type ProvenSkill = EvidenceOfSkill & { name: string }

/** On its own, so that the list is not rendered again for it. */
function OpenedSkill({ skills, closeLabel }: { skills: readonly ProvenSkill[]; closeLabel: string }) {
  const skill = useOpened(skills)
  if (!skill) return null
  return (
    <Dialog key={skill.id} label={skill.name} closeLabel={closeLabel}>
      <div className={styles.dialog}>
        <Evidence {...skill} />
      </div>
    </Dialog>
  )
}

/** With evidence, a link to it. */
function Tile({ skill: { name, icon, level, evidence } }: { skill: Skill }) {
  const content = (
    <>
      {icon && (
        <span className={styles.icon} data-dark={icon.isDark}>
          {'src' in icon ? <Image image={icon} slot="tile" sizes="auto" /> : <Icon icon={icon} size={40} />}
        </span>
      )}
      <span>
        {name}
        {level && <span className={styles.note}>{level}</span>}
        {evidence && <Use {...evidence} />}
      </span>
    </>
  )
  if (evidence === undefined) return <div className={styles.tile}>{content}</div>
  return (
    <DialogLink to={evidence.id} className={styles.tile}>
      {content}
    </DialogLink>
  )
}

/** When a skill was used. A hovered tile shows it on the line under the navigation bar, too. */
function Use({ years, projects, strip }: EvidenceOfSkill) {
  return (
    <>
      {years && (
        <span data-print="none" className={styles.note}>
          {years}
        </span>
      )}
      {(strip ?? projects) && (
        <span data-print="none" className={styles.use}>
          {strip && <YearStrip {...strip} className={styles.strip} />}
          {projects}
        </span>
      )}
    </>
  )
}

/** The jobs and projects where a skill was used. */
function Evidence({ name, years, projects, strip, references }: ProvenSkill) {
  const follow = (event: MouseEvent, id: string) => {
    if (hasModifier(event)) return
    event.preventDefault()
    leaveForFragment(id)
  }
  return (
    <>
      <h3>{name}</h3>
      <p className={styles.note}>{[years, projects].filter(Boolean).join(' · ')}</p>
      {strip && (
        <div aria-hidden className={styles.scale}>
          <YearStrip {...strip} className={styles.largeStrip} />
          <span>{strip.first}</span>
          <span>{strip.first + strip.length - 1}</span>
        </div>
      )}
      <ul role="list" className={styles.references}>
        {references.map(({ id, label, note, figures }) => (
          <li key={id}>
            <a className="control" href={`#${id}`} onClick={(event) => follow(event, id)}>
              {label}
            </a>
            {figures && <strong>{figures}</strong>}
            {note && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
