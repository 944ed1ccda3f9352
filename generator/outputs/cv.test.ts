import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import type { Content } from '../../model/content.ts'
import { CV_SECTIONS } from '../../model/schema/cv.ts'
import { siteSchema } from '../../model/schema/site-schema.ts'
import { type Audience, contentFor } from '../content/audience.ts'
import { textsIn } from '../content/fields.ts'
import { withReadableDates } from '../content/period.ts'
import { readContent } from '../content/read-content.ts'
import { resolveContent } from '../content/resolve-content.ts'
import { typographic } from '../content/typography.ts'
import { bareContent, contentOf, fullContent, periodOf } from '../testing/contents.ts'
import { shorten } from './cv-page-limit.ts'
import { cv, stringsOf } from './cv.ts'

const site = { address: 'https://me.example', language: 'en-GB' }

test('prints an entry that is longer than a page completely, and each URL on one line', async () => {
  const content = contentOf({ profiles: 20 })
  const description = 'A sentence of a long job. '.repeat(400).trim()
  const history = { ...content.history, entries: [{ period: periodOf(''), role: 'Role', description }] }
  const pages = await pagesOf(await cv({ ...content, history }, site))
  expect(pages.join(' ').replace(/\s+/g, ' ')).toContain(description)
  expect(pages[0]?.match(/network-\d+\.example\.com\/ada/g)).toHaveLength(20)
})

test.each(['sample', 'full'])('prints every text of the %s content that the schema marks as printed', async (name) => {
  const { source, content } = name === 'full' ? await fullContent('cv') : await sampleContent()
  const sections = [...CV_SECTIONS, ...(content.custom ?? []).map(({ id }) => id), 'companies']
  const text = (await pagesOf(await cv({ ...content, cv: { sections } }, site))).join(' ').replace(/\s+/g, ' ')
  const printed = textsIn(siteSchema, contentFor(source, 'cv')).filter(
    ({ meta, path }) => meta.printedInCv && !['url', 'cv'].includes(String(path[0])),
  )
  expect(printed.length).toBeGreaterThan(50)
  const missing = printed
    .filter(({ path }) => !['ui.cv', 'footer.aboutTitle'].includes(path.join('.'))) // not in every CV
    .map(({ text: each, path, meta }) => {
      if (path[0] === 'gallery' && path.at(-1) === 'description') return /^.+?\.(?= |$)/.exec(each)?.[0] ?? each
      return meta.format === undefined ? each : withReadableDates(each, source.language)
    })
    .map((each) => typographic(each.replaceAll('{name}', source.name), source.language).replace(/\s+/g, ' ').trim())
    .map((each) =>
      each
        .replace(/\[(.+?)\]\(.+?\)/g, '$1')
        .replace(/^https:\/\//, '')
        .replace(/\/$/, ''),
    )
    .filter((each) => !text.includes(each))
  expect(missing).toEqual([])
})

test('the text in reading order is the content in the order of the sections', async () => {
  const { content } = await fullContent('cv')
  const text = (await pagesOf(await cv(content, site))).join(' ').replace(/\s+/g, ' ')
  const expected = [
    'Mira Okafor Platform Engineer & Data Engineer 11 years of experience · Open to permanent roles',
    'Porto, Portugal · +351 912 555 014 · mira@mira.example · me.example · code.example/mira linkedin.example/in/mira-okafor',
    'Experience Harbour Health Staff Platform Engineer · Porto Sep 2022 - Present The platform under',
    'Senior Platform Engineer · Remote Mar 2020 - Aug 2022 The first cluster',
    'Education Master of Science, Computer Science · University of Porto · 18 of 20 Sep 2013 - Jul 2015 Thesis',
    'Expertise Platform: Kubernetes (Daily), Terraform, Crossplane, Cilium, Talos Linux Data: Python,',
    'People: Incident Review, Mentoring Sailing',
    'Projects Restore Drill · Author and maintainer · Platform · 11 hours → 38 minutes to restore a region 2023 - Present A controller',
    'Go, Kubernetes, S3 Source: code.example/mira/restore-drill · Documentation: restore-drill.example',
    'Certificates Certified Kubernetes Security Specialist · Cloud Native Computing Foundation May 2024',
    'Languages Portuguese (Native), English (C2), Igbo (Fluent), German (B1), Esperanto',
    'Publications Backups are a rumour until restored · Operations Days Porto Sep 2024 Thirty minutes',
    'Awards Public Service Technology Prize · City of Porto Oct 2023 For the restore',
    'Volunteering Mentor · Code & Coast 2019 - Present Saturdays',
    '• 23 first jobs so far Sea Rescue Porto',
    'Talks Two Backups, Both Empty · Porto Operations Evening Oct 2024 What a weekly',
    'Clocks That Disagree · Data Meetup Lisbon 2022',
    'Open source Maintainer · Tide Tables 2021 - Present Releases, reviews and the calendar of 60 harbours. Go, Redpanda',
    'References Mira deletes more than',
    'Ines Duarte · Head of Engineering, Harbour Health The calmest voice on any incident call. Tom Lane',
    'Interests Sailing a 1974 wooden sloop, slowly. Restoring lighthouse clocks for a museum that lets me. me.example',
  ]
  let rest = text
  for (const each of expected) {
    expect(rest).toContain(each)
    rest = rest.slice(rest.indexOf(each) + each.length)
  }
  expect(rest.trim()).toBe('')
})

test('the sample needs one page, on which each role comes before its period for every reader', async () => {
  const { content } = await sampleContent()
  const pdf = await documentOf(await cv(content, site))
  expect(pdf.numPages).toBe(1)
  const items = (await (await pdf.getPage(1)).getTextContent()).items.filter((item) => 'str' in item)
  expect(
    items.filter(({ str }) => str === 'Tech Event'),
    'a category that is the title',
  ).toHaveLength(1)
  const byPlace = items.toSorted(({ transform: a }, { transform: b }) => b[5] - a[5] || a[4] - b[4])
  const order = [
    'Alex Example Engineer',
    '2025 - Present',
    'Cloud Infrastructure Engineer',
    '2023 - 2024',
    '2022 - 2023',
  ]
  const pattern = new RegExp(order.join('.*').replaceAll(' ', ''))
  for (const each of [items, byPlace]) expect(each.map(({ str }) => str.replaceAll(' ', '')).join('')).toMatch(pattern)
})

test("has the organisations' phone numbers and email addresses only if cv.sections has them", async () => {
  const content = contentOf({ organisations: 2, phone: '+1 202 555 0143' })
  const contactsIn = async (shown: Content) =>
    (await pagesOf(await cv(shown, site))).join(' ').match(/\+1 202 555 0143|firm-\d@example\.com/g) ?? []
  expect(await contactsIn(content)).toEqual([])
  expect(await contactsIn({ ...content, cv: { sections: ['companies'] } })).toHaveLength(4)
})

test.each([
  ['en', 'One short sentence. Another one.', 'One short sentence. Another one.'],
  ['en', `Short. ${'Long '.repeat(40)}end.`, 'Short.'],
  ['en', `${'Long '.repeat(40)}end. Short.`, `${'Long '.repeat(40)}end.`],
  ['de', `Die 3. Auflage ${'lang '.repeat(40)}Ende.`, `Die 3. Auflage ${'lang '.repeat(40)}Ende.`],
  ['ja', `短い文です。${'長'.repeat(70)}。`, '短い文です。'],
])('has the first sentences of a project that fit into two lines: %s, %s', (language, description, lead) => {
  const projects = [{ title: 'Project', description, result: { after: '18 minutes' } }]
  const { gallery } = contentOf({})
  const content = { ...bareContent(), gallery: { ...gallery, projects } } as unknown as Content // without pictures
  const [section] = stringsOf(content, { ...site, language }).sections
  const [entry] = section?.kind === 'groups' ? section.groups.flatMap(({ entries }) => entries) : []
  expect(entry?.text).toEqual([{ text: lead }])
  expect(entry?.details).toEqual([{ text: '18 minutes' }])
})

test('has the sections that the owner lists, in their order', async () => {
  const { content } = await fullContent()
  const sections = ['languages', 'summary', 'awards'] as const
  const [page = ''] = await pagesOf(await cv({ ...content, cv: { sections } }, site))
  expect(page.replace(/\s+/g, ' ')).toMatch(/Languages Portuguese.* About Me I have run .* Awards Public/)
  expect(page).not.toMatch(/Experience|Volunteering/)
})

test('has a CV for each kind of job, with its title, summary, sections and what is for it', async () => {
  const textOf = async (audience: Audience) => {
    const { content } = await fullContent(audience)
    return (await pagesOf(await cv({ ...content, cv: { ...content.cv, pages: undefined } }, site)))
      .join(' ')
      .replace(/\s+/g, ' ')
  }
  const [all, platform, data] = [
    await textOf('cv'),
    await textOf({ variant: 'platform' }),
    await textOf({ variant: 'data' }),
  ]
  expect(platform).toMatch(/^Mira Okafor Platform Engineer 11 years .* I run platforms that are rebuilt .* Awards /)
  expect(data).toMatch(
    /^Mira Okafor Platform Engineer & Data Engineer 11 years .* Projects .* Experience .* Languages /,
  )
  const parts = [
    'Cut the bill',
    'Crossplane',
    'Ledger & Lane',
    'dbt',
    'as a Stream',
    'Tests on every',
    'Lighthouse',
    'Talos',
  ]
  const partsIn = (text: string) => parts.filter((part) => text.includes(part))
  expect(partsIn(all)).toEqual(parts.filter((part) => part !== 'Lighthouse'))
  expect(partsIn(platform)).toEqual(['Cut the bill', 'Crossplane', 'Talos'])
  expect(partsIn(data)).toEqual(['Ledger & Lane', 'dbt', 'as a Stream', 'Tests on every', 'Talos'])
})

test('leaves out what is too much for cv.pages, and says so', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const content = contentOf({ jobs: 12, projects: 0 })
  const entries = content.history.entries.map((entry, index) => ({
    ...entry,
    highlights: [`First of ${index};`, `Last of ${index};`],
    technologies: ['Go'],
    ...(index > 9 && { cv: 'optional' as const }),
  }))
  const limited = (jobs: typeof entries) =>
    cv({ ...content, history: { ...content.history, entries: jobs }, cv: { pages: 1 } }, site, 'cv-data.pdf')
  const [page = '', ...others] = await pagesOf(await limited(entries))
  expect(others).toEqual([])
  const left = entries.flatMap(({ highlights }) => highlights).filter((text) => !page.includes(text))
  expect(left[0]).toMatch(/^Last of/)
  expect(log).toHaveBeenLastCalledWith(
    `me.example/cv-data.pdf: Left out ${left.length} highlights, so that it has no more pages than cv.pages allows (1).`,
  )
  expect(await pagesOf(await limited([1, 2, 3].flatMap(() => structuredClone(entries))))).toHaveLength(2)
  expect(log).toHaveBeenLastCalledWith(
    'me.example/cv-data.pdf: It has 2 pages, and cv.pages allows 1. Left out 72 highlights, "Role 12", "Role 11", "Role 12", "Role 11", "Role 12", and "Role 11". Mark more entries with "cv: optional", or raise cv.pages.',
  )
})

test.each([
  [5, ['a1', 'a2', 'b1', 'b2', 'c1'], []],
  [4, ['a1', 'a2', 'b1', 'c1'], []],
  [3, ['a1', 'b1', 'c1'], []],
  [0, [], []],
  [-2, [], ['Award', 'Role c']],
])('leaves out highlights one by one, then optional entries: with room for %i', async (room, highlights, omitted) => {
  const content = contentOf({})
  const job = (name: string, count: number) => ({
    role: `Role ${name}`,
    highlights: Array.from({ length: count }, (_, index) => `${name}${index + 1}`),
  })
  const entries = [job('a', 2), job('b', 3), { ...job('c', 1), cv: 'optional' as const }]
  const history = { ...content.history, entries }
  const awards = { title: 'Awards', label: 'Awards', entries: [{ title: 'Award', cv: 'optional' as const }] }
  const shownIn = (shown: Content) => shown.history?.entries.flatMap((entry) => entry.highlights ?? []) ?? []
  const sizeOf = (shown: Content) =>
    shownIn(shown).length + (shown.history?.entries.length ?? 0) - 3 + (shown.awards?.entries.length ?? 0) - 1
  const fits = vi.fn<(shown: Content) => Promise<boolean>>(async (shown) => sizeOf(shown) <= room)
  const shortened = await shorten({ ...content, history, awards }, fits)
  expect(shownIn(shortened.content)).toEqual(highlights)
  expect(shortened.entries).toEqual(omitted)
  expect(fits.mock.calls.length).toBeLessThanOrEqual(3)
})

test('has the paper size that the owner chooses', async () => {
  const sizeOf = async (content: Content) =>
    (await (await documentOf(await cv(content, site))).getPage(1)).view.slice(2)
  expect((await sizeOf(bareContent())).map(Math.round)).toEqual([595, 842])
  expect(await sizeOf({ ...bareContent(), cv: { paper: 'letter' } })).toEqual([612, 792])
})

test('writes dates in ISO 8601 if the fonts lack the names of the months', async () => {
  const section = { title: 'Section', label: 'Section' }
  const history = { ...section, entries: [{ period: { text: '2022 ሴፕቴምበር - now', start: '2022-09' }, role: 'Role' }] }
  const awards = { ...section, entries: [{ title: 'Award', date: { text: '2023 ኦክቶበር', iso: '2023-10' } }] }
  const [page = ''] = await pagesOf(await cv({ ...contentOf({ projects: 0 }), history, awards }, site))
  expect(page.replace(/\s+/g, ' ')).toMatch(/Role 2022-09 - .*Award 2023-10/)
})

test('needs only name and profession', async () => {
  const pages = await pagesOf(await cv(bareContent(), site))
  expect(pages.map((page) => page.split(/\s*\n\s*/))).toEqual([['Ada', 'Engineer', 'me.example', 'me.example']])
})

test('content that is a little longer than a page fits on one, with text of at least 9.5 points', async () => {
  const pdf = await documentOf(await cv(contentOf({ jobs: 13, projects: 0 }), site))
  expect(pdf.numPages).toBe(1)
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const sizes = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? item.height : []))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9.5)
})

test('entries break across pages, but no heading is parted from its entry', async () => {
  const { content } = await fullContent()
  const entries = Array.from({ length: 40 }, (_, index) => ({
    period: periodOf('2020 - 2021'),
    role: `Role ${index};`,
    employer: `Employer ${Math.floor(index / 3)};`,
    description: `Start of ${index}; ${'A sentence of a job. '.repeat((index % 7) * 5)}`,
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
  const pages = await pagesOf(await cv({ ...content, history, cv: { paper: 'letter' } }, site))
  const others = await pagesOf(await cv({ ...bareContent(), custom }, site))
  const lastLines = [...pages, ...others].map((page) => page.trim().split('\n').at(-1) ?? '')
  expect(lastLines.filter((line) => /^(?:Role|Employer|Section) \d+;/.test(line))).toEqual([])
  const pageOf = (text: string) => pages.findIndex((page) => page.includes(text))
  const broken = entries.filter((_, index) => pageOf(`Last of ${index};`) > pageOf(`Start of ${index};`))
  expect(broken.length).toBeGreaterThan(0)
})

async function sampleContent() {
  const source = await readContent(process.cwd(), 'sample')
  return { source, content: (await resolveContent(source, join(process.cwd(), 'sample'), '/')).content }
}

function documentOf(pdf: Buffer) {
  return getDocumentProxy(new Uint8Array(pdf))
}

async function pagesOf(pdf: Buffer): Promise<string[]> {
  return (await extractText(await documentOf(pdf))).text
}

test('an Arabic CV is mirrored, and its text can be copied', async () => {
  const content = { ...contentOf({ name: 'مهندسة', projects: 0 }), footer: { about: 'خدمة عامة منصات' } }
  const { items, language } = await textsOf(content, 'ar')
  const nameOf = items.find(({ text }) => text.includes('مهندسة'))
  expect(nameOf?.right).toBeGreaterThan(530)
  expect(language).toBe('ar')
  const text = items.map((item) => item.text.trim()).join('')
  expect(text).toContain('خدمةعامةمنصات')
})

test('skills in a group have the commas of the language', async () => {
  const skills = ['Kubernetes', 'Linux'].map((name) => ({ name, group: '基盤' }))
  const japanese = { ...bareContent(), expertise: { title: '技術', label: '技術', skills } }
  const { items } = await textsOf({ ...japanese, ui: { ...japanese.ui, experience: '職務経歴' } }, 'ja')
  expect(items.map(({ text }) => text).join('')).toContain('Kubernetes、Linux')
})

test('in an Arabic CV, the arrow of a result points to the left, where the later figure is', async () => {
  const { gallery } = contentOf({})
  const projects = gallery.projects.map((project) => ({ ...project, result: { before: 'Excel', after: 'SQL' } }))
  const { items } = await textsOf({ ...bareContent(), gallery: { ...gallery, projects } }, 'ar')
  const [before = 0, after = 0] = ['Excel', 'SQL'].map((name) => items.find(({ text }) => text.includes(name))?.right)
  expect(before).toBeGreaterThan(after)
  expect(items.some(({ text }) => text.includes('←'))).toBe(true)
})

test('phone numbers in an Arabic CV stay in their order', async () => {
  const { items } = await textsOf({ ...bareContent(), profile: { title: 'منصات', phone: '+351 912 555 014' } }, 'ar')
  expect(items.map(({ text }) => text).join('')).toContain('+351 912 555 014')
})

test('Japanese lines begin with no closing bracket or full stop, and copied text has no added spaces', async () => {
  const about = '経験は11年です。'.repeat(60)
  const { items } = await textsOf({ ...bareContent(), footer: { about } }, 'ja')
  expect(items.map(({ text }) => text).join('')).toContain(about)
  expect(items.filter(({ text }) => /^[。、」]/.test(text))).toEqual([])
})

async function textsOf(cvContent: Content, language: string) {
  const pdf = await documentOf(await cv(cvContent, { ...site, language }))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const { info } = await pdf.getMetadata()
  return {
    language: Reflect.get(info, 'Language') as unknown,
    items: items.flatMap((item) =>
      'str' in item ? [{ text: item.str, right: Number(item.transform[4]) + item.width }] : [],
    ),
  }
}

/** Of the CV, in points. */
const MARGIN = { side: (595.3 - 490) / 2, bottom: 68 }

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Document['getPage']>>

const WORD = 'Infrastrukturautomatisierungswerkzeugkastenwart'
const SHORT_TEXTS = new Set(
  'availability category degree employer experience fluency issuer label location publisher role text title'.split(' '),
).add('name')
const simple = contentOf({ projects: 0, skills: 5 })
const full = await fullContent('cv')

/** The full content, in which every short text is a long word, and every long text stays. */
const longWords: Content = {
  ...JSON.parse(JSON.stringify(full.content), (key, value: unknown) => {
    if (key === 'address') return `https://www.example.com/${WORD.repeat(3)}`
    return SHORT_TEXTS.has(key) ? WORD.repeat(key === 'name' ? 1 : 2) : value
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
])('no text leaves the page or overlaps with %s', async (_, language, extreme) => {
  const pdf = await documentOf(await cv(extreme, { ...site, language }))
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const code = await qrCodeOn(page)
    expect(code !== undefined).toBe(number === pdf.numPages)
    expect(await misplacedTextOn(page, code)).toEqual([])
  }
})

function withSkills(name: string) {
  const { expertise } = simple
  return { ...expertise, skills: expertise.skills.map((skill) => ({ ...skill, name })) }
}

/** The box of the QR code, the only link that is higher than a line. */
async function qrCodeOn(page: Page) {
  const annotations = (await page.getAnnotations()) as { rect: [number, number, number, number] }[] // untyped in pdf.js
  const rect = annotations.map((annotation) => annotation.rect).find(([, bottom, , top]) => top - bottom > 40)
  return rect && { left: rect[0], bottom: rect[1], right: rect[2], top: rect[3] }
}

async function misplacedTextOn(page: Page, code: Awaited<ReturnType<typeof qrCodeOn>>) {
  const [, , width = 0] = page.view
  const boxes = (await page.getTextContent()).items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [left, line] = [Number(item.transform[4]), Number(item.transform[5])]
    return [{ str: item.str, left, right: left + item.width, line }]
  })
  const overlaps = (a: { left: number; right: number }, b: { left: number; right: number }) =>
    a.left < b.right - 1 && a.right > b.left + 1
  return boxes.filter(
    (box) =>
      box.line < (code?.bottom ?? MARGIN.bottom) - 1 ||
      box.left < MARGIN.side - 1 ||
      box.right > width - MARGIN.side + 1 ||
      (code && box.line < code.top && overlaps(box, code)) ||
      boxes.some((other) => other !== box && Math.abs(other.line - box.line) < 4 && overlaps(other, box)),
  )
}
