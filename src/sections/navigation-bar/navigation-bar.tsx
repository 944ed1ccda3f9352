import download from 'icon:download'
import mail from 'icon:mail'
import menu from 'icon:menu-2'
import x from 'icon:x'
import type { FocusEvent, MouseEvent, ReactNode } from 'react'
import { Link, usePath, withoutIndex } from '../../navigation/location.tsx'
import { Icon } from '../../ui/icon.tsx'
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
 * On small screens the links are in a popover, which the browser opens and closes, with or without scripts. On larger ones they
 * are in the bar, and the popover has those that do not fit.
 */
export function NavigationBar({
  name,
  sections,
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
        <CvLink {...cv} label={strings.cv} aria-label={strings.cvAsPdf} className={styles.actionItem} filled={!email} />
      )}
    </>
  )

  const links = (
    <>
      {sections.map(({ id, label }) => (
        <li key={id}>
          <a
            className="control"
            href={`#${id}`}
            aria-current={id === sectionInView || undefined}
            onClick={closeMenu}
            onFocus={setSmoothScrolling}
            onBlur={setSmoothScrolling}
          >
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
    </>
  )

  return (
    <header className={`inSecondFrame ${styles.bar}`}>
      <nav ref={hideWhatDoesNotFit} className={styles.row} aria-label={strings.navigation}>
        <Link href="/" className={`control ${styles.name}`}>
          {name}
        </Link>
        <ul role="list" data-links className={styles.links}>
          {links}
        </ul>
        <ul id={MENU} popover="auto" role="list" className={styles.menu}>
          {actions}
          {links}
          {children && <li className={styles.inMenu}>{children}</li>}
        </ul>
        <ul role="list" data-actions className={styles.actions}>
          {actions}
        </ul>
        <button type="button" className={`control pill ${styles.menuButton}`} popoverTarget={MENU}>
          <Icon icon={menu} size={20} />
          <Icon icon={x} size={20} />
          <span>{strings.menu}</span>
          <span>{isTaken ? strings.menu : strings.more}</span>
        </button>
      </nav>
    </header>
  )
}

type CvLinkProps = {
  label: string | undefined
  href: string
  download: string
  'aria-label': string
  className?: string | undefined
  filled?: boolean
}

function CvLink({ label, className, filled, ...link }: CvLinkProps) {
  return (
    <li className={className}>
      <a className={`control ${styles.action} ${filled ? 'filled' : ''}`} {...link} type="application/pdf">
        <span>{label}</span>
        <Icon icon={download} size={18} />
      </a>
    </li>
  )
}

function PageLink({ path, name }: { path: string; name: string }) {
  const current = usePath()
  const isCurrent = withoutIndex(current) === path
  return (
    <Link className="control" href={`${path}/`} aria-current={isCurrent ? 'page' : undefined} onClick={closeMenu}>
      {name}
    </Link>
  )
}

/** Leaves the last links to the menu until the others fit in the bar. Without scripts, the bar has further lines. */
function hideWhatDoesNotFit(nav: HTMLElement) {
  const { parentElement: bar, firstElementChild: name } = nav
  const observer = new ResizeObserver(() => {
    const links = [...nav.querySelectorAll('[data-links] > li')]
    const actions = nav.querySelectorAll('[data-actions] > li').length
    const inMenu = [...nav.querySelectorAll(`#${MENU} > li`)].slice(actions)
    const isCrowded = () => nav.offsetHeight > (bar?.offsetHeight ?? 0)
    for (const each of [nav, ...links, ...inMenu]) each.removeAttribute('data-crowded')
    if (!isCrowded()) return closeMenu() // An open menu would stay open without its button.
    nav.toggleAttribute('data-crowded')
    for (const [index, link] of [...links.entries()].toReversed()) {
      for (const each of [link, inMenu[index]]) each?.toggleAttribute('data-crowded')
      if (!isCrowded()) break
    }
  })
  if (bar) observer.observe(bar)
  if (name) observer.observe(name) // It grows with the font.
  return () => observer.disconnect()
}

/** Links to sections scroll smoothly (motion.css). Not with `:has(:focus)`, which restyles the page whenever the focus moves. */
function setSmoothScrolling({ type }: FocusEvent) {
  document.documentElement.toggleAttribute('data-smooth', type === 'focus')
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
      <a className="control" href={base + page + section} lang={language} hrefLang={language} onClick={bringTheme}>
        {name}
      </a>
    </li>
  ))
}

/** The theme is only in memory: the address brings it along (theme.tsx). */
function bringTheme({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = `theme=${document.documentElement.dataset.theme}`
}
