/** How many characters fit into the narrowest wide bar. The gap beside each link counts as three. */
const FITTING = 120

/** Whether the links need more room than the bar has. They are in the menu then, at every width. */
export function isCrowded(name: string, labels: readonly string[]): boolean {
  return labels.reduce((sum, label) => sum + label.length + 3, name.length) > FITTING
}
