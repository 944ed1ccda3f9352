import { brotliCompressSync, gzipSync } from 'node:zlib'
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPrivate } from '../../content/content.ts'
import { describe } from '../diagrams/describe.ts'
import { drawUncached } from '../diagrams/draw-diagram.ts'
import { parseDiagram } from '../diagrams/parse/parse.ts'
import { described, svgFileOf } from '../diagrams/svg-file.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { searchOutput } from './search-output.ts'

const PRIVATE = `
name: Zoë Müllerbach
phone: +49 171 2345678 ext. 12
email: zoe@muellerbach.example
address: Große Straße 12, 20457 Hamburg
texts: [{ title: References, text: Call the harbour master about the lock gates of 2021. }]
instead: { A large bank: Nordlys Bank }
words: [Projekt Ικαρος, 高橋商店, O'Brien, Next, Block]
`

/** The file of a diagram, with what is said of it to those who do not see it. */
async function diagram(text: string): Promise<string> {
  const { diagram: parsed } = parseDiagram(text)
  if (!parsed) throw new Error('It can be drawn')
  return svgFileOf(described(await drawUncached(parsed), describe(parsed, {}, 'en')))
}

/** What is said of a built site with one file. */
async function saidOf(file: string, bytes: string | Uint8Array): Promise<string> {
  const folder = temporaryFolder({ 'content/private.yaml': PRIVATE, [`dist/${file}`]: bytes })
  const facts = readPrivate({ folder: `${folder}/content`, name: 'content' })
  if (!facts) throw new Error('The file is there')
  return searchOutput(`${folder}/dist`, facts).then(
    () => 'nothing',
    ({ message }: Error) => message,
  )
}

async function pdf(change: (document: PDFDocument) => unknown, text = 'A page'): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage().drawText(text, { font: await document.embedFont(StandardFonts.Helvetica) })
  await change(document)
  return document.save()
}

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
const docx = (xml: string) => zipSync({ 'word/document.xml': strToU8(xml) })
const utf16 = (text: string) => Buffer.concat([Buffer.from([1, 2, 3]), Buffer.from(text, 'utf16le')])

/** A comment of a JPEG behind its first marker. */
async function withComment(text: string): Promise<Buffer> {
  const bytes = await picture().jpeg().toBuffer()
  const comment = Buffer.from(`\xFF\xFE\0\0${text}`, 'latin1')
  comment.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)])
}

/** A text of a PNG, compressed or not. */
async function withText(text: string): Promise<Buffer> {
  return picture()
    .withExif({ IFD0: { ImageDescription: text } })
    .png()
    .toBuffer()
}

type Planted = readonly [what: string, file: string, bytes: () => string | Uint8Array | Promise<string | Uint8Array>]

const PLANTED: readonly Planted[] = [
  ['a word over the colours of code', 'index.html', () => '<pre><span>Nord</span><span>lys</span> Bank</pre>'],
  ['a cell of a table', 'index.html', () => '<table><tr><td>1</td><td>Nordlys Bank</td></tr></table>'],
  ['a caption', 'index.html', () => '<figcaption>Nordlys <em>Bank</em></figcaption>'],
  ['a feed', 'feed.xml', () => '<feed><div xmlns="http://www.w3.org/1999/xhtml"><b>Nord</b>lys Bank</div></feed>'],
  ['a JSON Feed', 'feed.json', () => JSON.stringify({ content_html: '<p><b>Nord</b>lys &shy;Bank</p>' })],
  ['the code of a story', 'story.json', () => JSON.stringify({ nodes: ['Nordlys', { children: ['Bank'] }] })],
  ['a text of a page', 'index.html', () => '<p>By Zoë Müllerbach</p>'],
  ['a text between tags', 'index.html', () => '<p>Call 0171 <b>23</b>45 678</p>'],
  ['a text in capitals without accents', 'index.html', () => '<h1>ZOE MULLERBACH</h1>'],
  ['a text with umlauts as two letters', 'index.html', () => '<h1>Zoe Muellerbach</h1>'],
  ['entities', 'index.html', () => '<p>Zo&euml; M&#252;llerbach</p>'],
  ['an attribute', 'index.html', () => '<img alt="The logo of Nordlys Bank">'],
  ['a comment', 'index.html', () => '<!-- ask at Nordlys Bank -->'],
  ['an address with escapes', 'index.html', () => '<a href="/map?q=Gro%C3%9Fe%20Stra%C3%9Fe%2012">Map</a>'],
  ['an apostrophe of the page', 'index.html', () => '<p>with O’Brien</p>'],
  ['a number without the code of the country', 'index.html', () => '<p>0171/2345678</p>'],
  ['a number with dots between', 'index.html', () => '<p>0171·234·56·78</p>'],
  ['a number with a soft hyphen', 'index.html', () => '<p>0171&shy;2345678</p>'],
  ['a name in an address', 'index.html', () => '<a href="mailto:zoe.muellerbach@mail.example">Write</a>'],
  ['the last name first', 'index.html', () => '<p>Müllerbach, Zoë</p>'],
  ['an address with pluses', 'index.html', () => '<a href="/?q=Nordlys+Bank">Map</a>'],
  ['a part of a word in a tag', 'index.html', () => '<p>Nord<wbr>lys <b>Bank</b></p>'],
  ['structured data', 'index.html', () => '<script type="application/ld+json">{"name":"Nordlys Bank"}</script>'],
  ['a script of a page', 'index.html', () => '<script>const bank = "Nordlys Bank"</script>'],
  ['a table as Excel writes it', 'files/a.csv', () => Buffer.from('Name;Zo\xEB M\xFCllerbach', 'latin1')],
  ['a text in UTF-16', 'files/a.txt', () => Buffer.from('\uFEFFat Nordlys Bank', 'utf16le')],
  [
    'a picture in styles',
    'assets/a.css',
    () => `a{background:url("data:image/svg+xml;base64,${btoa('<svg><text>Nordlys Bank</text></svg>')}")}`,
  ],
  ['a soft hyphen', 'index.html', () => '<p>Nord&shy;lys Bank</p>'],
  ['a no-break space', 'de/index.html', () => '<p>Nordlys\u{A0}Bank</p>'],
  ['a data: address', 'index.html', () => `<img src="data:text/plain;base64,${btoa('at Nordlys Bank')}">`],
  ['a mailto: link', 'index.html', () => '<a href="mailto:ZOE@MUELLERBACH.EXAMPLE">Write</a>'],
  ['a tel: link', 'index.html', () => '<a href="tel:+491712345678">Call</a>'],
  ['a JSON file', 'resume.json', () => JSON.stringify({ name: 'Zoë Müllerbach' })],
  ['a JSON file with escapes', 'resume.json', () => String.raw`{"name":"Zo\u00eb M\u00fcllerbach"}`],
  ['a script', 'assets/index.js', () => String.raw`const a="Projekt \u0399\u03ba\u03b1\u03c1\u03bf\u03c2"`],
  ['a source map', 'assets/index.js.map', () => JSON.stringify({ sourcesContent: ['// for Nordlys Bank'] })],
  ['styles', 'assets/style.css', () => '/* Nordlys Bank */ a{}'],
  ['a drawing', 'images/plan.svg', () => '<svg><text>Nordlys <tspan>Bank</tspan></text></svg>'],
  ['the title of a drawing', 'images/plan.svg', () => '<svg><title>高橋商店の図</title></svg>'],
  ['a box of a diagram', 'diagrams/a.svg', () => diagram('flowchart LR\nA[Core of the<br>Nordlys Bank] --> B')],
  ['a line of a diagram', 'diagrams/a.svg', () => diagram('sequenceDiagram\nA->>B: for Nordlys Bank')],
  ['a table of a diagram', 'diagrams/a.svg', () => diagram('erDiagram\nNordlys_Bank {\nstring id\n}')],
  ['the description of a diagram', 'diagrams/a.svg', () => diagram('flowchart LR\naccDescr: Nordlys Bank\nA --> B')],
  ['a sitemap', 'sitemap.xml', () => '<url><loc>https://me.example/nordlys-bank/</loc></url>'],
  ['a text file', 'cv.md', () => '# Zoë Müllerbach'],
  ['a contact card', 'contact.vcf', () => 'BEGIN:VCARD\r\nTEL:+49-171\r\n -234-5678\r\n'],
  ['a contact card with signs', 'contact.vcf', () => String.raw`ADR:;;Große Straße\, 12;Hamburg`],
  ['a file without an ending', '_redirects', () => '/bank https://nordlys-bank.example'],
  ['the name of a file', 'images/nordlys_bank.png', () => picture().png().toBuffer()],
  ['the name of a folder', 'Nordlys Bank/index.html', () => '<p>Hello</p>'],
  ['a page of a PDF', 'cv.pdf', () => pdf(() => undefined, 'For Nordlys Bank')],
  ['a number in a PDF', 'cv.pdf', () => pdf(() => undefined, 'Tel. (0171) 234 56 78')],
  ['the title of a PDF', 'cv.pdf', () => pdf((document) => document.setTitle('Zoe Muellerbach, CV'))],
  ['the author of a PDF', 'files/cv.pdf', () => pdf((document) => document.setAuthor('Zoë Müllerbach'))],
  ['a keyword of a PDF', 'cv.pdf', () => pdf((document) => document.setKeywords(['Nordlys Bank']))],
  ['a file in a PDF', 'cv.pdf', () => pdf((document) => document.attach(strToU8('x'), 'nordlys-bank.txt'))],
  [
    'a Word file',
    'cv.docx',
    () => docx('<w:p><w:r><w:t>Nordlys</w:t></w:r><w:r><w:t xml:space="preserve"> Bank</w:t></w:r></w:p>'),
  ],
  [
    'the author of a Word file',
    'cv.docx',
    () => zipSync({ 'docProps/core.xml': strToU8('<dc:creator>Zoë Müllerbach</dc:creator>') }),
  ],
  [
    'a link of a Word file',
    'cv.docx',
    () =>
      zipSync({ 'word/_rels/document.xml.rels': strToU8('<Relationship Target="mailto:zoe@muellerbach.example"/>') }),
  ],
  [
    'a picture in a Word file',
    'cv.docx',
    async () => zipSync({ 'word/media/a.jpg': new Uint8Array(await withComment('Nordlys Bank')) }),
  ],
  ['a file of an archive', 'talk.zip', () => zipSync({ 'notes/nordlys-bank.md': strToU8('Hello') })],
  [
    'the EXIF of a JPEG',
    'images/a.jpg',
    () =>
      picture()
        .withExif({ IFD0: { Artist: 'Zoe Muellerbach' } })
        .jpeg()
        .toBuffer(),
  ],
  [
    'the EXIF of a WebP',
    'images/a.webp',
    () =>
      picture()
        .withExif({ IFD0: { Copyright: 'Nordlys Bank' } })
        .webp()
        .toBuffer(),
  ],
  ['the EXIF of a PNG', 'images/a.png', () => withText('Nordlys Bank')],
  [
    'the XMP of a JPEG',
    'images/a.jpg',
    () => picture().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Nordlys Bank</a></x:xmpmeta>').jpeg().toBuffer(),
  ],
  ['a comment of a JPEG', 'images/a.jpg', () => withComment('scanned at Nordlys Bank')],
  ['bytes in UTF-16', 'files/thumb.bin', () => utf16('by Nordlys Bank')],
  ['bytes in UTF-8', 'files/font.bin', () => Buffer.concat([Buffer.from([0, 1]), Buffer.from('by Zoë Müllerbach')])],
  ['a compressed text', 'notes.txt.gz', () => gzipSync('Nordlys Bank')],
  ['a page compressed with Brotli', 'index.html.br', () => brotliCompressSync('<p>Nordlys Bank</p>')],
  ['an animation', 'animations/a.json', () => JSON.stringify({ layers: [{ nm: 'Nordlys Bank' }] })],
  [
    'a sentence of a text for documents',
    'index.html',
    () => '<p>Call the harbour master about the lock gates of 2021.</p>',
  ],
  ['a part of an address', 'index.html', () => '<p>GROSSE STRASSE 12</p>'],
]

test.each(PLANTED)('finds what is private in %s', async (_, file, bytes) => {
  const said = await saidOf(file, await bytes())
  expect(said).toMatch(/^content\/private\.yaml/)
  expect(said).toContain(`It is on the site: ${file}`)
  expect(said).not.toMatch(/2345 ?678|Nordlys Bank$/m)
})

test.each([
  ['parts of other words', '<p>Nordlysbanken, Zoë Müllerbachs</p>'],
  ['other numbers', '<p>0171 2345 679, 1712345678901, 2.345678</p>'],
  ['code', '<style>.box{gap:0}</style><script>next.block()</script>'],
  ['names of fields', '<meta name="next"><a target="next" rel="next" class="block">x</a>'],
  ['names of formats', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['the city alone', '<p>Hamburg, Große Freude</p>'],
  ['a number of the address alone', '<p>In 12 months, 20457 times</p>'],
  ['short parts of a text', '<p>harbour master</p>'],
])('finds nothing in %s', async (_, html) => {
  expect(await saidOf('index.html', html)).toBe('nothing')
})

test('says in which lines of the file the facts are, and none of the facts', async () => {
  expect(await saidOf('cv.md', 'Zoë Müllerbach, at Nordlys Bank')).toMatchInlineSnapshot(`
    "content/private.yaml has 2 errors:

      content/private.yaml:2:7 name: It is on the site: cv.md, in its text. Remove it from the content, or from this file if it is not private.

      content/private.yaml:7:26 instead.A large bank: It is on the site: cv.md, in its text. Remove it from the content, or from this file if it is not private.
    "
  `)
  expect(await saidOf('cv.md', 'I worked at Nordlys Bank')).toContain('in its text, after "i worked at"')
})

test('names a file that cannot be read', async () => {
  expect(await saidOf('files/slides.zip', 'no archive')).toContain(
    'files/slides.zip cannot be searched for private facts',
  )
  expect(await saidOf('files/slides.pdf', 'no PDF')).toContain('files/slides.pdf cannot be searched for private facts')
})

test('finds a short number only as it is written, not in drawings', async () => {
  const said = (html: string) => {
    const folder = temporaryFolder({ 'content/private.yaml': 'phone: 555-0143', 'dist/index.html': html })
    const facts = readPrivate({ folder: `${folder}/content`, name: 'content' })
    return facts && searchOutput(`${folder}/dist`, facts)
  }
  await expect(said('<p>555 0143</p>')).rejects.toThrow('phone')
  await expect(said('<path d="M5 5.50 14.3"/>')).resolves.toBeUndefined()
})

test('finds a word of signs as it is, not its letters alone', async () => {
  const said = (html: string) => {
    const folder = temporaryFolder({ 'content/private.yaml': 'words: [C++, "***"]', 'dist/index.html': html })
    const facts = readPrivate({ folder: `${folder}/content`, name: 'content' })
    return facts && searchOutput(`${folder}/dist`, facts)
  }
  await expect(said('<p>in C++ or C</p>')).rejects.toThrow('words[0]')
  await expect(said('<p>vitamin C. Then, nothing!</p>')).resolves.toBeUndefined()
})

test('reads a film in parts', async () => {
  const film = Buffer.alloc(60_000_000)
  film.write('filmed at the Nordlys Bank', 39_999_990)
  expect(await saidOf('files/talk.mp4', film)).toContain('It is on the site: files/talk.mp4')
})
