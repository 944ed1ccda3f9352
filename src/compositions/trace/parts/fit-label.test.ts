import { expect, test } from 'vitest'
import type { LabelledSpan } from '../../../../model/view.ts'
import { fitLabel } from './fit-label.ts'

const spanOf = (x: number, width: number, label: string): LabelledSpan => ({
  id: 'job',
  x,
  width,
  label,
  labelX: 0,
  labelIs: 'none',
})

test.each([
  ['within it', spanOf(0, 60, 'Platform Engineer'), 'within', 0],
  ['behind it', spanOf(0, 10, 'Platform Engineer'), 'after', 10],
  ['before it, where there is no room behind', spanOf(90, 5, 'Platform Engineer'), 'before', 90],
])('a label is %s', (_where, span, labelIs, labelX) => {
  expect(fitLabel(span, 520, false)).toMatchObject({ labelIs, labelX, label: 'Platform Engineer' })
})

test('from right to left, before it is on the right', () => {
  expect(fitLabel(spanOf(5, 5, 'Platform Engineer'), 520, true)).toMatchObject({ labelIs: 'before', labelX: 10 })
})

test('a label without room is cut, or not there', () => {
  expect(fitLabel(spanOf(40, 20, 'Cloud Infrastructure and Platform'), 520, false).label).toMatch(/^Cloud Infra.*…$/)
  expect(fitLabel(spanOf(45, 10, 'Cloud Infrastructure and Platform Engineer'), 300, false).label).toBe('')
})
