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

/** Those whose rules are other ones than in their text. */
const adapted = new Set<HTMLStyleElement>()
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
  // The rules as they are written.
  for (const style of adapted) style.replaceChildren(...style.childNodes)
  adapted.clear()
  if (isBeside) {
    for (const style of document.head.querySelectorAll('style')) {
      if (style.sheet) adaptRules(style.sheet.cssRules)
      adapted.add(style)
    }
  }
  observer.takeRecords()
  if (isBeside) observer.observe(document.head, { childList: true, characterData: true, subtree: true })
  else observer.disconnect()
}

/** Rules for the width of the page, where they have that of the window. */
function adaptRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rule.media.mediaText = widerByPanel(rule.media.mediaText)
    if (rule instanceof CSSStyleRule) adaptStyle(rule.style)
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) adaptRules(rule.cssRules)
  }
}

const widerByPanel = (query: string) =>
  query.replaceAll(/\([^()]*\bwidth\b[^()]*\)/g, (feature) =>
    feature.replaceAll(/[\d.]+(?:px|r?em)\b/g, `calc($& + ${PANEL_PX}px)`),
  )

function adaptStyle(style: CSSStyleDeclaration) {
  const text = style.cssText.replaceAll(/(-?[\d.]+)vw\b/g, `calc($1 * (1vw - ${PANEL_PX / 100}px))`)
  // 100 % of a fixed box are those of the window.
  const own = style.position === 'fixed' ? `${narrowerByPanel(text)}; margin-right: ${PANEL_PX}px` : text
  if (own !== style.cssText) style.cssText = own
}

function narrowerByPanel(text: string): string {
  const pageWidth = getComputedStyle(root).getPropertyValue('--page-width')
  return [`--page-width: ${pageWidth}`, text].join(';').replaceAll(/\b100%(?= [-+])/g, `(100% - ${PANEL_PX}px)`)
}
