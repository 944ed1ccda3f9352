// The texts of the site rendered by React alone, with a theme and a pop-up: no router, transitions or animations.
import { createElement, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const data = document.querySelector('script[type="application/json"]')?.textContent ?? '[]'
const texts = JSON.parse(data) as { tag: string; text: string }[] // written by tools/bench/sites.ts
const elements = texts.map(({ tag, text }, index) => createElement(tag, { key: index }, text))
const image = <img src="/hero.avif" alt="" />

/** What measure.ts presses is where the site has it. */
function Page() {
  const [theme, setTheme] = useState('dark')
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <>
      <button onClick={() => setTheme((current) => (current === 'dark' ? 'light' : 'dark'))}>Theme</button>
      {image}
      <ul id="gallery">
        <li>
          <a href="#project" onClick={() => setOpen(true)}>
            Project
          </a>
        </li>
      </ul>
      {elements}
      {isOpen && (
        <dialog ref={(dialog) => dialog?.showModal()}>
          <button onClick={() => setOpen(false)}>Close</button>
          {image}
        </dialog>
      )}
    </>
  )
}

createRoot(document.querySelector('main') ?? document.body).render(<Page />)
