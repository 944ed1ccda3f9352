import download from 'icon:download'
import mail from 'icon:mail'
import menu from 'icon:menu-2'
import x from 'icon:x'
import type { FocusEvent, MouseEvent, ReactElement, ReactNode } from 'react'
import { pagesStandAlone } from 'virtual:layout'
import { Link, usePath, withoutIndex } from '../../navigation/location.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFittingLinks } from './use-fitting-links.ts'
import { useSectionInView } from './use-section-in-view.ts'
import * as styles from './navigation-bar.module.css'

type NavigationBarProps = {
  name: string
  sections: readonly { id: string; label: string }[]
  /** Whether the page has none of the sections. */
  isAlone?: boolean
  pages: readonly { path: string; name: string }[]
  /** The paths of all pages below the main page. */
  paths: readonly string[]
  /** The other languages of the site. */
  languages: readonly { language: string; name: string; base: string }[] | undefined
  email: string | undefined
  cv: { href: string; download: string } | false
  /** The CVs for kinds of jobs. */
  variants: readonly { name: string; title?: string | undefined }[] | undefined
  strings: { navigation: string; menu: string; more: string; cv: string; cvAsPdf: string; write: string }
  /** A further control at the end of the menu. */
  children: ReactNode
}

const MENU = 'menu'

/**
 * On small screens the bar has the first action, and a menu has everything: the actions, the links and the further control. On large
 * screens the bar has the actions and the links, and the menu has the links that do not fit and the further control. Without
 * scripts, the links of a large screen have as many lines as they need. The menu is a popover, which the browser opens and closes.
 */
export function NavigationBar({
  name,
  sections,
  isAlone = false,
  pages,
  paths,
  languages,
  email,
  cv,
  variants,
  strings,
  children,
}: NavigationBarProps) {
  const sectionInView = useSectionInView(sections)
  // An owner may have a section or a page of that name.
  const names = [...sections.map(({ label }) => label), ...pages.map((page) => page.name)]
  const isTaken = names.some((each) => each.toLowerCase() === strings.more.toLowerCase())
  const actions = (
    <>
      {email && (
        <li className={styles.actionItem}>
          <a className={`control ${styles.action} filled`} href={`mailto:${email}`}>
            <Icon icon={mail} size={20} />
            <span>{strings.write}</span>
          </a>
        </li>
      )}
      {cv && (
        <li className={styles.actionItem}>
          <CvLink {...cv} label={strings.cv} aria-label={strings.cvAsPdf} filled={!email} />
        </li>
      )}
    </>
  )

  const links: readonly ReactElement[] = [
    ...sections.map(({ id, label }) =>
      pagesStandAlone && isAlone ? (
        <Link key={`#${id}`} className="control" href={`/#${id}`} onClick={closeMenu}>
          {label}
        </Link>
      ) : (
        <a
          key={`#${id}`}
          className="control"
          href={`#${id}`}
          aria-current={id === sectionInView || undefined}
          onClick={closeMenu}
          onFocus={setSmoothScrolling}
          onBlur={setSmoothScrolling}
        >
          {label}
        </a>
      ),
    ),
    ...pages.map((page) => <PageLink key={page.path} {...page} />),
    ...(languages ?? []).map((each) => (
      <LanguageLink key={each.language} {...each} paths={paths} sectionInView={sectionInView} />
    )),
    ...(!cv
      ? []
      : (variants ?? []).map(({ title, name: kind }) => (
          <CvLink
            key={`${kind}.pdf`}
            href={cv.href.replace('.pdf', `-${kind}.pdf`)}
            download={`${name}, ${title}.pdf`}
            label={title}
            aria-label={`${title}, ${strings.cvAsPdf}`}
          />
        ))),
  ]
  const firstPage = pages.length > 0 ? sections.length : undefined
  const { fitting, nameRef, linksRef, actionsRef, buttonRef } = useFittingLinks(links.length, closeMenu)

  return (
    <header className={`inSecondFrame ${styles.bar}`}>
      <nav className={styles.row} aria-label={strings.navigation} data-crowded={fitting < links.length || undefined}>
        <Link ref={nameRef} href="/" className={`control ${styles.name}`}>
          {name}
        </Link>
        <ul ref={linksRef} role="list" className={styles.links}>
          {links.map((link, index) => (
            <li
              key={link.key}
              className={index === firstPage ? styles.firstPage : undefined}
              data-in-menu={index >= fitting || undefined}
            >
              {link}
            </li>
          ))}
        </ul>
        <ul id={MENU} popover="auto" role="list" className={styles.menu}>
          {actions}
          {links.map((link, index) => (
            <li key={link.key} className={styles.link} data-in-menu={index >= fitting || undefined}>
              {link}
            </li>
          ))}
          {children && <li>{children}</li>}
        </ul>
        <ul ref={actionsRef} role="list" className={styles.actions}>
          {actions}
        </ul>
        <button ref={buttonRef} type="button" className={`control pill ${styles.menuButton}`} popoverTarget={MENU}>
          <span className={styles.whileClosed}>
            <Icon icon={menu} size={20} />
          </span>
          <span className={styles.whileOpen}>
            <Icon icon={x} size={20} />
          </span>
          <span className={styles.menuLabel}>{strings.menu}</span>
          <span className={styles.moreLabel}>{isTaken ? strings.menu : strings.more}</span>
        </button>
      </nav>
    </header>
  )
}

function PageLink({ path, name }: NavigationBarProps['pages'][number]) {
  const current = usePath()
  const isCurrent = withoutIndex(current) === path
  return (
    <Link className="control" href={`${path}/`} aria-current={isCurrent ? 'page' : undefined} onClick={closeMenu}>
      {name}
    </Link>
  )
}

type LanguageLinkProps = NonNullable<NavigationBarProps['languages']>[number] & {
  paths: readonly string[]
  sectionInView: string | undefined
}

/** The same page in another language, at the section that is in view. */
function LanguageLink({ language, name, base, paths, sectionInView }: LanguageLinkProps) {
  const path = withoutIndex(usePath())
  const page = paths.includes(path) ? `${path.slice(1)}/` : ''
  const section = sectionInView === undefined ? '' : `#${sectionInView}`
  return (
    <a className="control" href={base + page + section} lang={language} hrefLang={language} onClick={bringTheme}>
      {name}
    </a>
  )
}

type CvLinkProps = {
  label: string | undefined
  href: string
  download: string
  'aria-label': string
  filled?: boolean
}

function CvLink({ label, filled, ...link }: CvLinkProps) {
  return (
    <a className={`control ${styles.action} ${filled ? 'filled' : ''}`} {...link} type="application/pdf">
      <span>{label}</span>
      <Icon icon={download} size={18} />
    </a>
  )
}

/** Links to sections scroll smoothly (motion.css). Not with `:has(:focus)`, which restyles the page whenever the focus moves. */
function setSmoothScrolling({ type }: FocusEvent) {
  document.documentElement.toggleAttribute('data-smooth', type === 'focus')
}

function closeMenu() {
  const popover = document.getElementById(MENU)
  if (popover?.matches(':popover-open')) popover.hidePopover()
}

/** The theme is only in memory: the address brings it along (theme.tsx). */
function bringTheme({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = `theme=${document.documentElement.dataset.theme}`
}
