import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { textDirection } from '../../../lib/text-direction.ts'
import { CV_LAYOUT_NAMES, DEFAULT_CV_LAYOUT } from '../../../model/cv-layouts.ts'
import { periodOf as periodIn } from '../../../model/fields/date.ts'
import { HEADING_FONTS, HEADINGS } from '../../../model/heading-fonts.ts'
import type { Content } from '../../../model/site-schema.ts'
import { DEFAULT_DOCUMENT_LOOK } from '../../look/document-look.ts'
import { factsOf } from '../../reading/facts.ts'
import { readPdf } from '../../reading/read-cv.ts'
import { unreadIn } from '../../reading/unread.ts'
import { checkedSource } from '../../testing/checked-source.ts'
import { bareContent, contentFor, contentOf, fullContent, siteOf } from '../../testing/contents.ts'
import { cvDocument } from './document.ts'
import { shorten } from './page-limit.ts'
import { typesetCv } from './pdf.ts'

const LANGUAGE = 'en-GB'
const periodOf = (text: string) => periodIn(text, LANGUAGE, new Date('2026-12-24'))

test('prints an entry that is longer than a page completely, and each URL on one line', async () => {
  const content = contentOf({ profiles: 20 })
  const description = 'A sentence of a long job. '.repeat(400).trim()
  const history = { ...content.history, entries: [{ period: periodOf(''), role: 'Role', description }] }
  const pages = await pagesOf({ ...content, history })
  expect(joined(pages)).toContain(description)
  expect(pages[0]?.match(/network-\d+\.example\.com\/ada/g)).toHaveLength(20)
})

test('prints the name as one text, and no ligatures, which some programs take apart', async () => {
  const [name] = await textsOn(await documentOf(contentOf({ name: 'Ada Fiorini' })))
  expect(name?.text).toBe('Ada Fiorini')
})

test('prints no contact over the code where the head is lower than that', async () => {
  const content = contentOf({ profiles: 0 })
  const phone = { text: '+1 202 555 0143 and a long extension of it', href: 'tel:+12025550143' }
  const location = { text: 'In a city with a long name, and remote' }
  const profile = { ...content.profile, phone, location, experience: undefined, availability: undefined }
  const texts = await textsOn(await documentOf({ ...content, profile }))
  const code = { left: 539 - 46, bottom: 802 - 46 } // on A4, within its margins
  const beside = texts.slice(2).filter(({ line, size }) => line + size > code.bottom)
  expect(beside).not.toEqual([])
  expect(beside.filter(({ right }) => right > code.left)).toEqual([])
})

test.each(CV_LAYOUT_NAMES)(
  'in the layout %s, role, employer and period of the sample follow one another for every reader',
  async (layout) => {
    const source = await checkedSource(process.cwd(), 'sample')
    const content = await contentFor(source, 'cv')
    const pdf = await documentOf({ ...content, cv: { ...content.cv, layout } })
    expect(pdf.numPages).toBeLessThanOrEqual(layout === 'quiet' ? 2 : 1)
    const pages = Array.from({ length: pdf.numPages }, (_, index) => textsOn(pdf, index + 1))
    const texts = (await Promise.all(pages)).flat()
    expect(
      texts.filter(({ text }) => text === 'Tech Event'),
      'a category that is the title',
    ).toHaveLength(1)
    const jobs = [
      ['AlexExampleEngineer', 'ExampleTechnologies&ExampleAcademy', '2025–Present'],
      ['CloudInfrastructureEngineer', 'ExampleTechnologies', '2023–2024'],
      ['SoftwareDeveloper', 'Freelance', '2022–2023'],
    ] as const
    // The employer is below the title, or beside it.
    const roles = new RegExp(
      jobs.map(([role, place, period]) => `${role}·(?:${period}${place}|${place}·${period})`).join('.*'),
    )
    const byPlace = (await textsOn(pdf)).toSorted((a, b) => b.line - a.line || a.left - b.left)
    for (const each of [texts, byPlace]) expect(copied(each).replaceAll(' ', '')).toMatch(roles)
  },
)

test.each(CV_LAYOUT_NAMES)('in the layout %s, programs find all that the CV says, in its order', async (layout) => {
  const content = await contentFor(await checkedSource(process.cwd(), 'sample'), 'cv')
  const shown = { ...content, cv: { layout } }
  const site = siteOf(shown)
  const { pdf } = await typesetCv(shown, site)
  const facts = factsOf(cvDocument(shown, site))
  const readings = await readPdf(Buffer.from(pdf), 'ltr')
  expect(readings.map(({ how, text }) => [how, ...unreadIn(text, facts)])).toEqual([['in its order'], ['by place']])
})

// What OpenResume's parser goes by (https://github.com/xitanggg/open-resume): it takes texts that are closer than a letter for
// one, and lines that are less than 1.4 times as far apart as most for one entry.
test.each([
  ...HEADINGS.map((headings) => [headings, DEFAULT_CV_LAYOUT] as const),
  ...CV_LAYOUT_NAMES.map((layout) => ['sans', layout] as const),
])(
  'has distances by which programs tell contacts and entries apart, with headings in %s, in the layout %s',
  async (headings, layout) => {
    const { content } = await fullContent('cv')
    const look = { ...DEFAULT_DOCUMENT_LOOK, headings: HEADING_FONTS[headings] }
    const { pdf } = await typesetCv({ ...content, cv: { layout } }, siteOf(content, { look }))
    const texts = (await textsOn(await proxyOf(pdf))).filter(({ text }) => text.trim() !== '')
    const email = texts.findIndex(({ text }) => text === 'mira@mira.example')
    const around = texts.slice(email - 2, email + 4)
    const contacts = around.filter(({ text }) => text !== '·').map(({ text }) => text)
    expect(contacts).toEqual(expect.arrayContaining(['mira@mira.example', '+351 912 555 014']))
    const beside = around.filter(({ line }) => line === texts[email]?.line)
    const gaps = beside.slice(1).map(({ left, size }, index) => (left - (beside[index]?.right ?? 0)) / size)
    expect(gaps.length).toBeGreaterThanOrEqual(2)
    expect(Math.min(...gaps)).toBeGreaterThan(0.55)

    const lines = [...new Set(texts.map(({ line }) => line))]
    const distances = lines.slice(1).map((line, index) => Math.round((lines[index] ?? 0) - line))
    const usual = distances.toSorted((a, b) => countOf(distances, b) - countOf(distances, a))[0] ?? 0
    const titles = [
      'Senior Platform Engineer',
      'Data Engineer',
      'System Administrator',
      'Bachelor of Engineering, Informatics',
    ]
    const before = titles.map((title) => {
      const index = lines.indexOf(texts.find(({ text }) => text === title)?.line ?? 0)
      return distances[index - 1] ?? 0
    })
    expect(Math.min(...before)).toBeGreaterThan(usual * 1.4)
  },
)

test.each([
  ['en', 'One short sentence. Another one.', 'One short sentence. Another one.'],
  ['en', `Short. ${'Long '.repeat(40)}end.`, 'Short.'],
  ['en', `${'Long '.repeat(40)}end. Short.`, `${'Long '.repeat(40)}end.`],
  ['de', `Die 3. Auflage ${'lang '.repeat(40)}Ende.`, `Die 3. Auflage ${'lang '.repeat(40)}Ende.`],
  ['ja', `短い文です。${'長'.repeat(90)}。`, '短い文です。'],
])('shortens the text of a project to the sentences that fit into two lines: %s, %s', async (language, text, lead) => {
  const projects = [{ title: 'Project', description: text }]
  const { gallery } = contentOf({})
  const content = { ...bareContent(), gallery: { ...gallery, projects } } as unknown as Content // without pictures
  const shortened = await shorten(content, language, async (shown) => shown.gallery?.projects[0]?.description === lead)
  const omitted = { kind: 'text', name: 'Project', path: ['gallery', 'projects', 0, 'description'] }
  expect(shortened?.omissions).toEqual(text === lead ? [] : [omitted])
})

test('leaves out what is too much for cv.pages, and says so', async () => {
  const content = contentOf({ jobs: 10, projects: 0 })
  const jobs = content.history.entries.map((entry, index) => ({
    ...entry,
    highlights: [`First of ${index};`, `Last of ${index};`],
    technologies: ['Go'],
    ...(index > 7 && { cv: 'optional' as const }),
  }))
  const limited = (entries: typeof jobs) =>
    cvOf({ ...content, history: { ...content.history, entries }, cv: { pages: 1 } })
  const { note, pages, pdf } = await limited(jobs)
  expect(pages).toBe(1)
  const page = joined((await extractText(await proxyOf(pdf))).text)
  const left = jobs.flatMap(({ highlights }) => highlights).filter((text) => !page.includes(text))
  expect(left[0]).toMatch(/^Last of/)
  expect(note).toBe(`Left out ${left.length} highlights, so that it has no more pages than cv.pages allows (1).`)
})

test('leaves out nothing if cv.pages is out of reach', async () => {
  const content = { ...contentOf({ jobs: 30, projects: 0 }), cv: { pages: 1 } }
  const { note, ...cv } = await cvOf(content)
  expect(cv).toEqual(await cvOf({ ...content, cv: {} }).then((whole) => ({ ...whole, content })))
  expect(note).toBe(
    'It has 2 pages, and cv.pages allows 1. Nothing is left out, because that would not be enough. Mark more entries with "cv: optional", or raise cv.pages.',
  )
})

test.each([
  [5, ['a1', 'a2', 'b1', 'b2', 'c1'], []],
  [4, ['a1', 'a2', 'b1', 'c1'], []],
  [3, ['a1', 'b1', 'c1'], []],
  [0, [], []],
  [-2, [], ['Award', 'Role c']],
])('leaves out highlights one by one, then optional entries: with room for %i', async (room, highlights, omitted) => {
  const entries = [
    { role: 'Role a', highlights: ['a1', 'a2'] },
    { role: 'Role b', highlights: ['b1', 'b2', 'b3'] },
    { role: 'Role c', highlights: ['c1'], cv: 'optional' as const },
  ]
  const history = { title: '', label: '', entries }
  const awards = { title: '', label: '', entries: [{ title: 'Award', cv: 'optional' as const }] }
  const shownIn = (shown: Content) => shown.history?.entries.flatMap((entry) => entry.highlights ?? []) ?? []
  const fits = vi.fn<(shown: Content) => Promise<boolean>>(async (shown) => {
    const optional = [...(shown.history?.entries ?? []), ...(shown.awards?.entries ?? [])].filter((entry) => entry.cv)
    return shownIn(shown).length + optional.length - 2 <= room
  })
  const shortened = await shorten({ ...bareContent(), history, awards }, 'en', fits)
  expect(shortened && shownIn(shortened.content)).toEqual(highlights)
  expect(shortened?.omissions.flatMap(({ kind, name }) => (kind === 'entry' ? name : []))).toEqual(omitted)
  expect(fits.mock.calls.length).toBeLessThanOrEqual(4)
})

test('has the paper size that the owner chooses', async () => {
  const sizeOf = async (content: Content) =>
    (await (await documentOf(content)).getPage(1)).view.slice(2).map(Math.round)
  expect(await sizeOf(bareContent())).toEqual([595, 842])
  expect(await sizeOf({ ...bareContent(), cv: { paper: 'letter' } })).toEqual([612, 792])
})

test('needs only name and profession', async () => {
  expect(joined(await pagesOf(bareContent()))).toBe('Ada Engineer me.example')
})

test('content that is a little longer than a page fits on one, with text of at least 9.5 points', async () => {
  const pdf = await documentOf(contentOf({ jobs: 13, projects: 0 }))
  expect(pdf.numPages).toBe(1)
  const sizes = (await textsOn(pdf)).flatMap(({ text, size }) => (text.trim() === '' ? [] : size))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9.5)
})

test('entries break across pages, but no heading is parted from its entry', async () => {
  const entries = Array.from({ length: 40 }, (_, index) => ({
    period: periodOf('2020 - 2021'),
    role: `Role ${index};`,
    employer: `Employer ${Math.floor(index / 3)};`,
    description: `Start of ${index}; ${'A sentence of a job. '.repeat((index % 11) * 9)}`,
    highlights: [`Last of ${index};`],
  }))
  const custom = Array.from({ length: 60 }, (_, index) => ({
    id: `s${index}`,
    kind: 'text' as const,
    title: '',
    label: `Section ${index};`,
    entries: Array<string>((index % 7) + 1).fill('A line.'),
  }))
  const history = { title: 'History', label: 'History', entries }
  const pages = await pagesOf({ ...bareContent(), history, custom, cv: { paper: 'letter' } })
  const lastLines = pages.map((page) => page.trim().split('\n').at(-1) ?? '')
  expect(lastLines.filter((line) => /^(?:Role|Employer|Section) \d+;/.test(line))).toEqual([])
  const pageOf = (text: string) => pages.findIndex((page) => page.includes(text))
  const broken = entries.filter((_, index) => pageOf(`Last of ${index};`) > pageOf(`Start of ${index};`))
  expect(broken.length).toBeGreaterThan(0)
})

test('later pages begin with the name and their number, and none with the technologies or links of an entry', async () => {
  const { gallery } = contentOf({})
  const projects = Array.from({ length: 24 }, (_, index) => ({
    title: `Project ${index};`,
    highlights: Array.from(
      { length: 1 + (index % 3) },
      (__, line) => `Bullet ${line}; ${'a '.repeat((index * 37) % 190)}`,
    ),
    technologies: ['Terraform', 'Go'],
    links: [{ label: 'Source', address: `https://git.example/${index}` }],
  }))
  const content = { ...bareContent(), gallery: { ...gallery, projects } } as unknown as Content // without pictures
  const pages = (await pagesOf(content)).slice(1).map((page) => page.trim().split('\n'))
  expect(pages.map(([head]) => head)).toEqual(pages.map((_, index) => `Ada ${index + 2} / ${pages.length + 1}`))
  const firstLines = pages.map(([, line = '']) => line)
  expect(firstLines.length).toBeGreaterThan(1)
  expect(firstLines.filter((line) => /^(?:Terraform|Source)/.test(line))).toEqual([])
})

test('no line has one or two short words alone, and none ends with a word of one letter', async () => {
  const texts = Array.from(
    { length: 60 },
    (_, index) => `${'words of a text '.repeat(5)}${'on '.repeat(index)}so be it.`,
  )
  const pages = await pagesOf({ ...bareContent(), custom: [textSection('Texts', texts)] })
  const lines = pages.flatMap((page) => page.trim().split('\n'))
  const lastLines = lines.filter((line) => line.endsWith('so be it.'))
  expect(lastLines).toHaveLength(60)
  expect(lastLines.filter((line) => line.length < 18)).toEqual([])
  expect(lines.filter((line) => line.endsWith(' a'))).toEqual([])
})

test('a section that would go on over the page begins on the next one, if that takes no further page', async () => {
  const sections = (first: number, second: number) => [
    textSection('First', Array<string>(first).fill('A line.')),
    textSection('Second', Array<string>(second).fill('A line.')),
  ]
  const second = async (...counts: [number, number]) => {
    const pages = await pagesOf({ ...bareContent(), custom: sections(...counts) })
    return [pages.length, pages.findIndex((page) => page.includes('Second'))]
  }
  expect(await second(36, 35)).toEqual([2, 1])
  expect(await second(20, 55), 'begins high on a page').toEqual([2, 0])
})

test('content of more than half a page fills it', async () => {
  const ends = [8, 9, 10, 11, 12, 13].map(async (jobs) => {
    const pdf = await documentOf(contentOf({ jobs, projects: 0 }))
    expect(pdf.numPages).toBe(1)
    return Math.min(...(await textsOn(pdf)).map(({ line }) => line))
  })
  expect(Math.max(...(await Promise.all(ends)))).toBeLessThan(STANDARD.bottom + 60)
})

test('many entries of one line fill each page but the last', async () => {
  const entries = Array.from({ length: 120 }, (_, index) => ({ name: `Certificate ${index};`, issuer: 'Issuer' }))
  const certificates = { title: '', label: 'Certificates', entries }
  const pages = await pagesOf({ ...contentOf({ jobs: 4, projects: 0 }), certificates })
  const lines = pages.map((page) => page.split('\n').length)
  expect(pages.length).toBeGreaterThan(2)
  expect(Math.min(...lines.slice(0, -1))).toBeGreaterThan(Math.max(...lines) / 2)
})

test('an Arabic CV is mirrored, its text can be copied, and figures and phone numbers have their order', async () => {
  const { gallery } = contentOf({})
  const projects = gallery.projects.map((project) => ({ ...project, result: { before: 'Excel', after: 'SQL' } }))
  const profile = { title: 'منصات', phone: { text: '+351 912 555 014', href: 'tel:+351912555014' } }
  const footer = { about: 'خدمة عامة منصات' }
  const content = { ...bareContent(), name: 'مهندسة', profile, footer, gallery: { ...gallery, projects } }
  const texts = await textsOn(await documentOf(content, 'ar'))
  const rightOf = (part: string) => texts.find(({ text }) => text.includes(part))?.right ?? 0
  expect(rightOf('مهندسة')).toBeGreaterThan(530)
  expect(copied(texts).replaceAll(' ', '')).toContain('خدمةعامةمنصات')
  expect(copied(texts)).toContain('+351 912 555 014')
  expect(rightOf('Excel'), 'the later figure is on the left').toBeGreaterThan(rightOf('SQL'))
  expect(copied(texts)).toContain('←')
})

test('a Japanese CV has its commas, no line begins with a closing mark, and copied text has no added spaces', async () => {
  const about = '経験は11年です。'.repeat(60)
  const skills = ['Kubernetes', 'Linux'].map((name) => ({ name, group: '基盤' }))
  const content = { ...bareContent(), footer: { about }, expertise: { title: '技術', label: '技術', skills } }
  const texts = await textsOn(await documentOf({ ...content, ui: { ...content.ui, experience: '職務経歴' } }, 'ja'))
  expect(copied(texts)).toContain(about)
  expect(copied(texts)).toContain('Kubernetes、Linux')
  expect(texts.filter(({ text, left }) => left < MARGIN.side + 1 && /^[。、」]/.test(text))).toEqual([])
})

/** In points. */
const STANDARD = { width: 501, bottom: 39 }
const TEXTS: Readonly<Record<string, typeof STANDARD>> = {
  dense: { width: 515, bottom: 39 },
  quiet: { width: 490, bottom: 39 },
}
const MARGIN = { side: (595.3 - STANDARD.width) / 2 }

const WORD = 'Infrastrukturautomatisierungswerkzeugkastenwart'
const SHORT_TEXTS =
  /^(?:availability|category|degree|employer|experience|fluency|issuer|label|location|name|publisher|role|text|title)$/
const simple = contentOf({ projects: 0, skills: 5 })
const full = await fullContent('cv')

/** The full content, in which every short text is a long word, and every long text stays. */
const longWords: Content = {
  ...JSON.parse(JSON.stringify(full.content), (key, value: unknown) => {
    if (key === 'address') return `https://www.example.com/${WORD.repeat(3)}`
    return SHORT_TEXTS.test(key) ? WORD.repeat(key === 'name' ? 1 : 2) : value
  }),
  name: 'Wolfeschlegel'.repeat(5).slice(0, 60),
  cv: { paper: 'letter' },
}

test.each([
  ['long words', 'en', longWords],
  ['long words in a list of skills', 'en', { ...simple, expertise: withSkills(WORD) }],
  ['every field on A4 paper', 'en', { ...full.content, cv: { paper: 'a4' as const } }],
  ['every field on Letter paper', 'en', full.content],
  ['wide letters', 'en', { ...simple, name: 'W'.repeat(31), expertise: withSkills('M'.repeat(31)) }],
  ['a right-to-left language', 'ar', simple],
  ['every field in the layout dense', 'en', { ...full.content, cv: { layout: 'dense' as const } }],
  ['every field in the layout quiet', 'en', { ...full.content, cv: { layout: 'quiet' as const } }],
  ['long words in the layout quiet', 'en', { ...longWords, cv: { layout: 'quiet' as const } }],
])('no text leaves the page or overlaps with %s', async (_, language, extreme) => {
  const area = TEXTS[(extreme.cv || undefined)?.layout ?? DEFAULT_CV_LAYOUT] ?? STANDARD
  const pdf = await documentOf(extreme, language)
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const [, , width = 0] = page.view
    const side = (width - area.width) / 2
    const links = (await page.getAnnotations()) as { rect: [number, number, number, number] }[] // untyped in pdf.js
    // The QR code is the only link that is higher than a line.
    const [code] = links.flatMap(({ rect: [left, bottom, right, top] }) =>
      top - bottom > 36 ? [{ left, bottom, right, top }] : [],
    )
    expect(code !== undefined).toBe(number === 1)
    const texts = (await textsOn(pdf, number)).filter(({ text }) => text.trim() !== '')
    const overlaps = (a: { left: number; right: number }, b: { left: number; right: number }) =>
      a.left < b.right - 1 && a.right > b.left + 1
    const misplaced = texts.filter(
      (text) =>
        text.line < area.bottom - 1 ||
        text.left < side - 1 ||
        text.right > width - side + 1 ||
        (code && text.line > code.bottom && overlaps(text, code)) ||
        texts.some((other) => other !== text && Math.abs(other.line - text.line) < 4 && overlaps(other, text)),
    )
    expect(misplaced).toEqual([])
  }
})

function withSkills(name: string) {
  const { expertise } = simple
  return { ...expertise, skills: expertise.skills.map((skill) => ({ ...skill, name })) }
}

function cvOf(content: Content, language = LANGUAGE) {
  return typesetCv(content, siteOf(content, { language, direction: textDirection(language) }))
}

const proxyOf = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf))

async function documentOf(content: Content, language = LANGUAGE) {
  return proxyOf((await cvOf(content, language)).pdf)
}

async function pagesOf(content: Content): Promise<string[]> {
  return (await extractText(await documentOf(content))).text
}

function textSection(label: string, entries: string[]) {
  return { id: label.toLowerCase(), kind: 'text' as const, title: '', label, entries }
}

const countOf = (list: readonly number[], value: number) => list.filter((each) => each === value).length

/** Without the heads of later pages. */
const joined = (pages: readonly string[]) =>
  pages
    .map((page, index) => (index === 0 ? page : page.replace(/^.* \d+ \/ \d+\n/, '')))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The texts of a page in reading order, and where they are, in points. */
async function textsOn(pdf: Awaited<ReturnType<typeof documentOf>>, number = 1) {
  const { items } = await (await pdf.getPage(number)).getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const { str: text, width, height: size } = item
    const [left, line] = [Number(item.transform[4]), Number(item.transform[5])]
    return [{ text, left, right: left + width, line, size }]
  })
}

const copied = (texts: readonly { text: string }[]) => texts.map(({ text }) => text).join('')
