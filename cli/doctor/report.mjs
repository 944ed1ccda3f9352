/** @typedef {import('./diagnostic.ts').Check} Check */
/** @typedef {import('./diagnostic.ts').Diagnostic} Diagnostic */

/** @param {readonly Check[]} checks */
export function reportOf(checks) {
  const all = checks.flatMap(({ diagnostics }) => diagnostics)
  const sections = checks.map(({ name, summary, diagnostics }) => {
    return [`${name}: ${[summary, ...countsOf(diagnostics)].join(', ')}`, ...groupsOf(diagnostics)].join('\n')
  })
  return `${sections.join('\n')}\n\n${countsOf(all).join(', ') || 'No problems found'}.`
}

/** @param {readonly Diagnostic[]} diagnostics */
function countsOf(diagnostics) {
  return ['error', 'warning'].flatMap((severity) => {
    const count = diagnostics.filter((each) => each.severity === severity).length
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`]
  })
}

/**
 * Errors first. Diagnostics with the same message share an entry.
 * @param {readonly Diagnostic[]} diagnostics
 */
function groupsOf(diagnostics) {
  /** @type {Map<string, Diagnostic[]>} */
  const groups = new Map()
  for (const each of diagnostics.toSorted((a, b) => a.severity.localeCompare(b.severity))) {
    const key = `${each.severity} ${withoutField(each.message)}`
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()].map(textOf)
}

/** @param {Diagnostic[]} group */
function textOf(group) {
  const [first] = group
  if (first === undefined) return ''
  const { severity, place, message, frame, help } = first
  if (group.length > 1) {
    const places = group.map((each) => `${each.place} ${each.message.slice(0, -withoutField(each.message).length - 2)}`)
    return [`  ${severity}: ${withoutField(message)}`, ...places.map((line) => `    ${printable(line)}`)].join('\n')
  }
  const details = [frame, help && `help: ${help}`].filter((part) => part !== undefined)
  return [
    `  ${severity}: ${printable(`${place} ${message}`.trim())}`,
    ...details.map((part) => part.replace(/^/gm, '    ')),
  ].join('\n')
}

/**
 * A message without the field that it begins with.
 * @param {string} message
 */
function withoutField(message) {
  return message.replace(/^[\w.[\]]+: /, '')
}

/**
 * Control characters in file names must not reach the terminal.
 * @param {string} line
 */
function printable(line) {
  return line.replaceAll(/\p{Cc}+/gu, ' ')
}
