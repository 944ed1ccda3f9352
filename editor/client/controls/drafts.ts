// What was typed, on the page or in the panel, and is not written yet. The tab keeps it for the panel, while another part is opened
// and when the page is loaded again.

type Draft = { text: string; value: string }

const keyOf = (place: string) => `draft of ${place}`

/** @param value that the file has: after a move, another entry has the place */
export function draftOf(place: string, value: string): string | undefined {
  const draft = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') as Draft | null // as `keepDraft` writes it
  return draft?.value === value ? draft.text : undefined
}

export const keepDraft = (place: string, draft: Draft) => sessionStorage.setItem(keyOf(place), JSON.stringify(draft))

export const dropDraft = (place: string) => sessionStorage.removeItem(keyOf(place))
