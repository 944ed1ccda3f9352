import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import * as initial from 'virtual:content'
import { App } from './app.tsx'
import { Mistakes } from './mistakes.tsx'
import { forgetStories } from './navigation/stories.ts'

/** The dev server does not prerender. A change of the content renders in place. */
export function develop(container: HTMLElement) {
  const root = createRoot(container)
  let isBroken = false
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
    return root.render(
      <StrictMode>
        <App view={language.view} initialPath={path} />
      </StrictMode>,
    )
  }
  render(initial)
  import.meta.hot?.accept('virtual:content', (update) => {
    if (!update) return
    forgetStories()
    startTransition(() => render(update as unknown as typeof initial)) // the module's exports
  })
}
