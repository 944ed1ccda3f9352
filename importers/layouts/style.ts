import type { Layout } from './layout.ts'

const COLOUR = '#1f4e79'

const HEADINGS: Readonly<Record<Layout['heading'], string>> = {
  bold: 'font-weight: bold; font-size: 1.1em',
  caps: 'text-transform: uppercase; letter-spacing: 0.04em; font-size: 1.05em',
  'small-caps': 'font-variant: small-caps; font-size: 1.3em',
  rule: 'font-weight: bold; font-size: 1.15em; border-bottom: 0.7pt solid black',
  large: 'font-size: 1.5em; font-weight: normal',
  coloured: `color: ${COLOUR}; font-size: 1.25em; font-weight: bold`,
  left: 'font-weight: bold; font-size: 1.05em; margin-top: 0',
}

const NAMES: Readonly<Record<Layout['name'], string>> = {
  plain: '',
  caps: 'text-transform: uppercase; letter-spacing: 0.06em',
  'small-caps': 'font-variant: small-caps',
  centred: '',
  band: '',
  'page-header': '',
}

/** The styles of a page that is printed. */
export function styleOf(layout: Layout): string {
  const { font, size, lineHeight, heading, name, columns, isJustified } = layout
  const band =
    name === 'band' ? `header { background: ${COLOUR}; color: white; padding: 12pt } header a { color: white }` : ''
  // A heading beside its section needs the width of the page.
  const left =
    heading === 'left' && columns === 'one'
      ? 'h2 { float: left; width: 24% } section > div { margin-left: 27% } section { clear: left; padding-top: 8pt }'
      : ''
  return `
* { margin: 0; padding: 0; box-sizing: border-box }
body { font: ${size}pt/${lineHeight} '${font}', sans-serif; -webkit-print-color-adjust: exact }
header { margin-bottom: 8pt } ${band}
a { color: inherit; text-decoration: none }
h2 { ${HEADINGS[heading]}; margin: 10pt 0 4pt; break-after: avoid }
${left}
section { margin-bottom: 4pt }
.line { display: flex; justify-content: space-between; column-gap: 12pt; white-space: pre-wrap; ${isJustified ? 'text-align: justify' : ''} }
.line.centred { justify-content: center; text-align: center }
.right { white-space: nowrap }
.name { font-size: 2.1em; line-height: 1.2; ${NAMES[name]} }
.title { font-size: 1.2em; color: ${name === 'band' ? 'white' : '#444'} }
.bold { font-weight: bold }
ul { margin: 2pt 0 }
ul.drawn { padding-left: 13pt; list-style: disc }
ul.written { list-style: none }
ul.written li { padding-left: 11pt; text-indent: -11pt }
.bullet { display: inline-block; width: 11pt; text-indent: 0 }
.gap { height: 6pt }
.beside { display: grid; grid-template-columns: 23% 1fr; column-gap: 10pt }
header .beside { grid-template-columns: 1fr auto }
aside .beside { grid-template-columns: 40% 1fr }
table { width: 100%; border-collapse: collapse }
td { vertical-align: top } td.left { width: 23%; padding-right: 10pt } aside td.left { width: 40% } header td.left { width: 60% }
.grid { display: grid; grid-template-columns: 1fr 1fr; column-gap: 16pt; row-gap: 3pt }
.two { columns: 2; column-gap: 16pt }
.chips { line-height: 2 } .chips span { border: 0.7pt solid #888; border-radius: 4pt; padding: 1pt 5pt; white-space: nowrap }
.sidebar-left .columns { display: grid; grid-template-columns: 31% 1fr; column-gap: 18pt }
.sidebar-right .columns { display: grid; grid-template-columns: 1fr 31%; column-gap: 18pt }
aside { background: #eef2f6; padding: 4pt 8pt; overflow-wrap: anywhere }
li, .line { break-inside: avoid }`
}
