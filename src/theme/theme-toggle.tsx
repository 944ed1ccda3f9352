import moon from 'icon:moon'
import sun from 'icon:sun'
import { Icon } from '../ui/icon.tsx'
import { useTheme } from './theme.tsx'
import styles from './theme-toggle.module.css'

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
