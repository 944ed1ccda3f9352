/**
 * Whether a .dockerignore leaves a file out of the context: of the rules that fit it or a folder that it is in, the last
 * one counts, and `!` takes a file back in.
 * @param {string} rules
 * @returns {(path: string) => boolean}
 */
export function ignoredBy(rules) {
  const patterns = rules
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ ignores: !line.startsWith('!'), fits: patternOf(line.replace(/^!/, '')) }))
  return (path) => patterns.findLast(({ fits }) => fits.test(path))?.ignores ?? false
}

/** @param {string} pattern */
function patternOf(pattern) {
  const source = pattern
    .replace(/^\/|\/$/g, '')
    .replace(/[.+^${}()|[\]]/g, '\\$&')
    .replace(/\*\*\/|\*\*|\*|\?/g, (wild) => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' })[wild] ?? '')
  return new RegExp(`^${source}(?:/|$)`)
}
