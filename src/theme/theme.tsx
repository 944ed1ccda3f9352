import moon from 'icon:moon'
import sun from 'icon:sun'
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { DARK_PAGE, LIGHT_PAGE, type Theme } from '../styles/colours.ts'
import { fadeOut } from '../ui/fade-out.ts'
import { Icon } from '../ui/icon.tsx'
import { useMotion } from '../ui/motion.tsx'
import * as styles from './theme.module.css'

type ThemeSetting = { theme: Theme; toggleTheme: () => void }

const ThemeContext = createContext<ThemeSetting | null>(null)

type ThemeProviderProps = {
  /** The theme in which a visit starts. */
  initialTheme: Theme
  /** The colours of the page, if they are not those of the tokens. */
  pageColours?: { light: string; dark: string } | undefined
  children: ReactNode
}

/** The theme in the address, where a visitor who changes the language brings it along. */
const [, themeInAddress] = (globalThis.location?.search ?? '').split('?theme=')

/** Holds the theme in memory only: nothing is stored. */
export function ThemeProvider({ initialTheme, pageColours, children }: ThemeProviderProps) {
  const [chosen, setChosen] = useState<Theme>()
  const isBrought = useSyncExternalStore(
    () => () => undefined,
    () => themeInAddress === 'light' || themeInAddress === 'dark',
    () => false,
  )
  const theme = chosen ?? (isBrought ? (themeInAddress as Theme) : initialTheme)
  const { moving } = useMotion()
  const toggleTheme = () => {
    if (moving) fadeOut()
    setChosen(theme === 'dark' ? 'light' : 'dark')
  }

  useEffect(() => {
    if (isBrought) history.replaceState(history.state, '', location.pathname + location.hash)
  }, [isBrought])

  // Colours live in CSS, keyed on this attribute. The prerendered HTML already carries the default.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])

  return (
    <ThemeContext value={{ theme, toggleTheme }}>
      <meta name="theme-color" content={pageColours?.[theme] ?? (theme === 'dark' ? DARK_PAGE : LIGHT_PAGE)} />
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
      data-part="theme"
      className={`control round ${styles.toggle}`}
      aria-label={theme === 'dark' ? strings.toLightTheme : strings.toDarkTheme}
      onClick={toggleTheme}
    >
      <Icon icon={theme === 'dark' ? sun : moon} size={20} />
    </button>
  )
}
