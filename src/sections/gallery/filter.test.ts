import { expect, test } from 'vitest'
import { categoriesOf, isShown } from './filter.ts'

const projects = ['Infrastructure', 'Infrastructure', 'DevOps', 'Data', 'DevOps'].map((category) => ({ category }))
const shown = (filter: string | null) => projects.filter((project) => isShown(project, filter))

test('lists each category once, in order of first appearance', () => {
  expect(categoriesOf(projects)).toEqual(['Infrastructure', 'DevOps', 'Data'])
})

test('offers no filter that would hide nothing', () => {
  expect(categoriesOf([])).toEqual([])
  expect(categoriesOf([{ category: 'Data' }, { category: 'Data' }])).toEqual([])
  expect(categoriesOf([{ category: 'Data' }, {}])).toEqual(['Data'])
})

test('shows all projects without a filter', () => {
  expect(shown(null)).toEqual(projects)
})

test('shows the projects of the selected category', () => {
  expect(shown('DevOps')).toEqual([{ category: 'DevOps' }, { category: 'DevOps' }])
})
