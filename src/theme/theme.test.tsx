// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
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

test('switches the theme back and forth, and names the next theme', () => {
  renderToggle()
  fireEvent.click(screen.getByRole('button', { name: 'To light' }))
  expect(dataset.theme).toBe('light')
  fireEvent.click(screen.getByRole('button', { name: 'To dark' }))
  expect(dataset.theme).toBe('dark')
})

test('shows different icons in the two themes', () => {
  const { container } = renderToggle()
  const inDark = container.querySelector('svg')?.innerHTML
  fireEvent.click(screen.getByRole('button'))
  expect(container.querySelector('svg')?.innerHTML).not.toBe(inDark)
})

test('keeps the colour of the browser’s toolbar in step with the theme', () => {
  renderToggle()
  const colour = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content')
  const dark = colour()
  expect(dark).toMatch(/^oklch/)
  fireEvent.click(screen.getByRole('button'))
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
