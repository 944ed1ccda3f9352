import { expect, test } from 'vitest'
import { paragraph, table, wordOf } from '../formats/document/fixtures.ts'
import { lostCharacters } from './fixtures.ts'
import { textOf } from './line.ts'
import { readWord } from './read-word.ts'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const header = (body: string) => `<w:hdr ${W}>${body}</w:hdr>`
const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`

function linesIn(body: string, files: Readonly<Record<string, string>> = {}): string[] {
  return readWord(wordOf(body, files)).pages.flatMap(({ lines }) =>
    lines.map((line) => `${line.place}: ${textOf(line)}`),
  )
}

const CASES: Readonly<Record<string, [body: string, lines: string[]]>> = {
  'a nested table once': [
    table([[paragraph('Before') + table([[paragraph('Engineer'), paragraph('2018')]])]]),
    ['Before', 'Engineer 2018'],
  ],
  'content controls, also nested': [
    `<w:sdt><w:sdtContent><w:sdt><w:sdtContent>${paragraph('Acme')}</w:sdtContent></w:sdt></w:sdtContent></w:sdt>`,
    ['Acme'],
  ],
  'every hyphen and minus as those that people type': [
    `<w:p>${run('Anforderungs\u00ADanalyse, T\u2011Systems, 2019 \u2212 2021')}</w:p>`,
    ['Anforderungsanalyse, T-Systems, 2019 – 2021'],
  ],
  'a text box with a fallback once': [
    `<w:p>${run('Ada')}<w:r><mc:AlternateContent><mc:Choice><w:drawing>${box('Skills')}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box('Skills')}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    ['Ada', 'Skills'],
  ],
  'a text box whose text only the fallback has': [
    `<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing/></mc:Choice><mc:Fallback><w:pict>${box('Skills')}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
    ['Skills'],
  ],
  'insertions and no deletions': [
    `<w:p><w:ins>${run('kept')}</w:ins><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>`,
    ['kept'],
  ],
  'the result of a field': [
    `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE 7</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('one')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
    ['one'],
  ],
  'the base of a reading aid': [
    `<w:p><w:r><w:ruby><w:rt>${run('hanako')}</w:rt><w:rubyBase>${run('花子')}</w:rubyBase></w:ruby></w:r></w:p>`,
    ['花子'],
  ],
  'a line break as two lines': [`<w:p>${run('One')}<w:r><w:br/></w:r>${run('two')}</w:p>`, ['One', 'two']],
  'a symbol before a text as a bullet': [
    `<w:p><w:r><w:sym w:font="Wingdings" w:char="F0A7"/><w:tab/></w:r>${run('Cut costs')}</w:p>`,
    ['• Cut costs'],
  ],
  'cells with headings after each other': [
    table([[paragraph('# Experience'), paragraph('Engineer') + paragraph('2018')]]),
    ['Experience', 'Engineer', '2018'],
  ],
}

test.each(Object.entries(CASES))('reads %s', async (_, [body, lines]) => {
  expect(linesIn(body).map((line) => line.replace(/^.*?: /, ''))).toEqual(lines)
  expect(await lostCharacters(wordOf(body))).toEqual({})
})

test('reads a page header before the text, and the same header once', () => {
  const lines = linesIn(paragraph('Experience'), {
    'word/header1.xml': header(paragraph('Ada')),
    'word/header2.xml': header(paragraph('Ada')),
    'word/footnotes.xml': `<w:footnotes ${W}><w:footnote w:type="separator">${paragraph('-')}</w:footnote><w:footnote>${paragraph('Part-time')}</w:footnote></w:footnotes>`,
  })
  expect(lines).toEqual([
    'page header, paragraph 1: Ada',
    'paragraph 1: Experience',
    'footnotes, paragraph 1: Part-time',
  ])
})

test('reads text boxes as they stand on the page, wherever the file has them', () => {
  const anchored = (text: string, x: number, y: number) =>
    `<w:r><w:drawing><wp:anchor><wp:positionH><wp:posOffset>${x * 12_700}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>${y * 12_700}</wp:posOffset></wp:positionV>${box(text)}</wp:anchor></w:drawing></w:r>`
  const boxes = [
    ['Engineer, 2018', 120, 98],
    ['Go', 120, 185],
    ['Experience', 0, 90],
    ['Skills', 0, 170],
  ] as const
  const body = `<w:p>${boxes.map(([text, x, y]) => anchored(text, x, y)).join('')}</w:p>`
  expect(linesIn(body).map((line) => line.replace(/^.*?: /, ''))).toEqual([
    'Experience',
    'Engineer, 2018',
    'Skills',
    'Go',
  ])
})

test('leaves text boxes beside a text in its order', () => {
  const boxAt = (text: string, y: number) =>
    `<w:r><w:drawing><wp:anchor><wp:positionV relativeFrom="page"><wp:posOffset>${y}</wp:posOffset></wp:positionV>${box(text)}</wp:anchor></w:drawing></w:r>`
  const body = `<w:p>${run('Page one')}${boxAt('On page one', 5_000_000)}</w:p><w:p>${boxAt('On page two', 0)}</w:p>`
  expect(linesIn(body).map((line) => line.replace(/^.*?: /, ''))).toEqual(['Page one', 'On page one', 'On page two'])
})

test('leaves out hidden texts and placeholders, and names them', () => {
  const placeholder = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${paragraph('Click here')}</w:sdtContent></w:sdt>`
  const { pages, hidden } = readWord(wordOf(`<w:p>${run('Ada')}${run('draft', '<w:vanish/>')}</w:p>${placeholder}`))
  expect(pages.flatMap(({ lines }) => lines.map(textOf))).toEqual(['Ada'])
  expect(hidden).toEqual(['draft', 'Click here'])
})

test('takes size, weight and level of a heading from the styles that a style is based on', () => {
  const styles = `<w:styles ${W}><w:style w:type="paragraph" w:styleId="a"><w:name w:val="heading 2"/><w:rPr><w:b/><w:sz w:val="30"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="b"><w:name w:val="Abschnitt"/><w:basedOn w:val="a"/></w:style></w:styles>`
  const body = `<w:p><w:pPr><w:pStyle w:val="b"/></w:pPr>${run('Erfahrung')}</w:p>`
  const [line] = readWord(wordOf(body, { 'word/styles.xml': styles })).pages[0]?.lines ?? []
  expect(line).toMatchObject({ heading: 2, block: 1, cells: [{ size: 15, font: 'heading strong' }] })
})

test('puts a text behind a right tabulator at the margin', () => {
  const tabs = '<w:pPr><w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs></w:pPr>'
  const [line] =
    readWord(wordOf(`<w:p>${tabs}${run('Acme')}<w:r><w:tab/></w:r>${run('2018')}</w:p>`)).pages[0]?.lines ?? []
  expect(line?.cells.map(({ text, end }) => [text, end])).toEqual([
    ['Acme', 20],
    ['2018', 450],
  ])
})

test('says the address of a link that is a picture', () => {
  const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[
    ['rId7', 'mailto:ada@ada.example'],
    ['rId8', 'https://github.com/ada'],
  ]
    .map(
      ([id, target]) => `<Relationship Id="${id}" Type="http://x/hyperlink" Target="${target}" TargetMode="External"/>`,
    )
    .join('')}</Relationships>`
  const picture = (link = '') =>
    `<w:r><w:drawing><wp:inline><wp:docPr id="1">${link}</wp:docPr></wp:inline></w:drawing></w:r>`
  const body = `<w:p><w:hyperlink r:id="rId7">${picture()}</w:hyperlink>${picture('<a:hlinkClick r:id="rId8"/>')}</w:p>`
  expect(linesIn(body, { 'word/_rels/document.xml.rels': relations })).toEqual([
    'paragraph 1: ada@ada.example https://github.com/ada',
  ])
})
