// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ThemeToggle } from './theme-toggle.tsx'
import { ThemeProvider, useTheme } from './theme.tsx'

const strings = { toLightTheme: 'To light', toDarkTheme: 'To dark' }

const { dataset } = document.documentElement

beforeEach(() => {
  delete dataset.theme
  delete dataset.veil
})

test('the initial theme is dark', async () => {
  render(<ThemeProvider>page</ThemeProvider>)
  await vi.waitFor(() => expect(dataset.theme).toBe('dark'))
})

test('the toggle switches dark to light and light to dark, and says what it will do', async () => {
  renderToggle()
  await userEvent.click(screen.getByRole('button', { name: 'To light' }))
  await vi.waitFor(() => expect(dataset.theme).toBe('light'))
  await userEvent.click(screen.getByRole('button', { name: 'To dark' }))
  await vi.waitFor(() => expect(dataset.theme).toBe('dark'))
})

test('the veil falls before the colours change, and rises with them', async () => {
  dataset.theme = 'dark'
  renderToggle()
  expect(dataset.veil).toBeUndefined()
  fireEvent.click(screen.getByRole('button'))
  expect(dataset).toMatchObject({ theme: 'dark', veil: 'night' })
  await vi.waitFor(() => expect(dataset.theme).toBe('light'))
  expect(dataset.veil).toBeUndefined()
})

test('switched back before the colours have changed, it rises at once', async () => {
  dataset.theme = 'dark'
  renderToggle()
  fireEvent.click(screen.getByRole('button', { name: 'To light' }))
  fireEvent.click(screen.getByRole('button', { name: 'To dark' }))
  expect(dataset.veil).toBeUndefined()
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(dataset.theme).toBe('dark')
})

test('taken off the page before the colours have changed, it leaves them alone', async () => {
  dataset.theme = 'dark'
  const { unmount } = renderToggle()
  fireEvent.click(screen.getByRole('button', { name: 'To light' }))
  unmount()
  expect(dataset.veil).toBeUndefined()
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(dataset.theme).toBe('dark')
})

test('it shows a sun in the dark theme and a moon in the light theme', async () => {
  const { container } = renderToggle()
  const inDark = container.querySelector('svg')?.innerHTML
  await userEvent.click(screen.getByRole('button'))
  expect(container.querySelector('svg')?.innerHTML).not.toBe(inDark)
})

test('the theme setting outside the part that provides it fails with a message', () => {
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
