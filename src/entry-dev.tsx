import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { content } from 'virtual:content'
import type { Content } from '../schema/content.ts'
import { App } from './app.tsx'

/** The dev server does not prerender. A change of the content renders in place. */
export function develop(container: HTMLElement) {
  const root = createRoot(container)
  const render = (current: Content) =>
    root.render(
      <StrictMode>
        <App content={current} initialPath={location.pathname} />
      </StrictMode>,
    )
  render(content)
  import.meta.hot?.accept('virtual:content', (update) => {
    if (update) render((update as unknown as { content: Content }).content) // the module's export
  })
}
