import download from 'icon:download'
import menuIcon from 'icon:menu-2'
import { useEffect, type ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../ui/icon.tsx'
import styles from './navigation-bar.module.css'

type NavigationBarProps = {
  name: string
  sections: readonly { id: string; label: string }[]
  pages: readonly { path: string; name: string }[]
  cv: { href: string; download: string }
  strings: { navigation: string; menu: string; cv: string; cvAsPdf: string }
  /** What stands at the end of the bar. */
  children: ReactNode
}

const MENU = 'menu'

/** From here on the links stand in the bar; the stylesheet says the same. */
const WIDE = '(width >= 75em)'

/**
 * On phones, and where there is more than the bar can hold, the links stand in a popover, which the browser opens and closes,
 * with or without our script.
 */
export function NavigationBar({ name, sections, pages, cv, strings, children }: NavigationBarProps) {
  // A menu that is open while the window grows would stay above the page, away from its place in the bar.
  useEffect(() => {
    const wide = matchMedia(WIDE)
    wide.addEventListener('change', closeMenu)
    return () => wide.removeEventListener('change', closeMenu)
  }, [])

  return (
    <header className={styles.bar}>
      <nav className={styles.row} aria-label={strings.navigation}>
        <Link href="/" className={styles.name ?? ''}>
          {name}
        </Link>
        <ul id={MENU} popover="auto" className={styles.menu}>
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={closeMenu}>
                {label}
              </a>
            </li>
          ))}
          {pages.map((page) => (
            <li key={page.path} className={styles.page}>
              <Link href={page.path} onClick={closeMenu}>
                {page.name}
              </Link>
            </li>
          ))}
          <li>
            <a className={styles.cv} {...cv} type="application/pdf" aria-label={strings.cvAsPdf}>
              {strings.cv}
              <Icon icon={download} size={18} />
            </a>
          </li>
        </ul>
        {children}
        <button type="button" className={styles.menuButton} popoverTarget={MENU}>
          <Icon icon={menuIcon} size={20} />
          {strings.menu}
        </button>
      </nav>
    </header>
  )
}

function closeMenu() {
  const menu = document.getElementById(MENU)
  if (menu?.matches(':popover-open')) menu.hidePopover()
}
