import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { DEFAULT_DOCUMENT_LOOK } from '../../../look/document-look.ts'
import { bareContent, fullContent, siteOf } from '../../../testing/contents.ts'
import { cvDocument } from '../document.ts'
import type { Part } from '../entries.ts'
import { WORD_LAYOUTS } from '../layouts/layouts.ts'
import { documentAsMarkdown } from '../markdown.ts'
import { fontsFor } from './fonts.ts'
import type { WordSetting } from './setting.ts'
import { cvAsWord } from './word.ts'
import { composeBody } from './writer.ts'

const { content } = await fullContent('cv')
const document = cvDocument(content, siteOf(content))

const settingFor = (language: string, own: Partial<WordSetting> = {}): WordSetting => ({
  language,
  direction: 'ltr',
  paper: 'a4',
  colours: DEFAULT_DOCUMENT_LOOK.colours.cv,
  fonts: fontsFor(language),
  isTight: false,
  layout: WORD_LAYOUTS.standard,
  ...own,
})
const partsOf = (file: Buffer) =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([path, bytes]) => [path, strFromU8(bytes)]))

test('has the words of the CV as text, in their order', async () => {
  const { value } = await mammoth.extractRawText({ buffer: cvAsWord(document, settingFor('en')) })
  const markdown = documentAsMarkdown(document).replaceAll(/\[|\]\(.*?\)|\*\*/g, '')
  const wordsOf = (text: string) => text.match(/\S*[\p{L}\p{N}]\S*/gu)
  expect(wordsOf(value)).toEqual(wordsOf(markdown))
})

test('has the styles, lists and links of Word', async () => {
  const { value, messages } = await mammoth.convertToHtml(
    { buffer: cvAsWord(document, settingFor('en')) },
    { styleMap: ["p[style-name='Title'] => header > h1:fresh", "p[style-name='Subtitle'] => header > p:fresh"] },
  )
  expect(messages.filter(({ message }) => !/'(?:Details|Contact|Technologies|Quote|Quiet)'/.test(message))).toEqual([])
  for (const part of [
    '<header><h1>Mira Okafor</h1><p>Platform Engineer &amp; Data Engineer</p></header>',
    '<a href="mailto:mira@mira.example">mira@mira.example</a>',
    '<h1>Experience</h1><h2>Staff Platform Engineer\tSep 2022 – Present</h2><p><a href="https://harbour.example/">Harbour Health</a>\u00A0· Porto',
    '<ul><li>Moved 140 services to one cluster per region in nine months, without a maintenance window</li><li>Brought',
    '<strong>11 hours → 38 minutes</strong> to restore a region',
    '<strong>Platform: </strong>Kubernetes (Daily, since 2020), ',
  ])
    expect(value).toContain(part)
})

test('says who it is about, and nothing of the machine', () => {
  const file = cvAsWord(document, settingFor('en'))
  expect(partsOf(file)['docProps/core.xml']).toMatch(
    /<dc:title>Mira Okafor, CV<\/dc:title><dc:creator>Mira Okafor<\/dc:creator><dc:language>en<\/dc:language><\/cp:coreProperties>$/,
  )
  expect(Object.keys(partsOf(file))).not.toContain('docProps/app.xml')
  expect(cvAsWord(document, settingFor('en'))).toEqual(file)
})

test('has the archive of the same day everywhere, and opens as a document of Word 2013 and later', () => {
  const file = cvAsWord(document, settingFor('en'))
  // The DOS date of a ZIP entry: 1 January 1980.
  expect(file.readUInt32LE(10)).toBe(0x00210000)
  expect(partsOf(file)['word/settings.xml']).toContain('w:name="compatibilityMode"')
  expect(partsOf(file)['word/settings.xml']).toContain('w:val="15"')
})

test('keeps titles with what follows, and indents lists', () => {
  const parts = partsOf(cvAsWord(document, settingFor('en')))
  expect(parts['word/styles.xml']?.match(/<w:keepNext\/>/g)).toHaveLength(4)
  expect(parts['word/document.xml']).toMatch(/<w:pStyle w:val="Details"\/><w:keepNext\/>/)
  expect(parts['word/numbering.xml']).toContain('<w:ind w:start="280" w:hanging="240"/>')
})

test('has a dot between parts, and an address once however often it is linked', () => {
  const [contact, ...others] = document.contact
  const twice = { ...document, contact: [...(contact ? [contact] : []), ...others, ...others] }
  const parts = partsOf(cvAsWord(twice, settingFor('en')))
  const links = parts['word/_rels/document.xml.rels']?.match(/Target="mailto:mira@mira\.example"/g)
  expect(links).toHaveLength(1)
  expect(parts['word/document.xml']).toMatch(
    />Porto, Portugal<\/w:t><\/w:r><w:r><w:rPr><w:spacing w:val="60"\/><\/w:rPr><w:t xml:space="preserve">\u00A0· </,
  )
})

test('breaks lines where the text does, also before a link', () => {
  const breaks = (...parts: Part[]) => {
    const { blocks } = composeBody('ltr', (write) => [write.paragraph('Normal', parts)])
    return blocks.join('').match(/<w:br\/>/g)?.length
  }
  expect(breaks({ text: 'Kind regards,\nAlex Example' })).toBe(1)
  expect(breaks({ text: 'Kind regards,\n' }, { text: 'Alex Example', address: 'https://ada.dev' })).toBe(1)
  expect(breaks({ text: 'Kind regards,' }, { text: '\n' }, { text: 'Alex Example' })).toBe(1)
  expect(breaks({ text: 'One\n\nTwo' })).toBe(2)
})

test('has the paper and the headings that the owner chooses', () => {
  const fonts = fontsFor('en', 'Georgia')
  const parts = partsOf(cvAsWord(document, settingFor('en', { paper: 'letter', fonts })))
  expect(parts['word/document.xml']).toContain('<w:pgSz w:w="12240" w:h="15840"/>')
  expect(parts['word/styles.xml']).toContain('w:ascii="Georgia"')
})

test('has smaller letters and gaps with a limit of pages', () => {
  const sizesIn = (isTight: boolean) =>
    partsOf(cvAsWord(document, settingFor('en', { isTight })))['word/styles.xml']?.match(/(?<=<w:sz w:val=")\d+/)?.[0]
  expect([sizesIn(false), sizesIn(true)]).toEqual(['20', '19'])
})

test('runs from right to left where its language does, but for Latin words', () => {
  const arabic = { ...bareContent(), name: 'مهندسة', profile: { title: 'منصات' }, footer: { about: 'خدمة' } }
  const site = siteOf(arabic, { language: 'ar', direction: 'rtl' })
  const parts = partsOf(cvAsWord(cvDocument(arabic, site), settingFor('ar', { direction: 'rtl' })))
  const body = parts['word/document.xml'] ?? ''
  expect(body).toMatch(/<w:rPr><w:rtl\/><\/w:rPr><w:t xml:space="preserve">مهندسة</)
  expect(body).toMatch(/<w:rPr><w:rStyle w:val="Hyperlink"\/><\/w:rPr><w:t xml:space="preserve">me.example</)
  expect(body).toMatch(/<w:bidi\/><\/w:sectPr>/)
  expect(parts['word/styles.xml']).toMatch(/w:bidi="ar".*<w:pPr><w:bidi\/>/)
})

test.each([
  ['ja', 'Yu Gothic'],
  ['ko', 'Malgun Gothic'],
  ['zh', 'Microsoft YaHei'],
  ['zh-TW', 'Microsoft JhengHei'],
])('names the East Asian font and language: %s', (language, font) => {
  const styles = partsOf(cvAsWord(document, settingFor(language)))['word/styles.xml']
  expect(styles).toContain(`w:eastAsia="${font}"`)
  expect(styles).toContain(`<w:lang w:val="${language}" w:eastAsia="${language}"`)
})

test('keeps lines of a text, and leaves out characters that XML forbids', async () => {
  const custom = [
    { id: 'notes', kind: 'text' as const, title: '', label: 'Notes', entries: ['One\nT\u{1}wo & <three>'] },
  ]
  const notes = { ...bareContent(), custom }
  const file = cvAsWord(cvDocument(notes, siteOf(notes)), settingFor('en'))
  expect((await mammoth.convertToHtml({ buffer: file })).value).toContain('<p>One <br />Two &amp; &lt;three&gt;</p>')
})

test.each([
  ['standard', 'w:left="940"', 'Calibri', 48],
  ['dense', 'w:left="800"', 'Calibri', 36],
  ['quiet', 'w:left="1260"', 'Georgia', 52],
] as const)('has the margins, the font and the name of the layout %s', (layout, margin, font, size) => {
  const { fonts, isTight, ...setting } = settingFor('en', { layout: WORD_LAYOUTS[layout] })
  const own = { ...setting, isTight, fonts: fontsFor('en', undefined, WORD_LAYOUTS[layout].font) }
  expect(fonts.text).toBe('Calibri')
  const parts = partsOf(cvAsWord(document, own))
  expect(parts['word/document.xml']).toContain(margin)
  expect(parts['word/styles.xml']).toContain(`<w:rFonts w:ascii="${font}"`)
  expect(parts['word/styles.xml']).toMatch(new RegExp(`w:styleId="Title".*?<w:sz w:val="${size}"/>`))
})
