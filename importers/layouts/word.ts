import { element } from '../../lib/xml.ts'
import type { Layout } from './layout.ts'
import type { Block, PrintedCv, PrintedSection } from './page-model.ts'
import type { Person } from './person.ts'
import { zipWord } from './word-package.ts'
import { paragraph, runOf, runsOf, sizeProperty, TAB, table, TEXT_WIDTH, textBox, type WordFile } from './word-text.ts'

const SIDE_WIDTH = 3000

/** The CV as a Word file. */
export function wordOf(cv: PrintedCv, person: Person, layout: Layout): Uint8Array {
  const file: WordFile = { layout, links: [] }
  const top = cv.top.map((block) => blockXml(block, file)).join('')
  const isInHeader = layout.name === 'page-header'
  const main = cv.main.map((section) => sectionXml(section, file)).join('')
  const side = cv.side.map((section) => sectionXml(section, file)).join('')
  const body = (isInHeader ? '' : top) + withSide(main, side, layout)
  const header = isInHeader ? top : layout.running === 'header' ? paragraph([runOf(person.name)]) : ''
  return zipWord({ body, header, footer: footerOf(person, layout), file })
}

function withSide(main: string, side: string, { columns, wordSidebar }: Layout): string {
  if (side === '') return main
  if (wordSidebar === 'text-box') return textBox(side) + main
  const cells = [
    { width: SIDE_WIDTH, inner: side },
    { width: TEXT_WIDTH - SIDE_WIDTH, inner: main },
  ]
  return table([columns === 'sidebar-right' ? cells.toReversed() : cells]) + paragraph([])
}

function footerOf({ name }: Person, { running }: Layout): string {
  if (running !== 'number' && running !== 'name-and-number') return ''
  const number = element('w:fldSimple', { 'w:instr': 'PAGE' }, runOf('1'))
  return paragraph([...(running === 'number' ? [] : [runOf(`${name} – `)]), number], { isCentred: true })
}

function sectionXml({ heading, blocks }: PrintedSection, file: WordFile): string {
  return headingXml(heading, file.layout) + blocks.map((block) => blockXml(block, file)).join('')
}

function headingXml(heading: string, { wordHeadings, heading: look, size }: Layout): string {
  const hasRule = look === 'rule'
  const capitals = look === 'caps' ? [element('w:caps')] : look === 'small-caps' ? [element('w:smallCaps')] : []
  if (wordHeadings === 'style') return paragraph([runOf(heading, capitals)], { style: 'Heading1', hasRule })
  const text = wordHeadings === 'bold-caps' ? heading.toUpperCase() : heading
  return paragraph([runOf(text, [element('w:b'), ...capitals, sizeProperty(size * 1.2)])], { hasRule })
}

function blockXml(block: Block, file: WordFile): string {
  const inside = (blocks: readonly Block[]) => blocks.map((each) => blockXml(each, file)).join('')
  switch (block.kind) {
    case 'line':
      return lineXml(block, file)
    case 'list':
      return block.items.map((item) => itemXml(item, file.layout)).join('')
    case 'beside':
      return besideXml(block, file)
    case 'grid': {
      const pairs = block.cells.flatMap((cell, index) =>
        index % 2 === 0 ? [[cell, block.cells[index + 1] ?? []]] : [],
      )
      return (
        table(pairs.map((pair) => pair.map((cell) => ({ width: TEXT_WIDTH / 2, inner: inside(cell) })))) + paragraph([])
      )
    }
    case 'columns': {
      const half = Math.ceil(block.blocks.length / 2)
      const columns = [block.blocks.slice(0, half), block.blocks.slice(half)]
      return table([columns.map((blocks) => ({ width: TEXT_WIDTH / 2, inner: inside(blocks) }))]) + paragraph([])
    }
    case 'chips': {
      const shade = element('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': 'DDE6EE' })
      return paragraph(
        block.items.flatMap((item, index) => [...(index > 0 ? [runOf('   ')] : []), runOf(item, [shade])]),
      )
    }
    case 'gap':
      return file.layout.wordGap === 'empty' ? paragraph([]) : ''
  }
}

function lineXml({ pieces, right, isCentred = false }: Extract<Block, { kind: 'line' }>, file: WordFile): string {
  const isName = pieces.some(({ look }) => look === 'name')
  const style = isName && file.layout.wordHeadings === 'style' ? 'Title' : undefined
  const runs = runsOf(pieces, file)
  if (right === undefined) return paragraph(runs, { style, isCentred })
  return paragraph([...runs, TAB, ...runsOf(right, file)], { style, hasRightTab: true })
}

function itemXml(item: string, { wordBullets, bullet }: Layout): string {
  if (wordBullets === 'numbering') return paragraph([runOf(item)], { isItem: true })
  const character = bullet === 'disc' || bullet === 'none' ? '•' : bullet
  return paragraph([runOf(character), TAB, runOf(item)])
}

/** A table, or a tabulator with the lines below at its place. */
function besideXml({ left, right }: Extract<Block, { kind: 'beside' }>, file: WordFile): string {
  if (file.layout.datesColumn === 'table') {
    const inside = (blocks: readonly Block[]) => blocks.map((each) => blockXml(each, file)).join('')
    const cells = [
      { width: TEXT_WIDTH * 0.24, inner: inside(left) },
      { width: TEXT_WIDTH * 0.76, inner: inside(right) },
    ]
    return table([cells]) + paragraph([])
  }
  const rows = Array.from(
    { length: Math.max(left.length, right.length) },
    (_, index) => [left[index], right[index]] as const,
  )
  return rows.map(([beside, text]) => tabbedXml(beside, text, file)).join('')
}

function tabbedXml(left: Block | undefined, right: Block | undefined, file: WordFile): string {
  const runs = (block: Block | undefined) => (block?.kind === 'line' ? runsOf(block.pieces, file) : [])
  if (right && right.kind !== 'line') return (left ? paragraph(runs(left)) : '') + blockXml(right, file)
  if (left === undefined) return paragraph(runs(right), { indent: 'below' })
  return paragraph([...runs(left), ...(right ? [TAB, ...runs(right)] : [])], { indent: 'hanging' })
}
