import { fromMarkdown } from 'mdast-util-from-markdown'
import { isScalar } from 'yaml'
import { z } from 'zod'
import { ContentError, type Diagnostic, ofPosition, parseContent } from '../../content/content.ts'
import { isHttpsUrl } from '../../model/fields/address.ts'
import type { LetterBlock } from '../outputs/cv/document.ts'
import type { Part } from '../outputs/cv/entries.ts'

const textOr = (message: string) =>
  z.string({
    error: ({ input }) => (typeof input === 'number' ? `This is a number. Put it in quotes: '${input}'.` : message),
  })

const headSchema = z.strictObject({
  company: textOr('Write who the letter is for, such as Elbe Bank.')
    .trim()
    .min(1, { error: 'Write who the letter is for.' }),
  date: z.iso.date({ error: 'Write the date of the letter as year, month and day, such as 2026-11-26.' }),
  address: textOr('Write the lines of the address as a text, after "address: |".').optional(),
  subject: textOr('Write the subject as a text, or remove the field.').optional(),
  variant: textOr('Write the name of a CV of cv.variants, or remove the field.').optional(),
  language: textOr('Write the code of a language of the site, or remove the field.').optional(),
})

/** A letter as its owner writes it: a head in YAML between two lines ---, and the text in Markdown. */
export type LetterFile = z.output<typeof headSchema> & { blocks: LetterBlock[] }

/** The lines of the head and what is between them. */
const FENCES = /^---[ \t]*\r?\n([^]*?)^---[ \t]*(?:\r?\n|$)/m
const NO_HEAD =
  'The letter has no head. Begin the file with a line ---, then "company: Elbe Bank" and "date: 2026-11-26", then a line ---.'

/** What is wrong with a letter that is only begun. */
export const NO_TEXT = 'The letter has no text. Write it below this line.'

/** The names of the fields of a head. */
export const LETTER_FIELDS = Object.keys(headSchema.shape)

/** The head as YAML and the text as Markdown, if there is a head. */
export function partsOfLetter(text: string): { start: string; yaml: string; end: string; body: string } | undefined {
  const head = FENCES.exec(text)
  if (head?.index !== 0) return undefined
  const [fenced, yaml = ''] = head
  const from = fenced.indexOf('\n') + 1
  return {
    start: fenced.slice(0, from),
    yaml,
    end: fenced.slice(from + yaml.length),
    body: text.slice(fenced.length),
  }
}

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
  const fields = parseHead(yaml, file, report)
  const linesBefore = fenced.split('\n').length - 1
  const blocks = blocksOf(text.slice(fenced.length), (line, column, message) =>
    report(line + linesBefore, column, message),
  )
  if (blocks.length === 0 && problems.length === 0) report(linesBefore, 1, NO_TEXT)
  if (problems.length > 0 || !fields) throw new ContentError(problems)
  return { ...fields, blocks }
}

type Report = (line: number, column: number, message: string) => void

/** The head starts in the second line of the file. */
function parseHead(yaml: string, file: string, report: Report): z.output<typeof headSchema> | undefined {
  const { value, document, diagnostics, diagnose } = parseContent(yaml, file)
  if (value === undefined) for (const { line, column, message } of diagnostics) report(line + 1, column, message)
  else if (typeof value !== 'object') report(1, 1, NO_HEAD)
  if (typeof value !== 'object') return undefined
  // Of a date, the text: 2026-02-31 is no day.
  const date = document.get('date', true)
  const { data, error } = headSchema.safeParse({ ...value, ...(isScalar(date) && { date: date.source }) })
  for (const { code, path, message, ...issue } of error?.issues ?? []) {
    const name = String(path[0] ?? ('keys' in issue ? issue.keys[0] : ''))
    const known = Object.keys(headSchema.shape).join(', ')
    const problem = code === 'unrecognized_keys' ? `Unknown field. The fields are ${known}.` : message
    const { line, column } = diagnose([name], problem)
    report(line + 1, column, `${name}: ${problem}`)
  }
  return data
}

type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number]

const READ = 'Letters have paragraphs, lists with "-", links and **bold** text. Write it in one of these ways.'
const NO_ADDRESS = 'Write the whole address of the link, such as https://me.example/.'

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
        case 'link': {
          if (!isHttpsUrl(node.url) && !/^mailto:\S+@\S+$/.test(node.url)) return reject(node, NO_ADDRESS)
          const text = partsOf(node.children)
            .map((part) => part.text)
            .join('')
          return [{ text, address: node.url, ...(isStrong && { isStrong }) }]
        }
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
