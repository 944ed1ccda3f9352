/** How many characters fit into the bar at its breakpoint of 75em. The gap beside each link counts as three. */
const MAX_CHARACTERS = 120

/** Whether the links do not fit into the bar. If so, they are in the menu at every viewport width. */
export function isCrowded(name: string, labels: readonly string[]): boolean {
  return labels.reduce((sum, label) => sum + label.length + 3, name.length) > MAX_CHARACTERS
}
