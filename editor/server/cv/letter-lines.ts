import { fromMarkdown } from 'mdast-util-from-markdown'

// In Markdown, a single line break is a space, unless the line ends with \ or two spaces. The editor shows lines as the page has them.

/** The text of a letter as it is typed: a line ends where it does on the page. */
export function asTyped(markdown: string): string {
  return withBreaks(markdown, { soft: () => ' ', hard: () => '\n' }).trim()
}

/** The text of a letter as its file has it, in which each line that was typed ends. */
export function asMarkdown(typed: string): string {
  return withBreaks(typed.trim(), { soft: (indent) => `\\\n${indent}`, hard: (written) => written })
}

type Node = ReturnType<typeof fromMarkdown>['children'][number]

type Breaks = {
  /** @param indent the spaces that the next line begins with */
  soft: (indent: string) => string
  /** @param written the break as the file has it */
  hard: (written: string) => string
}

/** The text with other line breaks within paragraphs, and all else as it is. */
function withBreaks(markdown: string, { soft, hard }: Breaks): string {
  let result = ''
  let done = 0
  for (const node of leavesOf(fromMarkdown(markdown).children)) {
    const { start, end } = node.position ?? {}
    if (start?.offset === undefined || end?.offset === undefined) continue
    const written = markdown.slice(start.offset, end.offset)
    result += markdown.slice(done, start.offset)
    result +=
      node.type === 'break'
        ? hard(written)
        : written.replaceAll(/[ \t]*\r?\n([ \t]*)/g, (_, indent: string) => soft(indent))
    done = end.offset
  }
  return result + markdown.slice(done)
}

/** The texts and line breaks of paragraphs, in their order. */
function leavesOf(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type === 'text' || node.type === 'break') return [node]
    return 'children' in node && node.type !== 'heading' ? leavesOf(node.children) : []
  })
}
