import { expect, test } from 'vitest'
import { textsIn, valueAt } from '../../../content/content.ts'
import { richTextOf } from '../../../model/fields/rich-text.ts'
import { CV_SECTIONS } from '../../../model/sections/index.ts'
import { siteSchema } from '../../../model/site-schema.ts'
import type { Content } from '../../../model/site-schema.ts'
import type { Footer } from '../../../model/view.ts'
import { select } from '../../resolve/audience.ts'
import { checkedSource } from '../../testing/checked-source.ts'
import { bareContent, contentFor, contentOf, fullContent } from '../../testing/contents.ts'
import { type CvDocument, cvDocument } from './document.ts'
import { documentAsMarkdown } from './markdown.ts'

const site = { address: 'https://me.example', language: 'en', direction: 'ltr', now: new Date('2026-11-24') } as const
const cvMarkdown = (content: Content) => documentAsMarkdown(cvDocument(content, site))

test('has sections, lists and lines of details', async () => {
  const { content } = await fullContent('cv')
  const markdown = cvMarkdown(content)
  const sections =
    'Experience, Education, Skills, Projects, Certificates, Languages, Publications, Awards, Volunteering, Talks, Open source, References, Interests'
  expect(markdown.match(/(?<=^## ).+/gm)?.join(', ')).toBe(sections)
  for (const part of [
    'Platform Engineer & Data Engineer\n\n11 years of experience · Open to permanent roles\n\n- [mira@mira.example](mailto:mira@mira.example)\n- [+351 912',
    '### Staff Platform Engineer\n\nSep 2022 – Present · [Harbour Health](https://harbour.example/) · Porto\n\n',
    '### Senior Platform Engineer\n\nMar 2020 – Aug 2022 · [Harbour Health](https://harbour.example/) · Remote\n\n',
    '### Data Engineer\n\n2017 – 2020 · Ledger & Lane Bank · Lisbon\n\n- Replaced 300 nightly jobs',
    '- Platform: Kubernetes (Daily, since 2020), Terraform (since 2022), Crossplane, Cilium (since 2022), Talos',
    '- Data: Python (since 2017), PostgreSQL (since 2017), Airflow (since 2017), dbt, Redpanda\n- People: Incident Review, Mentoring\n- Also: Sailing\n\n',
    '2023 – Present · Author and maintainer · Platform · **11 hours → 38 minutes** to restore a region\n\n',
    'Source: [code.example/mira/restore-drill](https://code.example/mira/restore-drill) · Doc',
    'works better.\n>\n> Ines Duarte · Head of Engineering, Harbour Health\n\n',
  ])
    expect(markdown).toContain(part)
})

test.each(['sample', 'full'])('has every text of the %s content that the schema marks as printed', async (name) => {
  const given = name === 'full' ? (await fullContent()).source : await checkedSource(process.cwd(), name)
  const source = structuredClone(select(given, 'cv'))
  const texts = textsIn(siteSchema, source).filter(({ meta, path: [group, field, , last] }) => {
    const isElsewhere = group === 'url' || group === 'cv' || (group === 'ui' && field === 'cv')
    // Organisations have their legal name.
    return meta.printedInCv && !isElsewhere && !(group === 'companies' && last === 'name')
  })
  for (const [index, { path, text }] of texts.entries()) {
    const marked = text.startsWith('https://') ? text.replace('//', `//m${index}-`) : `m${index}-${text}`
    Reflect.set(Object(valueAt(source, path.slice(0, -1))), path.at(-1) ?? '', marked)
  }
  const content = await contentFor(source, 'cv')
  // At the top, the summary would have no heading.
  const sections = ['companies', ...CV_SECTIONS, ...(content.custom ?? []).map(({ id }) => id)]
  const markdown = withoutLinks(cvMarkdown({ ...content, cv: { sections } }))
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((_, index) => !markdown.includes(`m${index}-`))).toEqual([])
})

test('the years of a skill do not depend on what cv.pages leaves out', async () => {
  const { content } = await fullContent('cv')
  const { history } = content
  const shorter = { ...content, history: history && { ...history, entries: history.entries.slice(0, 1) } }
  const skillsIn = ({ sections }: CvDocument) => sections.flatMap(({ skills = [] }) => skills)
  const [whole, shown, cut] = [cvDocument(content, site), cvDocument(shorter, site, content), cvDocument(shorter, site)]
  expect(skillsIn(shown)).toEqual(skillsIn(whole))
  expect(skillsIn(cut)).not.toEqual(skillsIn(whole))
})

test('groups skills by the years that three or more have, if few have others', async () => {
  const { content } = await fullContent('cv')
  const skillsOf = (names: readonly string[]) => {
    const skills = names.map((name) => ({ name, ...(name === 'Kubernetes' && { level: 'Daily' }) }))
    const expertise = { title: '', label: '', skills }
    return cvMarkdown({ ...content, cv: { sections: ['expertise'] }, expertise })
      .split('\n')
      .slice(-4, -1)
  }
  expect(skillsOf(['Python', 'Kubernetes', 'PostgreSQL', 'Airflow'])).toEqual([
    '',
    '- since 2017: Python, PostgreSQL, Airflow',
    '- Also: Kubernetes (Daily, since 2022)',
  ])
  expect(skillsOf(['Python', 'Kubernetes', 'PostgreSQL']).at(-1)).toBe(
    'Python (since 2017), Kubernetes (Daily, since 2022), PostgreSQL (since 2017)',
  )
})

test('says the years that all skills of a group have once', async () => {
  const { content } = await fullContent('cv')
  const { expertise } = content
  if (!expertise) throw new Error('The content has skills.')
  const skills = expertise.skills.filter(({ name }) => !['dbt', 'Redpanda'].includes(name))
  const shown = cvMarkdown({ ...content, expertise: { ...expertise, skills } })
  expect(shown).toContain('- Data (since 2017): Python, PostgreSQL, Airflow\n')
})

test('has the sections that the owner lists, in their order', async () => {
  const { content } = await fullContent()
  const markdown = cvMarkdown({ ...content, cv: { sections: ['languages', 'summary', 'awards'] } })
  expect(markdown.match(/^## .+/gm)).toEqual(['## Languages', '## About Me', '## Awards'])
})

test("has the organisations' phone numbers and email addresses only if cv.sections has them", () => {
  const content = contentOf({ organisations: 2, phone: '+1 202 555 0143' })
  const contactsIn = (markdown: string) => markdown.match(/\[(?:\+1 202 555 0143|firm-\d@example\.com)\]/g) ?? []
  expect(contactsIn(cvMarkdown(content))).toEqual([])
  expect(contactsIn(cvMarkdown({ ...content, cv: { sections: ['companies'] } }))).toHaveLength(4)
})

test('for a kind of job, has its title, summary, sections and what is for it', async () => {
  const [all, platform, data] = await Promise.all(
    (['cv', { variant: 'platform' }, { variant: 'data' }] as const).map(async (audience) =>
      cvMarkdown((await fullContent(audience)).content),
    ),
  )
  expect(platform).toMatch(
    /^# Mira Okafor\n\nPlatform Engineer\n[^]+\n\nI run platforms that are rebuilt [^]+ Awards\n/,
  )
  expect(data).toMatch(/^# Mira Okafor\n\nPlatform Engineer & Data Engineer\n[^]+ Projects\n[^]+ Experience\n[^]+ Lang/)
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
  const partsIn = (text = '') => parts.filter((part) => text.includes(part))
  expect(partsIn(all)).toEqual(parts.filter((part) => part !== 'Lighthouse'))
  expect(partsIn(platform)).toEqual(['Cut the bill', 'Crossplane', 'Talos'])
  expect(partsIn(data)).toEqual(['Ledger & Lane', 'dbt', 'as a Stream', 'Tests on every', 'Talos'])
})

test('escapes Markdown in texts, but for their links, and keeps their lines', () => {
  const lines = 'I build:\n===\n- clusters \n2. teams\n\n\nAnd rest.'
  const quotes = [{ text: 'Calm.\nVery calm.', by: 'Ada' }]
  const entries = ['1. *a* _b_ `c` <b>&lt; [d](e) # f & 2 + 2', '- C# \\ see![g](https://g.example/`)', lines]
  const custom = [
    {
      id: 'notes',
      kind: 'text' as const,
      title: 'Notes',
      label: '# Notes',
      entries: entries.map((each) => richTextOf(each)),
    },
    { id: 'words', kind: 'quotes' as const, title: 'Words', label: 'Words', entries: quotes },
  ]
  const profiles = [{ label: 'P', address: 'https://p.example/(a)' }] as unknown as Footer['profiles'] // without an icon
  const markdown = cvMarkdown({ ...bareContent(), custom, footer: { profiles } })
  expect(markdown.split('\n\n').slice(2)).toEqual([
    '- [me.example](https://me.example/)\n- [p.example/(a)](https://p.example/%28a%29)',
    '## \\# Notes',
    '1\\. \\*a\\* \\_b\\_ \\`c\\` \\<b\\>\\&lt; \\[d\\](e) \\# f & 2 + 2',
    '\\- C# \\\\ see\\![g](https://g.example/%60)',
    'I build:  \n\\===  \n\\- clusters  \n2\\. teams',
    'And rest.',
    '## Words',
    '> Calm.  \n> Very calm.\n>\n> Ada\n',
  ])
})

const withoutLinks = (markdown: string) => markdown.replaceAll(/\[|\]\(.*?\)/g, '')
