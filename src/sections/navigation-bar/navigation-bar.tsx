import download from 'icon:download'
import menu from 'icon:menu-2'
import type { ReactNode } from 'react'
import { withoutIndex } from '../../../model/addresses.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link, usePath } from '../../ui/location.tsx'
import { useSectionInView } from './use-section-in-view.ts'
import styles from './navigation-bar.module.css'

type NavigationBarProps = {
  name: string
  sections: readonly { id: string; label: string }[]
  pages: readonly { path: string; name: string }[]
  /** The paths of all pages below the main page. */
  paths: readonly string[]
  /** The other languages of the site. */
  languages: readonly { language: string; name: string; base: string }[] | undefined
  cv: { href: string; download: string } | false
  /** The CVs for kinds of jobs. */
  variants: readonly { name: string; title?: string | undefined }[] | undefined
  strings: { navigation: string; menu: string; cv: string; cvAsPdf: string }
  /** Further controls at the end of the bar. */
  children: ReactNode
}

const MENU = 'menu'

/** On small screens the links are in a popover, which the browser opens and closes, with or without scripts. */
export function NavigationBar({
  name,
  sections,
  pages,
  paths,
  languages,
  cv,
  variants,
  strings,
  children,
}: NavigationBarProps) {
  const sectionInView = useSectionInView(sections)

  return (
    <header className={styles.bar}>
      <nav ref={collapseIfCrowded} className={styles.row} aria-label={strings.navigation}>
        <Link href="/" className={styles.name}>
          {name}
        </Link>
        <ul id={MENU} popover="auto" role="list" className={styles.menu}>
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === sectionInView || undefined} onClick={closeMenu}>
                {label}
              </a>
            </li>
          ))}
          {pages.map((page) => (
            <li key={page.path} className={styles.page}>
              <PageLink {...page} />
            </li>
          ))}
          {languages && <LanguageLinks languages={languages} paths={paths} sectionInView={sectionInView} />}
          {cv && <CvLink {...cv} label={strings.cv} aria-label={strings.cvAsPdf} />}
          {cv &&
            variants?.map(({ title, name: kind }) => (
              <CvLink
                key={kind}
                href={cv.href.replace('.pdf', `-${kind}.pdf`)}
                download={`${name}, ${title}.pdf`}
                label={title}
                aria-label={`${title}, ${strings.cvAsPdf}`}
              />
            ))}
        </ul>
        {children}
        <button type="button" className={`pill ${styles.menuButton}`} popoverTarget={MENU}>
          <Icon icon={menu} size={20} />
          {strings.menu}
        </button>
      </nav>
    </header>
  )
}

type CvLinkProps = { label: string | undefined; href: string; download: string; 'aria-label'?: string }

function CvLink({ label, ...link }: CvLinkProps) {
  return (
    <li>
      <a className={styles.cv} {...link} type="application/pdf">
        {label}
        <Icon icon={download} size={18} />
      </a>
    </li>
  )
}

function PageLink({ path, name }: { path: string; name: string }) {
  const current = usePath()
  const isCurrent = withoutIndex(current) === path
  return (
    <Link href={`${path}/`} aria-current={isCurrent ? 'page' : undefined} onClick={closeMenu}>
      {name}
    </Link>
  )
}

/** Moves the links into the menu while they do not fit beside the name. Without scripts, the bar has further lines. */
function collapseIfCrowded(nav: HTMLElement) {
  const { parentElement: bar, firstElementChild: name, lastElementChild: menuButton } = nav
  const observer = new ResizeObserver(() => {
    nav.removeAttribute('data-crowded')
    // An open menu would stay open without its button.
    if (!menuButton?.checkVisibility()) closeMenu()
    nav.toggleAttribute('data-crowded', nav.offsetHeight > (bar?.offsetHeight ?? 0))
  })
  if (bar) observer.observe(bar)
  if (name) observer.observe(name) // It grows with the font.
  return () => observer.disconnect()
}

function closeMenu() {
  const popover = document.getElementById(MENU)
  if (popover?.matches(':popover-open')) popover.hidePopover()
}

type LanguageLinksProps = {
  languages: NonNullable<NavigationBarProps['languages']>
  paths: readonly string[]
  sectionInView: string | undefined
}

/** Links to the same page in the other languages of the site, at the section that is in view. */
function LanguageLinks({ languages, paths, sectionInView }: LanguageLinksProps) {
  const path = withoutIndex(usePath())
  const page = paths.includes(path) ? `${path.slice(1)}/` : ''
  const section = sectionInView === undefined ? '' : `#${sectionInView}`
  return languages.map(({ language, name, base }) => (
    <li key={language}>
      <a href={base + page + section} lang={language} hrefLang={language}>
        {name}
      </a>
    </li>
  ))
}
