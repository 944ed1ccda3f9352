import { fromMarkdown } from 'mdast-util-from-markdown'
import { isMap, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import type { LetterBlock } from '../../generator/outputs/cv/document.ts'
import type { Part } from '../../generator/outputs/cv/entries.ts'
import { ContentError, type Diagnostic, ofPosition } from '../../generator/read/diagnostic.ts'

const headSchema = z.strictObject({
  company: z
    .string({ error: 'Write who the letter is for, such as Elbe Bank.' })
    .trim()
    .min(1, { error: 'Write who the letter is for.' }),
  date: z.iso.date({ error: 'Write the date of the letter as year, month and day, such as 2026-11-26.' }),
  address: z.string({ error: 'Write the lines of the address as a text, after "address: |".' }).optional(),
  subject: z.string({ error: 'Write the subject as a text, or remove the field.' }).optional(),
  variant: z.string({ error: 'Write the name of a CV of cv.variants, or remove the field.' }).optional(),
  language: z.string({ error: 'Write the code of a language of the site, or remove the field.' }).optional(),
})

/** A letter as its owner writes it: a head in YAML between two lines ---, and the text in Markdown. */
export type LetterFile = z.output<typeof headSchema> & { blocks: LetterBlock[] }

const FENCES = /^---[ \t]*\r?\n([^]*?)^---[ \t]*(?:\r?\n|$)/m
const NO_HEAD =
  'The letter has no head. Begin the file with a line ---, then "company: Elbe Bank" and "date: 2026-11-26", then a line ---.'

/**
 * @param file the path in messages
 * @throws ContentError with everything that is wrong
 */
export function parseLetter(text: string, file: string): LetterFile {
  const problems: Diagnostic[] = []
  const report = (line: number, column: number, message: string) => {
    problems.push(ofPosition(file, text, { line, column }, message))
  }
  const head = FENCES.exec(text)
  if (head?.index !== 0) throw new ContentError([ofPosition(file, text, { line: 1, column: 1 }, NO_HEAD)])
  const [fenced, yaml = ''] = head
  const fields = parseHead(yaml, report)
  const linesBefore = fenced.split('\n').length - 1
  const blocks = blocksOf(text.slice(fenced.length), (line, column, message) =>
    report(line + linesBefore, column, message),
  )
  if (blocks.length === 0 && problems.length === 0)
    report(linesBefore, 1, 'The letter has no text. Write it below this line.')
  if (problems.length > 0 || !fields) throw new ContentError(problems)
  return { ...fields, blocks }
}

type Report = (line: number, column: number, message: string) => void

/** The head starts in the second line of the file. */
function parseHead(yaml: string, report: Report): z.output<typeof headSchema> | undefined {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  const reportAt = (offset: number, message: string) => {
    const { line, col } = lines.linePos(offset)
    report(line + 1, Math.max(1, col), message)
  }
  const [mistake] = document.errors
  if (mistake) {
    reportAt(mistake.pos[0], `${mistake.message.split(' at line ')[0]}. Put the value in quotes.`)
    return undefined
  }
  const { data, error } = headSchema.safeParse(document.toJS() ?? {})
  for (const { code, path, message, ...issue } of error?.issues ?? []) {
    const name = path[0] ?? ('keys' in issue ? issue.keys[0] : undefined)
    const pair = isMap(document.contents) ? document.contents.items.find(({ key }) => String(key) === name) : undefined
    const [offset = 0] = (pair?.key as { range?: [number] } | undefined)?.range ?? [] // a node of this document
    const known = Object.keys(headSchema.shape).join(', ')
    reportAt(
      offset,
      code === 'unrecognized_keys'
        ? `${String(name)}: Unknown field. The fields are ${known}.`
        : `${String(name)}: ${message}`,
    )
  }
  return data
}

type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number]

const READ = 'Letters have paragraphs, lists, links and **bold** text. Write it in one of these ways.'

/** Paragraphs and lists. Other Markdown is reported. */
function blocksOf(markdown: string, report: Report): LetterBlock[] {
  const reject = ({ position }: MarkdownNode, message = READ) => {
    report(position?.start.line ?? 1, position?.start.column ?? 1, message)
    return []
  }
  const partsOf = (nodes: readonly MarkdownNode[], isStrong?: true): Part[] =>
    nodes.flatMap((node): Part[] => {
      switch (node.type) {
        case 'text':
          return [{ text: node.value.replaceAll('\n', ' '), ...(isStrong && { isStrong }) }]
        case 'break':
          return [{ text: '\n' }]
        case 'strong':
          return partsOf(node.children, true)
        case 'link':
          return [
            {
              text: partsOf(node.children)
                .map(({ text }) => text)
                .join(''),
              address: node.url,
            },
          ]
        default:
          return reject(node)
      }
    })
  return fromMarkdown(markdown).children.flatMap((node): LetterBlock[] => {
    if (node.type === 'paragraph') return [{ paragraph: partsOf(node.children) }]
    if (node.type !== 'list' || node.ordered) return reject(node)
    const items = node.children.map((item) => {
      const [first, ...others] = item.children
      if (first?.type !== 'paragraph' || others.length > 0) return reject(others[0] ?? first ?? item)
      return partsOf(first.children)
    })
    return [{ list: items }]
  })
}
