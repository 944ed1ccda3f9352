/** @typedef {{ command: string, line: number }} Named */

/** What a command begins with where a text may hold other code as well. */
const TOOL = /^(?:[A-Z_]+=\S+ )*(?:\.ci\/run$|(?:npm|npx|node|git|cd|curl|docker|rsync) \S)/

/** A block whose every line is one. */
const SHELL = /^(?:sh|bash|shell|console)$/

/**
 * The commands that a document in Markdown tells its readers to run, with their lines: in blocks of code, among the words,
 * and in tables, where options that begin with `--` belong to the first command of their row.
 * @param {string} markdown
 * @returns {Named[]}
 */
export function commandsIn(markdown) {
  const { code, prose } = split(markdown)
  const blocks = code.flatMap(({ text, line, language }) => {
    const command = plain(text)
    return command !== '' && (SHELL.test(language) || TOOL.test(command)) ? [{ command, line }] : []
  })
  const rows = prose.flatMap((text, index) => (text.startsWith('|') ? inRow(text, index + 1) : []))
  const words = prose.map((text) => (text.startsWith('|') ? '' : text)).join('\n')
  return [...blocks, ...rows, ...amongWords(words)].toSorted((one, other) => one.line - other.line)
}

/**
 * Code line by line, and the rest with its lines where they stood.
 * @param {string} markdown
 */
function split(markdown) {
  /** @type {{ text: string, line: number, language: string }[]} */
  const code = []
  /** @type {string | undefined} */
  let language
  const prose = markdown.split(/\r?\n/).map((text, index) => {
    const fence = /^\s*(?:`{3,}|~{3,})\s*(\S*)/.exec(text)
    if (fence) language = language === undefined ? fence[1] : undefined
    else if (language !== undefined || /^(?: {4}|\t)/.test(text))
      code.push({ text, line: index + 1, language: language ?? '' })
    else return text
    return ''
  })
  return { code, prose }
}

/**
 * @param {string} row
 * @param {number} line
 * @returns {Named[]}
 */
function inRow(row, line) {
  const codes = Array.from(row.matchAll(/`([^`]+)`/g), ([, code = '']) => plain(code))
  const first = codes.find((code) => TOOL.test(code))
  return codes.flatMap((code) => {
    if (TOOL.test(code)) return [{ command: code, line }]
    return first !== undefined && code.startsWith('-- ') ? [{ command: `${first} ${code}`, line }] : []
  })
}

/**
 * Code may go on in the next line there, but not in the next paragraph.
 * @param {string} text
 * @returns {Named[]}
 */
function amongWords(text) {
  return Array.from(text.matchAll(/`((?:[^`\n]|\n(?!\s*\n))+)`/g)).flatMap(({ 1: code = '', index }) => {
    const command = plain(code)
    return TOOL.test(command) ? [{ command, line: text.slice(0, index).split('\n').length }] : []
  })
}

/**
 * Without a prompt, a comment and spaces that only look well.
 * @param {string} code
 */
function plain(code) {
  return code
    .replace(/^\s*(?:\$ )?/, '')
    .replace(/(?:^|\s+)# ?.*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}
