import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { contents } from 'virtual:content'
import { App } from './app.tsx'

/** The dev server does not prerender. A change of the content renders in place. */
export function develop(container: HTMLElement) {
  const root = createRoot(container)
  const render = (current: typeof contents) => {
    const language = current.toReversed().find(({ base }) => location.pathname.startsWith(base))
    if (!language) return
    const path = location.pathname.slice(language.base.length - 1)
    root.render(
      <StrictMode>
        <App content={language.content} initialPath={path} />
      </StrictMode>,
    )
  }
  render(contents)
  import.meta.hot?.accept('virtual:content', (update) => {
    if (update) render((update as unknown as { contents: typeof contents }).contents) // the module's export
  })
}
