import { expect, test } from 'vitest'
import { categoriesOf, isIn } from './filter.ts'

const projects = ['Infrastructure', 'Infrastructure', 'DevOps', 'Data', 'DevOps'].map((category, id) => ({
  id,
  category,
}))

test('each distinct category stands once, in order of first appearance', () => {
  expect(categoriesOf(projects)).toEqual(['Infrastructure', 'DevOps', 'Data'])
})

test('without a choice every project shows', () => {
  expect(projects.filter(isIn(null))).toEqual(projects)
})

test('otherwise only projects whose category equals the selection show, in their order', () => {
  expect(projects.filter(isIn('DevOps')).map(({ id }) => id)).toEqual([2, 4])
})
