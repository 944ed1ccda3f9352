// The texts of the site rendered by React alone: no router, theme, pop-ups or animations.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const data = document.querySelector('script[type="application/json"]')?.textContent ?? '[]'
const texts = JSON.parse(data) as { tag: string; text: string }[] // written by tools/bench/sites.ts
createRoot(document.querySelector('main') ?? document.body).render(
  <>
    <img src="/hero.avif" alt="" />
    {texts.map(({ tag, text }, index) => createElement(tag, { key: index }, text))}
  </>,
)
