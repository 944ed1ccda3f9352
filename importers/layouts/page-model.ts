// A CV in a layout, for each program that can print it.

export type Look = 'name' | 'title' | 'bold' | 'label'
export type Piece = { text: string; look?: Look; href?: string }

export type Block =
  | { kind: 'line'; pieces: readonly Piece[]; right?: readonly Piece[]; isCentred?: boolean }
  | { kind: 'list'; items: readonly string[]; isPlain?: boolean }
  | { kind: 'beside'; left: readonly Block[]; right: readonly Block[] }
  | { kind: 'grid'; cells: readonly (readonly Block[])[] }
  | { kind: 'columns'; blocks: readonly Block[] }
  | { kind: 'chips'; items: readonly string[] }
  | { kind: 'gap' }

export type PrintedSection = { heading: string; blocks: readonly Block[] }

export type PrintedCv = {
  top: readonly Block[]
  main: readonly PrintedSection[]
  side: readonly PrintedSection[]
}

export const line = (...pieces: readonly (Piece | string)[]): Block => ({
  kind: 'line',
  pieces: pieces.map((piece) => (typeof piece === 'string' ? { text: piece } : piece)),
})

/** All texts that are printed, but headings and labels. */
export function textsOf({ top, main, side }: PrintedCv): string[] {
  return [...top, ...[...main, ...side].flatMap(({ blocks }) => blocks)].flatMap(textsIn)
}

function textsIn(block: Block): string[] {
  switch (block.kind) {
    case 'line':
      return [...block.pieces, ...(block.right ?? [])].flatMap(({ text, look }) => (look === 'label' ? [] : [text]))
    case 'list':
    case 'chips':
      return [...block.items]
    case 'beside':
      return [...block.left, ...block.right].flatMap(textsIn)
    case 'grid':
      return block.cells.flat().flatMap(textsIn)
    case 'columns':
      return block.blocks.flatMap(textsIn)
    case 'gap':
      return []
  }
}
