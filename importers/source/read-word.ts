import type { PageLines } from './line.ts'
import { unzip } from './unzip.ts'
import { inPageOrder } from './word-boxes.ts'
import { type Flow, wordLines } from './word-lines.ts'
import { type Block, blocksOf, type Part } from './word-paragraphs.ts'
import { type Styles, stylesOf } from './word-styles.ts'
import { allOf, attributeOf, childOf, childrenOf, type Element, nameOf, rootOf, TooLong } from './word-xml.ts'

/** In bytes: far more than the text of a résumé has. Pictures are not unpacked. */
const MAX_XML = 10_000_000

/** Of the package: the texts, what they refer to, and nothing of themes and pictures. */
const WANTED = /^word\/(?:_rels\/)?(?:document|header|footer|footnotes|endnotes|styles|numbering)\d*\.xml(?:\.rels)?$/
const DOCUMENT = /^word\/document\d*\.xml$/
/** Lines that divide notes from the text are notes as well. */
const NO_NOTE = new Set(['separator', 'continuationSeparator', 'continuationNotice'])

/** The texts of a Word file, and those that Word does not show. */
export type WordText = { pages: PageLines[]; hidden: string[] }

export function isWordFile(path: string): boolean {
  return DOCUMENT.test(path)
}

/**
 * Reads a Word file.
 * @throws TooLong, or another error if it is broken
 */
export function readWord(zip: Uint8Array): WordText {
  const files = unzip(zip, (path) => WANTED.test(path), MAX_XML)
  if (files === undefined) throw new TooLong('the text is too long')
  return new WordReader(files).read()
}

class WordReader {
  private readonly files: ReadonlyMap<string, Uint8Array>
  private readonly hidden: string[] = []
  private readonly boxes: Flow[] = []
  private readonly styles: Styles

  constructor(files: ReadonlyMap<string, Uint8Array>) {
    this.files = files
    this.styles = stylesOf(this.rootOf('word/styles.xml'), this.rootOf('word/numbering.xml'))
  }

  read(): WordText {
    const main = [...this.files.keys()].find(isWordFile) ?? ''
    const body = childOf(this.rootOf(main), 'body')
    if (body === undefined) throw new Error('it has no text')
    const text = { blocks: this.blocksIn(body, main) }
    const headers = this.flowsOf('header', 'page header')
    const footers = this.flowsOf('footer', 'page footer')
    const notes = [...this.notesIn('footnote'), ...this.notesIn('endnote')]
    const flows = [...headers, text, ...this.boxes, ...footers, ...notes]
    const pages = wordLines(flows, this.styles.listOf).filter(({ lines }) => lines.length > 0)
    return { pages: withoutCopies(pages), hidden: this.hidden.filter((each) => each.trim() !== '') }
  }

  private rootOf(path: string): Element | undefined {
    const bytes = this.files.get(path)
    return bytes && rootOf(bytes)
  }

  private flowsOf(kind: string, name: string): Flow[] {
    const paths = [...this.files.keys()].filter((path) => path.startsWith(`word/${kind}`)).toSorted()
    return paths.flatMap((path) => {
      const root = this.rootOf(path)
      return root ? [{ name, blocks: this.blocksIn(root, path) }] : []
    })
  }

  private notesIn(kind: 'footnote' | 'endnote'): Flow[] {
    const path = `word/${kind}s.xml`
    const notes = childrenOf(this.rootOf(path) ?? { children: [] }).filter(
      (note) => nameOf(note) === kind && !NO_NOTE.has(attributeOf(note, 'type') ?? ''),
    )
    return notes.length > 0 ? [{ name: `${kind}s`, blocks: notes.flatMap((note) => this.blocksIn(note, path)) }] : []
  }

  /** The blocks of a part. The text boxes in it become flows. */
  private blocksIn(parent: Element, path: string): Block[] {
    const part: Part = { styles: this.styles, links: this.linksOf(path), boxes: [], hidden: this.hidden }
    const blocks = blocksOf(parent, part)
    // Beside a text, boxes are in its order, and may be on several pages.
    if (blocks.every((block) => 'pieces' in block && block.pieces.length === 0)) part.boxes = inPageOrder(part.boxes)
    for (let box = part.boxes.shift(); box; box = part.boxes.shift()) {
      this.boxes.push({ name: `text box ${this.boxes.length + 1}`, blocks: blocksOf(box, part) })
    }
    return blocks
  }

  private linksOf(path: string): ReadonlyMap<string, string> {
    const root = this.rootOf(path.replace(/^word\//, 'word/_rels/').concat('.rels'))
    return new Map(
      (root ? allOf(root, 'Relationship') : [])
        .filter((each) => attributeOf(each, 'TargetMode') === 'External')
        .map((each) => [attributeOf(each, 'Id') ?? '', attributeOf(each, 'Target') ?? '']),
    )
  }
}

/** The first page, even pages and sections often have the same header. */
function withoutCopies(pages: readonly PageLines[]): PageLines[] {
  const known = new Set<string>()
  return pages.filter((page) => {
    const texts = page.lines.map(({ cells }) => cells.map(({ text }) => text).join(' '))
    const isRunning = page.lines[0]?.place.startsWith('page ') ?? false
    const key = texts.join('\n')
    if (isRunning && known.has(key)) return false
    known.add(key)
    return true
  })
}
