import type { MouseEvent } from 'react'
import type { Evidence as EvidenceOfSkill, Skill, SkillGroup } from '../../../model/view.ts'
import { leaveForFragment, useOpened } from '../../navigation/fragment.ts'
import { hasModifier } from '../../navigation/location.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { YearStrip } from './year-strip.tsx'
import * as styles from './evidence.module.css'

/** Where each skill was used: in a dialog, and without scripts below the skills. */
export function EvidenceOfSkills({ groups, closeLabel }: { groups: readonly SkillGroup[]; closeLabel: string }) {
  const proven = groups
    .flatMap(({ skills }) => skills)
    .flatMap(({ id, name, evidence }) => (evidence ? { id, name, ...evidence } : []))
  return (
    <>
      {proven.map(({ strip: _onlyInDialog, ...skill }) => (
        <div key={skill.id} id={skill.id} data-print="none" className={styles.details}>
          <Evidence {...skill} />
        </div>
      ))}
      <OpenedSkill skills={proven} closeLabel={closeLabel} />
    </>
  )
}

type ProvenSkill = EvidenceOfSkill & Pick<Skill, 'id' | 'name'>

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
