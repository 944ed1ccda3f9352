// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'

const strings = { all: 'All', filters: 'Filters', shownProjects: '{shown} of {total}', close: 'Close' }
const project = (title: string, category: string) => ({
  title,
  category,
  description: `About ${title}`,
  picture: { src: `/images/${title}.jpg`, width: 2, height: 1, alt: `Picture of ${title}` },
})
const projects = [project('One', 'Infrastructure'), project('Two', 'DevOps'), project('Three', 'Infrastructure')]

function renderGallery() {
  render(<Gallery id="gallery" title="Gallery" lead="Lead" projects={projects} strings={strings} />)
}
const filters = () => within(screen.getByRole('group', { name: 'Filters' })).getAllByRole('button')
const thumbnails = () => within(screen.getByRole('list')).getAllByRole('button')

test('offers "All" first, then each category in order of first appearance', () => {
  renderGallery()
  expect(filters().map((filter) => filter.textContent)).toEqual(['All', 'Infrastructure', 'DevOps'])
})

test('starts with "All" selected and every project shown', () => {
  renderGallery()
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeDefined()
  expect(thumbnails()).toHaveLength(3)
})

test('filters the projects by category, and marks the selected filter', () => {
  renderGallery()
  fireEvent.click(screen.getByRole('button', { name: 'Infrastructure' }))
  expect(filters().map((filter) => filter.ariaPressed)).toEqual(['false', 'true', 'false'])
  expect(thumbnails().map((thumbnail) => thumbnail.ariaLabel)).toEqual(['Infrastructure: One', 'Infrastructure: Three'])
})

test('announces the number of shown projects', () => {
  renderGallery()
  expect(screen.getByRole('status').textContent).toBe('3 of 3')
  fireEvent.click(screen.getByRole('button', { name: 'DevOps' }))
  expect(screen.getByRole('status').textContent).toBe('1 of 3')
})

test('shows picture, category and title in one button', () => {
  renderGallery()
  const [first] = thumbnails()
  expect(first?.querySelector('img')?.getAttribute('src')).toBe('/images/One.jpg')
  expect(first?.textContent).toBe('InfrastructureOne')
})
