/**
 * Waits until all of the page has come up from behind the overlay, by the clock of what comes up last, and notes that it has
 * in the document: the overlay runs once a visit, whatever is put in place of the page.
 * @returns whether it has; not when the clock was taken away before its time
 */
export async function revealed(): Promise<boolean> {
  const { dataset } = document.documentElement
  try {
    await document.querySelector('footer[data-in-turn]')?.getAnimations()[0]?.finished
    dataset.revealed = 'yes'
  } catch {
    // Whoever took it away has noted it, if it was over.
  }
  return dataset.revealed !== undefined
}
