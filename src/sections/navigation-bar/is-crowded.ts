/** How many characters fit into the bar at its breakpoint of 75em. The gap beside each link counts as three. */
const MAX_CHARACTERS = 120

/** Whether the links need more room than the bar has. They are in the menu then, at every width. */
export function isCrowded(name: string, labels: readonly string[]): boolean {
  return labels.reduce((sum, label) => sum + label.length + 3, name.length) > MAX_CHARACTERS
}
