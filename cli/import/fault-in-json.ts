const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y

/**
 * Where a text that is no JSON stops being the beginning of one, as an offset. JSON.parse tells some of these places in some
 * of Node's versions.
 */
export function faultInJson(text: string): number {
  const open: string[] = []
  let at = 0
  let wanted: 'value' | 'first' | 'key' | 'colon' | 'next' = 'value'
  const ended = () => (open.length === 0 ? text.length : at)
  for (;;) {
    while (/[ \t\r\n]/.test(text.charAt(at))) at += 1
    const sign = text.charAt(at)
    const inList = open.at(-1) === '['
    if (sign === '') return ended()
    if (wanted === 'next' && open.length === 0) return at
    if ((sign === '}' || sign === ']') && (wanted === 'first' || wanted === 'next')) {
      if (inList !== (sign === ']')) return at
      open.pop()
      wanted = 'next'
      at += 1
    } else if (wanted === 'next') {
      if (sign !== ',') return at
      wanted = inList ? 'value' : 'key'
      at += 1
    } else if (wanted === 'colon') {
      if (sign !== ':') return at
      wanted = 'value'
      at += 1
    } else if (wanted === 'key' || (wanted === 'first' && !inList)) {
      const end = sign === '"' ? endOfText(text, at) : { fault: at }
      if ('fault' in end) return end.fault
      wanted = 'colon'
      at = end.end
    } else if (sign === '{' || sign === '[') {
      open.push(sign)
      wanted = 'first'
      at += 1
    } else {
      const end = sign === '"' ? endOfText(text, at) : endOfMatch(LITERAL, text, at)
      if ('fault' in end) return end.fault
      wanted = 'next'
      at = end.end
    }
  }
}

type End = { end: number } | { fault: number }

function endOfText(text: string, start: number): End {
  for (let at = start + 1; at < text.length;) {
    const sign = text.charAt(at)
    if (sign === '"') return { end: at + 1 }
    if (sign < ' ') return { fault: at }
    const escaped = sign === '\\' ? endOfMatch(ESCAPE, text, at) : { end: at + 1 }
    if ('fault' in escaped) return escaped
    at = escaped.end
  }
  return { fault: text.length }
}

function endOfMatch(pattern: RegExp, text: string, at: number): End {
  pattern.lastIndex = at
  return pattern.test(text) ? { end: pattern.lastIndex } : { fault: at }
}
