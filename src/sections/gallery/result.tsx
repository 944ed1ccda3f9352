import arrowRight from 'icon:arrow-right'
import type { Project } from '../../../model/view.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './result.module.css'

type ResultProps = { result: NonNullable<Project['result']>; large?: true }

/** What a project changed: the figure before and after. */
export function Result({ result: { before, after, what }, large }: ResultProps) {
  return (
    <p className={large ? styles.large : styles.result}>
      {before !== undefined && (
        <>
          <span>{before}</span> <Icon icon={arrowRight} size={large ? 24 : 16} />
          <span className={`visually-hidden ${styles.arrow}`}>→</span>{' '}
        </>
      )}
      <strong>{after}</strong> {what}
    </p>
  )
}
