import moon from 'icon:moon'
import sun from 'icon:sun'
import { Glyph } from '../ui/icon.tsx'
import { useTheme } from './theme.tsx'
import styles from './theme-toggle.module.css'

type ThemeToggleProps = { words: { toLightTheme: string; toDarkTheme: string } }

export function ThemeToggle({ words }: ThemeToggleProps) {
  const { theme, toggleTheme } = useTheme()
  const icon = theme === 'dark' ? sun : moon
  return (
    <button
      type="button"
      data-needs-script
      className={styles.toggle}
      aria-label={theme === 'dark' ? words.toLightTheme : words.toDarkTheme}
      onClick={toggleTheme}
    >
      <Glyph glyph={icon} size={20} />
    </button>
  )
}
