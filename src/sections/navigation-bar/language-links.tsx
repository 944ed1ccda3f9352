import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { withoutIndex } from '../../ui/without-index.ts'

type LanguageLinksProps = {
  languages: readonly { language: string; name: string; base: string }[]
  pages: readonly { path: string }[]
}

/** Links to the same page in the other languages of the site, at the section that is in view. */
export function LanguageLinks({ languages, pages }: LanguageLinksProps) {
  const [location] = useLocation()
  const { path } = pages.find((page) => page.path === withoutIndex(location)) ?? {}
  const page = path === undefined ? '' : `${path.slice(1)}/`
  return languages.map(({ language, name, base }) => (
    <li key={language}>
      <a href={base + page} lang={language} hrefLang={language} onClick={addSection}>
        {name}
      </a>
    </li>
  ))
}

/** Adds the section in view to the address. On the page of an organisation, the page itself is in view. */
function addSection({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const inView = [...document.querySelectorAll('main section[id]')].findLast(
    (section) => section.getBoundingClientRect().top < innerHeight * 0.3,
  )
  const isRouted =
    (document.querySelector('#routed > section')?.getBoundingClientRect().top ?? Infinity) < innerHeight / 2
  currentTarget.hash = inView && !isRouted && scrollY > 0 ? inView.id : ''
}
