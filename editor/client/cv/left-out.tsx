import { use } from 'react'
import { countedAs } from '../../../lib/counted-as.ts'
import type { Unread } from '../../protocol/cv.ts'
import { EditorContext } from '../editor-context.ts'
import type { MadeCv } from './made-cv.ts'

/** What the limit of pages left out: each leads to its field. */
export function LeftOut({ cv: { left, pages, limit } }: { cv: MadeCv }) {
  const { onShow } = use(EditorContext)
  if (limit === undefined) return null
  if (pages > limit) {
    return (
      <p className="note warning">
        The CV has {countedAs(pages, 'page')}, and its limit is {limit}. Even without all optional entries it is longer,
        so nothing is left out. Mark more entries as optional, or raise the limit.
      </p>
    )
  }
  if (left.length === 0) return null
  const of = (kind: MadeCv['left'][number]['kind']) => left.filter((each) => each.kind === kind).length
  const counts = [
    of('text') > 0 && `the ends of ${countedAs(of('text'), 'text')}`,
    of('highlight') > 0 && countedAs(of('highlight'), 'highlight'),
    of('entry') > 0 && (of('entry') === 1 ? '1 entry' : `${of('entry')} entries`),
  ].filter((each) => typeof each === 'string')
  return (
    <details>
      <summary>
        Left out by the limit of {countedAs(limit, 'page')}: {new Intl.ListFormat('en').format(counts)}
      </summary>
      <ul>
        {left.map(({ kind, name, path }) => (
          <li key={path.join('.')}>
            <button type="button" className="link" onClick={() => onShow(path)}>
              {KINDS[kind]}
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

const KINDS = { text: 'end of the text of ', highlight: 'highlight of ', entry: '' }

/** What programs do not find. */
export function NotRead({ unread }: { unread: readonly Unread[] }) {
  const { onShow } = use(EditorContext)
  if (unread.length === 0) return null
  return (
    <details className="note warning">
      <summary>Programs do not find {countedAs(unread.length, 'text')}</summary>
      <ul>
        {unread.map(({ text, path }) => (
          <li key={`${text} ${path?.join('.')}`}>
            {path ? (
              <button type="button" className="link" onClick={() => onShow(path)}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
