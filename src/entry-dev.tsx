import { StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import * as initial from 'virtual:content'
import type { SiteView } from '../model/view.ts'
import { App } from './app.tsx'
import { Mistakes } from './mistakes.tsx'
import { replaceFragment } from './navigation/fragment.ts'
import { forgetStories } from './navigation/stories.ts'

/** The dev server does not prerender. A change of the content renders in place. */
export function develop(container: HTMLElement) {
  const root = createRoot(container)
  let isBroken = false
  let ids: readonly string[] = []
  const render = ({ contents, mistakes }: typeof initial) => {
    if (mistakes !== undefined) {
      isBroken = true
      return root.render(<Mistakes text={mistakes} />)
    }
    if (isBroken) return location.reload()
    const language = contents.toReversed().find(({ base }) => location.pathname.startsWith(base))
    if (!language) return undefined
    Object.assign(document.documentElement, { lang: language.language, dir: language.direction })
    const path = location.pathname.slice(language.base.length - 1)
    const renamed = newIdOf(location.hash.slice(1), ids, projectIdsIn(language.view))
    ids = projectIdsIn(language.view)
    const show = () =>
      root.render(
        <StrictMode>
          <App view={language.view} initialPath={path} />
        </StrictMode>,
      )
    if (renamed === undefined) return show()
    // At once, or the dialog of the project would close in between.
    return flushSync(() => {
      show()
      replaceFragment(renamed)
    })
  }
  render(initial)
  import.meta.hot?.accept('virtual:content', (update) => {
    if (!update) return
    forgetStories()
    startTransition(() => render(update as unknown as typeof initial)) // the module's exports
  })
}

function projectIdsIn({ sections }: SiteView): string[] {
  return sections.flatMap((section) => (section.kind === 'gallery' ? section.projects.map(({ id }) => id) : []))
}

/** The id that a project has got instead of an old one, which follows from its title. */
function newIdOf(id: string, before: readonly string[], after: readonly string[]): string | undefined {
  if (!before.includes(id) || after.includes(id) || before.length !== after.length) return undefined
  const added = after.filter((each) => !before.includes(each))
  return added.length === 1 ? added[0] : undefined
}
