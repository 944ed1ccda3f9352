/** Numbers are no bullets, because of texts such as "2. Platz". */
export const BULLET = /^\s*(?:•|[-*▪‣◦·–—][ \t])[ \t]*/

/** Bullets behind a sentence on the same line. One dash alone belongs to the sentence: "Acme Inc. - Berlin". */
const INLINE_DASHES = /(?<=[.:;!?])[ \t]*(?=[-–—][ \t])/g
const INLINE_DOTS = /(?<=[.:;!?])[ \t]*(?=[•▪‣◦·])/g

/**
 * The list at the end of a text, and the text before it. LinkedIn writes many lists on one line. If text follows
 * the list, the whole text is the summary.
 */
export function splitBullets(text: string): { summary: string; items: string[] } {
  const dots = text.replaceAll(INLINE_DOTS, '\n')
  // Several dashes behind wide spaces in a line that begins with one: " - a  - b".
  const wide = text.replaceAll(/^[ \t]*[-–—] .*$/gm, (line) => line.replaceAll(/[ \t]{2,}(?=[-–—] )/g, '\n'))
  if (wide !== text) return splitBullets(wide)
  const hasDashes = (text.match(INLINE_DASHES) ?? []).length > 1
  const split = hasDashes ? dots.replaceAll(INLINE_DASHES, '\n') : dots
  const lines = (/^\s*•/m.test(split) ? split.replaceAll(/(?<=\S)[ \t]*•/g, '\n•') : split).split(/\r\n?|\n/)
  const start = lines.findIndex((line) => BULLET.test(line))
  const items: string[] = []
  for (const line of start < 0 ? [] : lines.slice(start)) {
    if (line.trim() === '') continue
    if (BULLET.test(line)) items.push(withoutBullet(line))
    else if (/^(?:\s|\p{Ll})/u.test(line)) items.push(`${items.pop()} ${line.trim()}`)
    else return { summary: lines.join('\n'), items: [] }
  }
  return { summary: start < 0 ? text : lines.slice(0, start).join('\n').trim(), items }
}

/** "- One" as "One" */
export function withoutBullet(line: string): string {
  return line.replace(BULLET, '').trim()
}
