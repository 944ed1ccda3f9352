import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { lostCharacters } from './fixtures.ts'
import type { Line } from './line.ts'
import { readDocument } from './read-document.ts'

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'

type Parts = { fonts?: string; page?: string; catalog?: string; objects?: readonly string[]; filter?: string }

/** A PDF with this content. `objects` begin with number 5. */
function pdfOf(content: string, { fonts = `/T ${FONT}`, page = '', catalog = '', objects = [] }: Parts = {}): Buffer {
  const stream = deflateSync(Buffer.from(content, 'latin1'))
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << ${fonts} >> >> ${page} >>`,
    `<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n${stream.toString('latin1')}\nendstream`,
    ...objects,
  ]
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size ${all.length + 1} >>\n%%EOF`, 'latin1')
}

function at(x: number, y: number, text: string, size = 10): string {
  return `BT /T ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET\n`
}

/** The lines of the page, which have all of its characters, and beside them only those that its fonts do not tell. */
async function linesIn(pdf: Buffer, untold = {}): Promise<readonly Line[]> {
  expect(await lostCharacters(pdf)).toEqual(untold)
  return (await readDocument(pdf, 'cv'))?.pages[0]?.lines ?? []
}

async function textsIn(pdf: Buffer, untold = {}): Promise<string[]> {
  return (await linesIn(pdf, untold)).map(({ cells }) => cells.map(({ text }) => text).join(' | '))
}

test('keeps letters that a browser took from another font', async () => {
  const fonts = `/T ${FONT} /F << /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>`
  const word = 'BT /T 10 Tf 40 700 Td (Bi) Tj /F 10 Tf (\\341) Tj /T 10 Tf (ystok) Tj ET'
  expect(await textsIn(pdfOf(word, { fonts }))).toEqual(['Biáystok'])
})

const named = (...names: string[]) =>
  `/T << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /Differences [1 /${names.join(' /')}] >> >>`

test('reads the letters of glyphs by their names', async () => {
  const word = 'BT /T 10 Tf 40 700 Td (pro\\001ciency, work\\002ow) Tj ET'
  expect(await textsIn(pdfOf(word, { fonts: named('f_i', 'fl.liga') }), { f: -1, l: -1 })).toEqual([
    'proficiency, workflow',
  ])
})

test('reads ligatures of fonts of TeX that are pictures', async () => {
  const glyph = '<< /Length 24 >>\nstream\n500 0 0 0 500 500 d1\nendstream'
  const fonts =
    '/T << /Type /Font /Subtype /Type3 /FontBBox [0 0 500 500] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 28 /LastChar 28 /Widths [500] /CharProcs << /a28 5 0 R >> /Encoding << /Type /Encoding /Differences [28 /a28] >> >>'
  const document = await readDocument(pdfOf('BT /T 10 Tf 40 700 Td (\\034) Tj ET', { fonts, objects: [glyph] }), 'cv')
  expect(document?.pages[0]?.lines.map(({ cells }) => cells[0].text)).toEqual(['fi'])
})

test('reads letters that the font does not tell by the text that their marks say', async () => {
  const ligature = '/Span << /ActualText <FEFF00660069> >> BDC (\\001) Tj EMC'
  const marked = `/P << /MCID 0 >> BDC BT /T 10 Tf 40 700 Td (\\(BDC: pro) Tj ${ligature} (le) Tj ET EMC`
  const fonts = named('unknown')
  expect(await textsIn(pdfOf(marked, { fonts }), { f: -1, i: -1 })).toEqual(['(BDC: profile'])
  // Without one, a character alone is a bullet.
  expect(await textsIn(pdfOf(marked.replace('ActualText', 'Alt'), { fonts }))).toEqual(['(BDC: pro•le'])
})

test('reads accents that are drawn over their letters', async () => {
  const inWord = 'BT /T 10 Tf 40 700 Td (Matem) Tj 31.67 0 Td (\\264) Tj -1.11 0 Td (atica) Tj ET'
  const between = 'BT /T 10 Tf 40 680 Td (casa) Tj 25.02 0 Td (\\264) Tj -1.11 0 Td (epoca) Tj ET'
  const document = await readDocument(pdfOf(inWord + between), 'cv')
  expect(document?.pages[0]?.lines.map(({ cells }) => cells[0].text)).toEqual(['Matemática', 'casa época'])
})

test('reads small capitals as one word in the larger size', async () => {
  const [line] = await linesIn(
    pdfOf('BT /T 20 Tf 40 700 Td (R) Tj /T 14 Tf (ACHEL) Tj /T 20 Tf ( D) Tj /T 14 Tf (AWES) Tj ET'),
  )
  expect(line?.cells.map(({ text, size }) => [text, size])).toEqual([['RACHEL DAWES', 20]])
})

test('gives a bullet to texts behind a drawn shape that is repeated', async () => {
  const square = (y: number) => `40 ${y} 3 3 re f\n`
  const texts = at(50, 700, 'One') + at(50, 686, 'Two') + at(50, 672, 'Three')
  expect(await textsIn(pdfOf(square(702) + square(688) + texts))).toEqual(['• One', '• Two', 'Three'])
  expect(await textsIn(pdfOf(square(702) + texts))).toEqual(['One', 'Two', 'Three'])
})

test('gives no bullet to the dots of a rating', async () => {
  const dots = [20, 26, 32].map((x) => `${x} 702 4 4 re f\n`).join('')
  expect(await textsIn(pdfOf(dots + at(40, 700, 'German')))).toEqual(['German'])
})

test('reads the values of form fields at their places', async () => {
  const field = `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ada Lovelace) /Rect [100 690 300 710] /F 4 /DA (/T 10 Tf) >>`
  const pdf = pdfOf(at(40, 697, 'Name'), {
    page: '/Annots [5 0 R]',
    objects: [field],
    catalog: '/AcroForm << /Fields [5 0 R] >>',
  })
  expect(await textsIn(pdf)).toEqual(['Name | Ada Lovelace'])
})

test('keeps texts that are turned', async () => {
  const turned = 'BT /T 10 Tf 0 1 -1 0 30 500 Tm (Curri) Tj (culum) Tj ET\n'
  expect(await textsIn(pdfOf(turned + at(60, 400, 'Ada')))).toEqual(['Curriculum', 'Ada'])
})

const TREE = [
  '<< /Type /StructTreeRoot /K [6 0 R] /ParentTree << /Nums [0 [7 0 R 8 0 R 8 0 R 10 0 R 11 0 R]] >> >>',
  '<< /Type /StructElem /S /Document /P 5 0 R /K [7 0 R 8 0 R 9 0 R] >>',
  '<< /Type /StructElem /S /H2 /P 6 0 R /Pg 3 0 R /K 0 >>',
  '<< /Type /StructElem /S /P /P 6 0 R /Pg 3 0 R /K [1 2] >>',
  '<< /Type /StructElem /S /LI /P 6 0 R /K [10 0 R 11 0 R] >>',
  '<< /Type /StructElem /S /Lbl /P 9 0 R /Pg 3 0 R /K 3 >>',
  '<< /Type /StructElem /S /LBody /P 9 0 R /Pg 3 0 R /K 4 >>',
]

test('takes headings, paragraphs, items and running texts from the tags', async () => {
  const marked = (id: number, text: string) => `/Span << /MCID ${id} >> BDC\n${text}EMC\n`
  const content = [
    `/Artifact BMC\n${at(40, 760, 'Page 1')}EMC\n`,
    marked(0, at(40, 700, 'Experience')),
    marked(1, at(40, 680, 'A text that')),
    marked(2, at(40, 668, 'goes on')),
    marked(3, ''),
    marked(4, at(60, 650, 'Cut costs')),
  ].join('')
  const pdf = pdfOf(content, {
    page: '/StructParents 0',
    catalog: '/MarkInfo << /Marked true >> /StructTreeRoot 5 0 R',
    objects: TREE,
  })
  const lines = await linesIn(pdf)
  expect(lines.map(({ cells, heading, artifact }) => [cells[0].text, heading, artifact])).toEqual([
    ['Page 1', undefined, true],
    ['Experience', 2, undefined],
    ['A text that', undefined, undefined],
    ['goes on', undefined, undefined],
    ['• Cut costs', undefined, undefined],
  ])
  const [, heading, first, second, item] = lines.map(({ block }) => block)
  expect(first).toBe(second)
  expect(new Set([heading, first, item]).size).toBe(3)
})

test('takes no page for a running header that is marked as one as a whole', async () => {
  const texts = [at(40, 700, 'Experience'), at(40, 680, 'Engineer'), at(40, 660, 'Mill GmbH')]
  const lines = await linesIn(pdfOf(`/Artifact BMC\n${texts.join('')}EMC\n${at(40, 640, 'Oven')}`))
  expect(lines.map(({ artifact }) => artifact)).toEqual([undefined, undefined, undefined, undefined])
})

/** A font without a CMap of its own, and its text in this encoding. */
function cjk(encoding: string, ordering: string, hex: string): Buffer {
  const fonts = `/T << /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /${encoding} /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /X /Flags 4 >> >>] >>`
  return pdfOf(`BT /T 10 Tf 40 700 Td <${hex}> Tj ET`, { fonts })
}

test.each([
  ['UniJIS-UCS2-H', 'Japan1', '8077 6B74 0041', '職歴A'],
  ['UniGB-UTF16-H', 'GB1', '5DE5 4F5C', '工作'],
  ['90ms-RKSJ-H', 'Japan1', '9045 97F0 41', '職歴A'],
  ['GBK-EUC-H', 'GB1', 'B9A4 D7F7', '工作'],
  ['ETen-B5-H', 'CNS1', 'A475 A740', '工作'],
  ['KSCms-UHC-H', 'Korea1', 'B0E6 B7C2', '경력'],
])('reads text in a font that names the encoding %s', async (encoding, ordering, hex, text) => {
  expect(await textsIn(cjk(encoding, ordering, hex.replaceAll(' ', '')))).toEqual([text])
})

test.each([
  ['GB1', '03AC 1E16', '啊齄'],
  ['Japan1', '0465 034A', '亜ぁ'],
  ['Korea1', '043E', '가'],
])('reads glyphs of the collection %s', async (ordering, hex, text) => {
  const document = await readDocument(cjk('Identity-H', ordering, hex.replaceAll(' ', '')), 'cv')
  expect(document?.pages[0]?.lines.map(({ cells }) => cells[0].text)).toEqual([text])
})

test('rejects a small file whose content is huge', async () => {
  await expect(readDocument(pdfOf(at(40, 700, 'a'.repeat(5_000_000))), 'cv.pdf')).rejects.toThrow(
    'cv.pdf has far too much text for a résumé.',
  )
})

test('rejects a text whose font does not say what its characters are', async () => {
  await expect(readDocument(cjk('Identity-H', 'Japan1', '1E211F35'), 'cv.pdf')).rejects.toThrow(
    'cv.pdf has text in a font that does not say what its characters are. Save it again',
  )
})

test('keeps links that no text has', async () => {
  const linkAt = (y: number, url: string) =>
    `<< /Type /Annot /Subtype /Link /Rect [40 ${y} 140 ${y + 12}] /A << /S /URI /URI (${url}) >> >>`
  const page = `/Annots [${linkAt(698, 'https://quill.example/')} ${linkAt(598, 'mailto:ada@quill.example')}]`
  const document = await readDocument(pdfOf(at(40, 700, 'Ada Quill'), { page }), 'cv')
  expect(document?.pages[0]?.lines[0]?.cells[0].url).toBe('https://quill.example/')
  expect(document?.pages[0]?.links?.map(({ cells }) => cells[0])).toMatchObject([
    { text: 'ada@quill.example', url: 'mailto:ada@quill.example' },
  ])
})

test('keeps links of icons', async () => {
  const fonts = '/T << /Type /Font /Subtype /Type1 /BaseFont /FontAwesome >>'
  const page = `/Annots [<< /Type /Annot /Subtype /Link /Rect [40 698 52 712] /A << /S /URI /URI (https://quill.example/) >> >>]`
  const document = await readDocument(
    pdfOf(`${at(40, 700, 'A')}BT /U 10 Tf 60 700 Td (Ada) Tj ET`, { fonts: `${fonts} /U ${FONT}`, page }),
    'cv',
  )
  expect(document?.pages[0]?.links?.map(({ cells }) => cells[0].url)).toEqual(['https://quill.example/'])
})

test('names texts that are outside of their page', async () => {
  const written = await readDocument(
    pdfOf(at(40, 700, 'Ada') + at(700, 700, 'lives by the sea') + at(40, 686, 'Miller')),
    'cv',
  )
  expect(written?.unplaced).toEqual([{ place: 'page 1', text: 'lives by the sea' }])
  expect((await readDocument(pdfOf(at(40, 700, 'Ada') + at(40, 686, 'Miller')), 'cv'))?.unplaced).toBeUndefined()
})

test('knows of a picture that may be a photograph', async () => {
  const picture = (width: number, height: number) => {
    const image = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n0\nendstream`
    return readDocument(pdfOf(at(40, 700, 'Ada'), { objects: [image] }), 'cv')
  }
  expect((await picture(120, 160))?.hasPicture).toBe(true)
  expect((await picture(60, 80))?.hasPicture).toBe(false)
  expect((await picture(600, 120))?.hasPicture).toBe(false)
})
