// Beside the panel, the page is as in a window that is as wide as what is left. An iframe would do the same, but load the page again.

/** As wide as in editor.css, which has it below the page in narrow windows. */
const PANEL_PX = 360
const isWide = matchMedia('(width >= 768px)')

const root = document.documentElement
const frame = new CSSStyleSheet()
frame.replaceSync(`
  :root[data-editor='below'] {
    margin-bottom: 60dvh;
  }

  :root[data-editor='beside'] {
    margin-right: ${PANEL_PX}px;

    dialog {
      right: ${PANEL_PX}px;
    }
  }
`)

/** The stylesheets of the page as Vite has written them, and as they are beside the panel. */
const written = new Map<HTMLStyleElement, { own: string; beside: string }>()
const observer = new MutationObserver(adapt)
let isOpen = false

/** Makes room for the panel while it is open. */
export function setBeside(next: boolean) {
  isOpen = next
  adapt()
}

isWide.addEventListener('change', adapt)
document.adoptedStyleSheets.push(frame)

function adapt() {
  const isBeside = isOpen && isWide.matches
  if (isOpen) root.dataset['editor'] = isBeside ? 'beside' : 'below'
  else delete root.dataset['editor']
  for (const style of document.head.querySelectorAll('style')) {
    const known = written.get(style)
    const isKnown = style.textContent === known?.own || style.textContent === known?.beside
    const { own, beside } =
      isKnown && known ? known : { own: style.textContent, beside: besidePanel(style.textContent) }
    written.set(style, { own, beside })
    const text = isBeside ? beside : own
    if (style.textContent !== text) style.textContent = text
  }
  observer.takeRecords()
  if (isBeside) observer.observe(document.head, { childList: true, characterData: true, subtree: true })
  else observer.disconnect()
}

/** Styles for the width of the page, where they have that of the window: `vw`, media queries, and what fixed boxes have. */
export function besidePanel(css: string): string {
  return css
    .replaceAll(
      /(--[\w-]+):([^;{}]*\b100% [-+][^;{}]*);/g,
      (all, name, value) => `${all} ${name}-fixed:${lessPanel(value)};`,
    )
    .replaceAll(/[^{}]*\bposition:\s*fixed[^{}]*/g, fixedBesidePanel)
    .replaceAll(/(-?\d*\.?\d+)vw\b/g, `calc($1 * (1vw - ${PANEL_PX / 100}px))`)
    .replaceAll(/@media[^{]*/g, (query) => query.replaceAll(/\([^()]*\bwidth\b[^()]*\)/g, plusPanel))
}

const plusPanel = (feature: string) => feature.replaceAll(/\d*\.?\d+(?:px|r?em)\b/g, `calc($& + ${PANEL_PX}px)`)
const lessPanel = (length: string) => length.replaceAll(/\b100%(?= [-+])/g, `(100% - ${PANEL_PX}px)`)

function fixedBesidePanel(declarations: string): string {
  return lessPanel(declarations)
    .replaceAll(/var\((--[\w-]+)\)/g, 'var($1-fixed, var($1))')
    .replace(/position:\s*fixed/, `$&; margin-right: ${PANEL_PX}px`)
}
