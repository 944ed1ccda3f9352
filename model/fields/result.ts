import { z } from 'zod'
import { unmarked } from '../marks.ts'
import { compareQuantities } from '../quantities.ts'
import type { Result } from '../view.ts'
import { cvText, text } from './text.ts'

const schemaOf = (words: typeof text) =>
  z.strictObject({
    before: words.optional().describe('The figure before, such as nine days.').meta({ example: 'nine days' }),
    after: words.describe('The figure after, such as 18 minutes.').meta({ example: '18 minutes' }),
    what: words.optional().describe('What it measures, such as to a new environment.').meta({
      label: 'What it measures',
      example: 'to a new environment',
    }),
  })

/** What a project or a job changed, in figures. */
export const result = schemaOf(cvText)

/** Figures above a story, which the CV has not. */
export const storyFigures = schemaOf(text)

/** With the figure after as a multiple of the one before, if they have the same unit. */
export function withRatio(change: Result, language: string): Result {
  const comparison =
    change.before === undefined
      ? undefined
      : compareQuantities(unmarked(change.before), unmarked(change.after), language)
  return { ...change, ...(comparison && { ratio: comparison.ratio }) }
}

/** What changed: the figures, "nine days → 18 minutes", and what they measure, "to a new environment". */
export function textsOfResult({ before, after, what }: Result, direction: 'ltr' | 'rtl') {
  // The marks keep the arrow in the direction of the line between two figures or Latin words.
  const arrow = direction === 'ltr' ? '→' : '\u200F←\u200F'
  return { figures: before === undefined ? after : `${before} ${arrow} ${after}`, what }
}

/** The same in a line. */
export function textOfResult(change: Result, direction: 'ltr' | 'rtl') {
  const { figures, what } = textsOfResult(change, direction)
  return what === undefined ? figures : `${figures} ${what}`
}
