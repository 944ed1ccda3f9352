import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { content } from 'virtual:content'
import type { Content } from '../schema/content.ts'
import { App } from './app.tsx'
import './styles/first.css'

/** Where a page that has to be loaded anew finds how it was left. */
const LEFT = 'left'

/** What keeps the page, or parts of it, back while the overlay stands. */
const CLOCKS = new Set(['hold', 'reveal', 'wait', 'lay-out'])

/** While developing: the page is made here, and takes a change of the content in place, with its theme and where it stands. */
export function develop(container: HTMLElement) {
  const left = howItWasLeft()
  const root = createRoot(container)
  const show = (shown: Content) =>
    root.render(
      <StrictMode>
        <App content={shown} path={location.pathname} first={null} />
      </StrictMode>,
    )
  flushSync(() => show(content))
  if (left) passOverlay()
  if (left?.theme === 'light') container.querySelector<HTMLButtonElement>(':scope > button')?.click()
  if (left) scrollTo({ top: left.top, behavior: 'instant' })

  import.meta.hot?.accept('virtual:content', (renewed) => {
    if (renewed) show((renewed as unknown as { content: Content }).content) // what that module exports
  })
  for (const event of ['vite:beforeFullReload', 'vite:ws:disconnect']) import.meta.hot?.on(event, rememberHowItIsLeft)
}

/** Nobody waits for the overlay twice. */
function passOverlay() {
  document.documentElement.dataset.revealed = 'yes'
  for (const clock of document.getAnimations()) {
    if (clock instanceof CSSAnimation && CLOCKS.has(clock.animationName)) clock.finish()
  }
}

function rememberHowItIsLeft() {
  const { theme } = document.documentElement.dataset
  sessionStorage.setItem(LEFT, JSON.stringify({ theme, top: scrollY }))
}

function howItWasLeft(): { theme: string; top: number } | null {
  const left = sessionStorage.getItem(LEFT)
  sessionStorage.removeItem(LEFT)
  return left === null ? null : (JSON.parse(left) as { theme: string; top: number }) // as it was remembered
}
