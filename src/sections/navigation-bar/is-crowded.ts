/** How many characters fit into the bar where it is narrowest, with the space beside each link counted as three. */
const FITTING = 120

/** Whether the bar has more to hold than fits beside the name: then its links stand in the menu at every width. */
export function isCrowded(name: string, labels: readonly string[]): boolean {
  return labels.reduce((sum, label) => sum + label.length + 3, name.length) > FITTING
}
