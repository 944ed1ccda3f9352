import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseStory } from '../../content/content.ts'
import { describe } from '../../generator/diagrams/describe.ts'
import { drawUncached } from '../../generator/diagrams/draw-diagram.ts'
import { parseDiagram } from '../../generator/diagrams/parse/parse.ts'
import { pictureOf } from '../../generator/diagrams/svg-file.ts'
import { FONTS } from '../../generator/fonts/document-fonts.ts'
import { documentLookOf } from '../../generator/look/document-look.ts'
import { DIAGRAM_FILE } from '../../model/fields/diagram.ts'
import type { DrawnDiagrams } from '../protocol.ts'

/**
 * Draws the diagram of a field, or those of a story, and says what is wrong with them.
 * @param folder of the content, whose files of diagrams a field may name
 */
export async function drawnDiagrams(folder: string, text: string, query: URLSearchParams): Promise<DrawnDiagrams> {
  const { colours } = documentLookOf(undefined, undefined, query.get('theme') === 'light' ? 'light' : 'dark')
  const isStory = query.get('of') === 'story'
  const { texts, mistakes } = isStory ? inStory(text) : { texts: [textOf(folder, text)], mistakes: [] }
  const parsed = texts.map(parseDiagram)
  const drawn = parsed.map(async ({ diagram }) => {
    if (!diagram) return []
    const drawing = await drawUncached(diagram)
    const { width, height } = drawing
    return [{ svg: pictureOf(drawing, colours.card, FONTS), width, height, description: describe(diagram, {}, 'en') }]
  })
  return {
    pictures: (await Promise.all(drawn)).flat(),
    mistakes: [...mistakes, ...(isStory ? [] : parsed.flatMap((each) => each.mistakes))].map(({ line, message }) => {
      return { line, message }
    }),
  }
}

function textOf(folder: string, text: string): string {
  if (!DIAGRAM_FILE.test(text)) return text
  try {
    return readFileSync(join(folder, 'diagrams', text), 'utf8')
  } catch {
    return '' // That it is missing is said below the field.
  }
}

const isDiagram = (message: { line: number }, blocks: readonly (readonly [first: number, last: number])[]) =>
  blocks.some(([first, last]) => message.line >= first && message.line <= last)

function inStory(text: string) {
  const blocks = Array.from(text.matchAll(/^```mermaid[^\n]*\n[\s\S]*?^```/gim), ({ 0: all, index }) => {
    const first = text.slice(0, index).split('\n').length
    return [first, first + all.split('\n').length] as const
  })
  const { nodes, diagnostics } = parseStory(text)
  return {
    texts: nodes.flatMap((node) => (typeof node === 'object' && 'diagram' in node ? [node.diagram] : [])),
    mistakes: diagnostics.filter((each) => isDiagram(each, blocks)),
  }
}
