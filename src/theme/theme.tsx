import moon from 'icon:moon'
import sun from 'icon:sun'
import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import tokens from '../styles/tokens.module.css'
import styles from './theme.module.css'

type Theme = 'light' | 'dark'
type ThemeSetting = { theme: Theme; toggleTheme: () => void }

const ThemeContext = createContext<ThemeSetting | null>(null)

type ThemeProviderProps = {
  /** The colours of the page, if they are not those of the tokens. */
  pageColours?: { light: string; dark: string } | undefined
  children: ReactNode
}

/** Holds the theme in memory only: every visit starts dark, and nothing is stored. */
export function ThemeProvider({ pageColours, children }: ThemeProviderProps) {
  const [theme, setTheme] = useState<Theme>('dark')
  const toggleTheme = () => setTheme((current) => (current === 'dark' ? 'light' : 'dark'))

  // Colours live in CSS, keyed on this attribute. The prerendered HTML already carries the default.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])

  return (
    <ThemeContext value={{ theme, toggleTheme }}>
      <meta
        name="theme-color"
        content={pageColours?.[theme] ?? (theme === 'dark' ? tokens.darkPage : tokens.lightPage)}
      />
      {children}
    </ThemeContext>
  )
}

function useTheme(): ThemeSetting {
  const setting = use(ThemeContext)
  if (!setting) throw new Error('useTheme must be used within a ThemeProvider')
  return setting
}

type ThemeToggleProps = { strings: { toLightTheme: string; toDarkTheme: string } }

export function ThemeToggle({ strings }: ThemeToggleProps) {
  const { theme, toggleTheme } = useTheme()
  return (
    <button
      type="button"
      data-needs-script
      className={`round ${styles.toggle}`}
      aria-label={theme === 'dark' ? strings.toLightTheme : strings.toDarkTheme}
      onClick={toggleTheme}
    >
      <Icon icon={theme === 'dark' ? sun : moon} size={20} />
    </button>
  )
}
