/** The element of the editor: at the end of the page, or of the dialog that is open, since everything else is inert then. */
export const host = document.createElement('div')
host.id = 'editor'
host.lang = 'en'

/** What can be edited: the dialog that is open, or the page. */
export function shownRoot(): Element {
  return document.querySelector('dialog[open]') ?? document.querySelector('#root') ?? document.body
}

/** Puts the editor where it can be pressed, and stays with the dialogs that open and close. */
export function followDialogs() {
  const move = () => {
    const place = document.querySelector('dialog[open]') ?? document.body
    if (host.parentElement !== place) place.append(host)
  }
  new MutationObserver(move).observe(document.body, { attributeFilter: ['open'], childList: true, subtree: true })
  move()
}

/** The box of a text or a picture, in pixels from the editor's own corner. */
export function boxOf(target: Range | Element) {
  const { left, top, width, height } = target.getBoundingClientRect()
  const corner = host.getBoundingClientRect()
  return { left: left - corner.left, top: top - corner.top, width, height }
}
