/** @typedef {import('./site.ts').Check} Check */
/** @typedef {import('./site.ts').Diagnostic} Diagnostic */

/** @param {readonly Check[]} checks */
export function reportOf(checks) {
  const all = checks.flatMap(({ diagnostics }) => diagnostics)
  const sections = checks.map(({ name, summary, diagnostics }) => {
    return [`${name}: ${[summary, ...countsOf(diagnostics)].join(', ')}`, ...groupsOf(diagnostics)].join('\n')
  })
  const report = `${sections.join('\n')}\n\n${countsOf(all).join(', ') || 'No problems found'}.`
  // Control characters in file names must not reach the terminal.
  return report.replaceAll(/[^\P{Cc}\n]+/gu, ' ')
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
    const key = `${each.severity}: ${each.message}`
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return Array.from(groups, ([heading, group]) => {
    if (group.length > 1) return [`  ${heading}`, ...group.map(({ place }) => `    ${place}`)].join('\n')
    return group.map(textOf).join('')
  })
}

/** @param {Diagnostic} diagnostic */
function textOf({ severity, place, message, frame, help }) {
  const details = [frame, help && `help: ${help}`].filter((part) => part !== undefined)
  const line = `  ${severity}: ${place === '' ? '' : `${place}: `}${message}`
  return [line, ...details.map((part) => part.replace(/^/gm, '    '))].join('\n')
}
