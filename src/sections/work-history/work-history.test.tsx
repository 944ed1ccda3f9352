// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WorkHistory } from './work-history.tsx'

const entries = ['2025', '2024'].map((period) => ({
  period,
  role: `Role of ${period}`,
  description: `Description of ${period}`,
}))

test('lists period, role and description of each entry in order', () => {
  render(<WorkHistory id="history" title="Work History" lead="Lead" entries={entries} animation={undefined} />)
  expect(screen.getByRole('region', { name: 'Work History' })).toBeDefined()
  const list = screen.getByRole('list')
  expect(list.tagName).toBe('OL')
  const items = within(list).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    '2025Role of 2025Description of 2025',
    '2024Role of 2024Description of 2024',
  ])
  expect(within(list).getAllByRole('heading', { level: 3 })).toHaveLength(2)
})
