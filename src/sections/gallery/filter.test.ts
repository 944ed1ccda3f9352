import { expect, test } from 'vitest'
import { categoriesOf, projectsIn } from './filter.ts'

const projects = ['Infrastructure', 'Infrastructure', 'DevOps', 'Data', 'DevOps'].map((category, id) => ({
  id,
  category,
}))

test('each distinct category stands once, in order of first appearance', () => {
  expect(categoriesOf(projects)).toEqual(['Infrastructure', 'DevOps', 'Data'])
})

test('without a choice every project shows', () => {
  expect(projectsIn(projects, null)).toEqual(projects)
})

test('otherwise only projects whose category equals the selection show, in their order', () => {
  expect(projectsIn(projects, 'DevOps').map(({ id }) => id)).toEqual([2, 4])
})
