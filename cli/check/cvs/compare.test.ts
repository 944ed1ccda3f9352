import { expect, test } from 'vitest'
import { unreadIn } from './compare.ts'
import type { Fact } from './facts.ts'

const job: Fact[] = [
  { what: 'title', text: 'Engineer', entry: 'Engineer' },
  { what: 'employer or school', text: 'Elbe Bank', entry: 'Engineer' },
  { what: 'period', text: '2025 - Present', entry: 'Engineer' },
]
const missingIn = (text: string, facts = job) => unreadIn(text, facts).map(({ fact }) => fact.what)

test.each([
  ['in one line', 'Engineer Elbe Bank · 2025 - Present Data warehouses', []],
  ['over several lines', 'Engineer\nElbe\nBank · 2025 -\nPresent\nData', []],
  ['a period that runs into the text', 'Engineer Elbe Bank · 2025 - PresentData warehouses', ['period']],
  ['a period that wraps around the text', 'Engineer Elbe Bank · 2025 - Data warehouses Present', ['period']],
  ['a title with spaces between its letters', 'E n gineer Elbe Bank · 2025 - Present', ['title']],
  ['an employer before the title', 'Elbe Bank Engineer · 2025 - Present', ['employer or school']],
])('finds the job %s', (_, text, missing) => {
  expect(missingIn(text)).toEqual(missing)
})

test('finds an e-mail address as a word of its own only', () => {
  const email = [{ what: 'e-mail address', text: 'ada@me.example' }]
  expect(missingIn('Berlin · ada@me.example · me.example', email)).toEqual([])
  expect(missingIn('Berlinada@me.example', email)).toEqual(['e-mail address'])
})

test.each([
  ['after hyphens and slashes', 'CI/CD-Pipelines', 'CI/ CD- Pipelines'],
  ['within long words', 'Infrastrukturautomatisierungswerkzeug', 'Infrastrukturautomati sierungswerkzeug'],
  ['between East Asian characters', '監視基盤の構築', '監視基\n盤の構築'],
  ['with joined Arabic letters in another order', 'الأنظمة', 'األنظمة'],
  ['with ligatures and marks of direction', 'office', '\u200Eo\uFB03ce'],
])('reads texts that are broken %s', (_, text, read) => {
  expect(missingIn(read, [{ what: 'title', text }])).toEqual([])
})

test('reads brackets in texts of two directions', () => {
  const skill: Fact[] = [{ what: 'skill', text: 'Kubernetes (Daily)' }]
  expect(unreadIn('Kubernetes ) Daily ( , Go', skill, 'rtl')).toEqual([])
  expect(unreadIn('Kubernetes ) Daily ( , Go', skill)).toHaveLength(1)
})

test('leaves out words with Arabic vowels, whose place differs', () => {
  expect(missingIn('بقي ُأ', [{ what: 'highlight', text: 'أُبقي' }])).toEqual([])
})

test('says what is read instead', () => {
  expect(unreadIn('Engineer Elbe Bank 2025', job)[0]).toMatchObject({ fact: { what: 'period' }, instead: '2025' })
})
