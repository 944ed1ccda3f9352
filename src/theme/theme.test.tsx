// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ThemeToggle } from './theme-toggle.tsx'
import { ThemeProvider, useTheme } from './theme.tsx'

const words = { toLightTheme: 'To light', toDarkTheme: 'To dark' }

beforeEach(() => {
  delete document.documentElement.dataset.theme
})

test('the initial theme is dark', () => {
  render(<ThemeProvider>page</ThemeProvider>)
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('the toggle switches dark to light and light to dark, and says what it will do', async () => {
  render(
    <ThemeProvider>
      <ThemeToggle words={words} />
    </ThemeProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'To light' }))
  expect(document.documentElement.dataset.theme).toBe('light')
  await userEvent.click(screen.getByRole('button', { name: 'To dark' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('it shows a sun in the dark theme and a moon in the light theme', async () => {
  const { container } = render(
    <ThemeProvider>
      <ThemeToggle words={words} />
    </ThemeProvider>,
  )
  const inDark = container.querySelector('svg')?.innerHTML
  await userEvent.click(screen.getByRole('button'))
  expect(container.querySelector('svg')?.innerHTML).not.toBe(inDark)
})

test('the theme setting outside the part that provides it fails with a message', () => {
  vi.mocked(console.error).mockImplementation(() => undefined)
  expect(() => render(<Reader />)).toThrow('useTheme must be used within a ThemeProvider')
  vi.mocked(console.error).mockClear()
})

function Reader() {
  return useTheme().theme
}
