// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
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

test('"All" stands first, then each distinct category in order of first appearance', () => {
  renderGallery()
  expect(filters().map((filter) => filter.textContent)).toEqual(['All', 'Infrastructure', 'DevOps'])
})

test('it starts as "All", with every project', () => {
  renderGallery()
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeDefined()
  expect(thumbnails()).toHaveLength(3)
})

test('a filter shows the projects of its category alone, and is the one that is marked', async () => {
  renderGallery()
  await userEvent.click(screen.getByRole('button', { name: 'Infrastructure' }))
  expect(filters().map((filter) => filter.ariaPressed)).toEqual(['false', 'true', 'false'])
  await vi.waitFor(() =>
    expect(thumbnails().map((thumbnail) => thumbnail.ariaLabel)).toEqual([
      'Infrastructure: One',
      'Infrastructure: Three',
    ]),
  )
})

test('the number of shown projects is announced', async () => {
  renderGallery()
  expect(screen.getByRole('status').textContent).toBe('3 of 3')
  await userEvent.click(screen.getByRole('button', { name: 'DevOps' }))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 of 3'))
})

test('a thumbnail is one button that holds its picture, its category and its title', () => {
  renderGallery()
  const [first] = thumbnails()
  expect(first?.querySelector('img')?.getAttribute('src')).toBe('/images/One.jpg')
  expect(first?.textContent).toBe('InfrastructureOne')
})
