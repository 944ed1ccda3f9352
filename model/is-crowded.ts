/** How many Latin letters fit into the bar at its breakpoint of 75em. The gap beside each link is as wide as three. */
const MAX_CHARACTERS = 120

/** Whether the links do not fit into the bar. If so, they are in the menu at every viewport width. */
export function isCrowded(name: string, labels: readonly string[]): boolean {
  return labels.reduce((sum, label) => sum + widthOf(label) + 3, widthOf(name)) > MAX_CHARACTERS
}

/** In Latin letters. East Asian characters are twice as wide. */
function widthOf(text: string): number {
  return (
    text.length + (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? []).length
  )
}
