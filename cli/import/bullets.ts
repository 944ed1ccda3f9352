/** Numbers are no bullets, because of texts such as "2. Platz". */
const BULLET = /^\s*(?:•|[-*▪‣◦·–—][ \t])[ \t]*/

/**
 * The list at the end of a text, and the text before it. Some programs write all items on one line. If text follows
 * the list, the whole text is the summary.
 */
export function splitBullets(text: string): { summary: string; items: string[] } {
  const inline = /^\s*•/m.test(text) ? text.replaceAll(/[ \t]*•/g, '\n•') : text
  const lines = inline.split(/\r\n?|\n/)
  const start = lines.findIndex((line) => BULLET.test(line))
  const items: string[] = []
  for (const line of start < 0 ? [] : lines.slice(start)) {
    if (line.trim() === '') continue
    if (BULLET.test(line)) items.push(withoutBullet(line))
    else if (/^(?:\s|\p{Ll})/u.test(line)) items.push(`${items.pop()} ${line.trim()}`)
    else return { summary: text, items: [] }
  }
  return { summary: start < 0 ? text : lines.slice(0, start).join('\n').trim(), items }
}

/** "- One" as "One" */
export function withoutBullet(line: string): string {
  return line.replace(BULLET, '').trim()
}

export function hasBullet(line: string): boolean {
  return BULLET.test(line)
}
