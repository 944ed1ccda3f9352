import { useLocation } from 'wouter'
import { withoutIndex } from '../../ui/without-index.ts'

type LanguageLinksProps = {
  languages: readonly { language: string; name: string; base: string }[]
  pages: readonly { path: string }[]
  sectionInView: string | undefined
}

/** Links to the same page in the other languages of the site, at the section that is in view. */
export function LanguageLinks({ languages, pages, sectionInView }: LanguageLinksProps) {
  const [location] = useLocation()
  const { path } = pages.find((page) => page.path === withoutIndex(location)) ?? {}
  const page = path === undefined ? '' : `${path.slice(1)}/`
  const section = sectionInView === undefined ? '' : `#${sectionInView}`
  return languages.map(({ language, name, base }) => (
    <li key={language}>
      <a href={base + page + section} lang={language} hrefLang={language}>
        {name}
      </a>
    </li>
  ))
}
