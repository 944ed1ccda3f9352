// What the doctor found, for people and for programs. Uses nothing but Node itself.

/** @typedef {import('./finding.ts').Finding} Finding */
/** @typedef {import('./finding.ts').Check} Check */

/** Raised when a field of the JSON goes or comes to mean something else. */
const VERSION = 1

/** @param {readonly Check[]} checks */
export function isOk(checks) {
  return checks.every(({ findings }) => levelled(findings, 'problem').length === 0)
}

/** @param {readonly Check[]} checks */
export function asJson(checks) {
  return JSON.stringify({ version: VERSION, ok: isOk(checks), checks }, null, 2)
}

/** @param {readonly Check[]} checks */
export function asText(checks) {
  const findings = checks.flatMap((check) => check.findings)
  const end = isOk(checks) ? 'Nothing has to be put right' : 'There is something to put right'
  const last = `\n${end}: ${problemsIn(findings)}, ${adviceIn(findings)}.`
  // Blank lines stand around what has findings, one between two of them.
  return [...checks.map(textOf), last]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimStart()
}

/** @param {Check} check */
function textOf({ name, verdict, findings }) {
  const problems = levelled(findings, 'problem')
  const advice = levelled(findings, 'advice')
  const counts = [
    ...(problems.length > 0 ? [problemsIn(findings)] : []),
    ...(advice.length > 0 ? [adviceIn(findings)] : []),
  ]
  const first = `${name}: ${[verdict, ...counts].join(', ')}`
  return findings.length > 0 ? `\n${first}\n${[...problems, ...advice].map(told).join('\n')}\n` : first
}

/** @param {Finding} finding */
function told({ level, place: { file, line, column }, message, frame, help }) {
  const place = line === null ? file : `${file}:${line}:${column}`
  const details = [frame, ...(help === undefined ? [] : [`help: ${help}`])].filter((part) => part !== undefined)
  // A name of a file may hold what would end the line.
  return [
    `  ${level}: ${`${place} ${message}`.replaceAll(/\p{Cc}+/gu, ' ')}`,
    ...details.map((part) => part.replace(/^/gm, '    ')),
  ].join('\n')
}

/** @param {readonly Finding[]} findings */
function problemsIn(findings) {
  const { length } = levelled(findings, 'problem')
  return length === 1 ? '1 problem' : `${length} problems`
}

/** @param {readonly Finding[]} findings */
function adviceIn(findings) {
  return `${levelled(findings, 'advice').length} advice`
}

/**
 * @param {readonly Finding[]} findings
 * @param {Finding['level']} level
 */
function levelled(findings, level) {
  return findings.filter((finding) => finding.level === level)
}
