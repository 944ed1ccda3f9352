import { xmlText } from '../../lib/xml.ts'
import type { Layout } from './layout.ts'
import type { Block, Piece, PrintedCv, PrintedSection } from './page-model.ts'
import { styleOf } from './style.ts'

/** A page for a browser. */
export function htmlOf(cv: PrintedCv, language: string, layout: Layout): string {
  const main = `<main>${cv.main.map((section) => sectionHtml(section, layout)).join('')}</main>`
  const side = cv.side.map((section) => sectionHtml(section, layout)).join('')
  const aside = side === '' ? '' : `<aside>${side}</aside>`
  // A sidebar at the left comes first, as in most templates.
  const body = layout.columns === 'sidebar-left' ? aside + main : main + aside
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>CV</title><style>${styleOf(layout)}</style>
<body class="${layout.columns}"><header>${cv.top.map((block) => blockHtml(block, layout)).join('')}</header><div class="columns">${body}</div></body></html>`
}

function sectionHtml({ heading, blocks }: PrintedSection, layout: Layout): string {
  const inner = blocks.map((block) => blockHtml(block, layout)).join('')
  return `<section><h2>${xmlText(heading)}</h2><div>${inner}</div></section>`
}

function blockHtml(block: Block, layout: Layout): string {
  const inside = (blocks: readonly Block[]) => blocks.map((each) => blockHtml(each, layout)).join('')
  switch (block.kind) {
    case 'line': {
      const right = block.right ? `<span class="right">${piecesHtml(block.right)}</span>` : ''
      return `<p class="line${block.isCentred ? ' centred' : ''}"><span>${piecesHtml(block.pieces)}</span>${right}</p>`
    }
    case 'list':
      return listHtml(block.items, layout.bullet)
    case 'beside':
      return layout.datesColumn === 'table'
        ? `<table><tr><td class="left">${inside(block.left)}</td><td>${inside(block.right)}</td></tr></table>`
        : `<div class="beside"><div>${inside(block.left)}</div><div>${inside(block.right)}</div></div>`
    case 'grid':
      return `<div class="grid">${block.cells.map((cell) => `<div>${inside(cell)}</div>`).join('')}</div>`
    case 'columns':
      return `<div class="two">${inside(block.blocks)}</div>`
    case 'chips':
      return `<p class="chips">${block.items.map((item) => `<span>${xmlText(item)}</span>`).join(' ')}</p>`
    case 'gap':
      return '<div class="gap"></div>'
  }
}

/** Discs are drawn by the browser; other bullets are characters. */
function listHtml(items: readonly string[], bullet: Layout['bullet']): string {
  const isDrawn = bullet === 'disc' || bullet === 'none'
  const texts = items.map((item) => (isDrawn ? xmlText(item) : `<span class="bullet">${bullet}</span>${xmlText(item)}`))
  return `<ul class="${isDrawn ? 'drawn' : 'written'}">${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`
}

function piecesHtml(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, look, href }) => {
      const inner = look ? `<span class="${look}">${xmlText(text)}</span>` : xmlText(text)
      return href ? `<a href="${href}">${inner}</a>` : inner
    })
    .join('')
}
