import { createContext, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useMotion } from '../ui/motion.tsx'

export type Theme = 'light' | 'dark'
type ThemeSetting = { theme: Theme; toggleTheme: () => void }

const ThemeContext = createContext<ThemeSetting | null>(null)

/** Holds the theme in memory only: every visit starts dark, and nothing is stored. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>('dark')
  const { moving } = useMotion()

  // Colours live in CSS, keyed on this attribute. The prerendered HTML already carries the default.
  useLayoutEffect(() => {
    const root = document.documentElement
    if (root.dataset.theme === theme) return
    root.dataset.theme = theme
    // The browser's own bars take the colour of the page.
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', getComputedStyle(root).backgroundColor)
  }, [theme])

  const setting = useMemo(() => {
    const toggle = () => setTheme((current) => (current === 'dark' ? 'light' : 'dark'))
    return { theme, toggleTheme: () => (moving ? crossFade(toggle) : toggle()) }
  }, [theme, moving])
  return <ThemeContext value={setting}>{children}</ThemeContext>
}

/** Fades from the page as it is to the page as it will be, two pictures that cost the same however much is on them. */
function crossFade(change: () => void) {
  if (!('startViewTransition' in document)) return change()
  // One that is cut short by the next has changed the theme all the same.
  document.startViewTransition(() => flushSync(change)).ready.catch(() => undefined)
}

export function useTheme(): ThemeSetting {
  const setting = use(ThemeContext)
  if (!setting) throw new Error('useTheme must be used within a ThemeProvider')
  return setting
}
