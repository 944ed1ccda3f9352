import type { ComponentType } from 'react'
import type { EditorState } from '../protocol.ts'
import { Compare } from './compare/compare.tsx'
import { Cv } from './cv/cv.tsx'
import type { ViewName, ViewProps } from './editor-context.ts'

/** What is in front of the page, beside the panel. */
type View = {
  /** Of the button that shows it; undefined if there is nothing to show. */
  labelOf: (state: EditorState) => string | undefined
  /** The page has none. */
  Body?: ComponentType<ViewProps>
}

export const VIEWS: Record<ViewName, View> = {
  page: { labelOf: () => 'Page' },
  cv: { labelOf: () => 'CV', Body: Cv },
  compare: { labelOf: ({ source }) => source && `Compare with ${source}`, Body: Compare },
}

/** The views that there are, in their order. */
export function viewsOf(state: EditorState) {
  const names = Object.keys(VIEWS) as ViewName[] // Object.keys forgets the names.
  return names.flatMap((name) => {
    const label = VIEWS[name].labelOf(state)
    return label === undefined ? [] : [{ name, label }]
  })
}
