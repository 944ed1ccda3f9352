import { overlayFinished } from '../navigation/overlay-finished.ts'

/**
 * Lays out what phones have skipped (skippable.css), one section whenever the browser is idle: pictures of the whole page, and the
 * browser's own search results, have all of it.
 */
export async function showWhenIdle() {
  await overlayFinished()
  for (const section of document.querySelectorAll<HTMLElement>('.skippable')) {
    if (getComputedStyle(section).contentVisibility === 'visible') continue
    // Older versions of Safari lack requestIdleCallback.
    await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve))
    section.style.contentVisibility = 'visible'
  }
}
