import { createContext, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { behindVeil } from '../ui/veil.ts'

export type Theme = 'light' | 'dark'
type ThemeSetting = { theme: Theme; toggleTheme: () => void }

const ThemeContext = createContext<ThemeSetting | null>(null)

/** Holds the theme in memory only: every visit starts dark, and nothing is stored. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>('dark')

  // Colours live in CSS, keyed on an attribute that the prerendered HTML already carries. To give every element of the page
  // another colour takes a slow phone longer than a visitor should wait for an answer, so the veil falls first.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    return dataset.theme === theme ? undefined : behindVeil('night', () => show(theme))
  }, [theme])

  const setting = useMemo(
    () => ({ theme, toggleTheme: () => setTheme((current) => (current === 'dark' ? 'light' : 'dark')) }),
    [theme],
  )
  return <ThemeContext value={setting}>{children}</ThemeContext>
}

function show(theme: Theme) {
  const root = document.documentElement
  root.dataset.theme = theme
  // The browser's own bars take the colour of the page.
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', getComputedStyle(root).backgroundColor)
}

export function useTheme(): ThemeSetting {
  const setting = use(ThemeContext)
  if (!setting) throw new Error('useTheme must be used within a ThemeProvider')
  return setting
}
