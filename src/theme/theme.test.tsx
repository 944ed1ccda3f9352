// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ThemeToggle } from './theme-toggle.tsx'
import { ThemeProvider, useTheme } from './theme.tsx'

const strings = { toLightTheme: 'To light', toDarkTheme: 'To dark' }

const { dataset } = document.documentElement

beforeEach(() => {
  delete dataset.theme
})

test('starts dark', () => {
  render(<ThemeProvider>page</ThemeProvider>)
  expect(dataset.theme).toBe('dark')
})

test('switches the theme back and forth, and names the next theme', async () => {
  renderToggle()
  await userEvent.click(screen.getByRole('button', { name: 'To light' }))
  expect(dataset.theme).toBe('light')
  await userEvent.click(screen.getByRole('button', { name: 'To dark' }))
  expect(dataset.theme).toBe('dark')
})

test('shows different icons in the two themes', async () => {
  const { container } = renderToggle()
  const inDark = container.querySelector('svg')?.innerHTML
  await userEvent.click(screen.getByRole('button'))
  expect(container.querySelector('svg')?.innerHTML).not.toBe(inDark)
})

test('keeps the colour of the browser’s toolbar in step with the theme', async () => {
  renderToggle()
  const colour = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content')
  const dark = colour()
  expect(dark).toMatch(/^oklch/)
  await userEvent.click(screen.getByRole('button'))
  expect(colour()).toMatch(/^oklch/)
  expect(colour()).not.toBe(dark)
})

test('throws outside a ThemeProvider', () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  expect(() => render(<Reader />)).toThrow('useTheme must be used within a ThemeProvider')
  vi.mocked(console.error).mockClear()
})

function renderToggle() {
  return render(
    <ThemeProvider>
      <ThemeToggle strings={strings} />
    </ThemeProvider>,
  )
}

function Reader() {
  return useTheme().theme
}
