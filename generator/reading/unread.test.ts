import { expect, test } from 'vitest'
import type { Fact } from './facts.ts'
import { unreadIn } from './unread.ts'

const job: Fact[] = [
  { what: 'title', text: 'Engineer', entry: 'Engineer' },
  { what: 'employer or school', text: 'Elbe Bank', entry: 'Engineer' },
  { what: 'period', text: '2025 - Present', entry: 'Engineer' },
]
const missingIn = (text: string, facts: readonly Fact[] = job) => unreadIn(text, facts).map(({ fact }) => fact.what)

test.each([
  ['in one line', 'Engineer Elbe Bank · 2025 - Present Data warehouses', []],
  ['over several lines', 'Engineer\nElbe\nBank · 2025 -\nPresent\nData', []],
  ['with the period before the employer', 'Engineer 2025 - Present\nElbe Bank Data', []],
  ['a period that runs into the text', 'Engineer Elbe Bank · 2025 - PresentData warehouses', ['period']],
  ['a period that wraps around the text', 'Engineer Elbe Bank · 2025 - Data warehouses Present', ['period']],
  ['a title with spaces between its letters', 'E n gineer Elbe Bank · 2025 - Present', ['title']],
  ['an employer before the title', 'Elbe Bank Engineer · 2025 - Present', ['title']],
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
  ['within scripts whose joiners get lost', 'क्\u200Dष', 'क्ष'],
])('reads texts that are broken %s', (_, text, read) => {
  expect(missingIn(read, [{ what: 'title', text }])).toEqual([])
})

test('reads texts from right to left with joined letters in another order, ligatures and marks of direction', () => {
  const facts = ['الأنظمة', 'office'].map((text) => ({ what: 'skill', text }))
  expect(unreadIn('األنظمة \u200Eo\uFB03ce', facts, 'rtl')).toEqual([])
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

const work: Fact[] = [
  { what: 'name', text: 'Ada King' },
  { what: 'profession', text: 'Engineer of platforms' },
  { what: 'contact', text: 'Hamburg' },
  { what: 'telephone number', text: '+49 40 123456' },
  { what: 'e-mail address', text: 'ada@me.example' },
  { what: 'contact', text: 'ada.dev' },
  { what: 'heading', text: 'Experience' },
  { what: 'title', text: 'Senior Engineer', entry: 'Senior Engineer' },
  { what: 'employer or school', text: 'Elbe Bank', entry: 'Senior Engineer' },
  { what: 'period', text: 'Apr 2023 – Present', entry: 'Senior Engineer' },
  { what: 'result', text: '52 → 9 minutes', entry: 'Senior Engineer' },
  { what: 'text', text: 'As Senior Engineer, first for Elbe Bank, since Apr 2023.', entry: 'Senior Engineer' },
  { what: 'highlight', text: 'Cut the bill by a third, and the office with it', entry: 'Senior Engineer' },
  { what: 'technology', text: 'Terraform', entry: 'Senior Engineer' },
  { what: 'title', text: 'Data Engineer', entry: 'Data Engineer' },
  { what: 'employer or school', text: 'Alster Ltd', entry: 'Data Engineer' },
  { what: 'period', text: '2019 – 2023', entry: 'Data Engineer' },
  { what: 'text', text: 'Warehouses in Go, Terraform and Python for 2019 – 2023.', entry: 'Data Engineer' },
  { what: 'heading', text: 'Skills' },
  { what: 'skill', text: 'Go' },
  { what: 'skill', text: 'Kubernetes (2019–Present)' },
  { what: 'skill', text: 'CI/CD' },
]
const clean = work.map(({ text }) => text).join('\n')
const put = (old: string, by: string) => (text: string) => text.replace(old, by)
const lose = (old: string) => put(`${old}\n`, '')
const swap = (one: string, other: string) => (text: string) =>
  text.replace(`${one}\n`, '§').replace(`${other}\n`, `${one}\n`).replace('§', `${other}\n`)
const reverse = (text: string) => Array.from(text).toReversed().join('')
const columns = (text: string) =>
  text.replace('Apr 2023 – Present\n52 → 9 minutes', 'Apr 2023 –\n52 → Present\n9 minutes')

// What may happen to a text on its way through a document, and the facts that are no longer there.
test.each<[string, (text: string) => string, string[]]>([
  ['a lost name', lose('Ada King'), ['name']],
  ['a name of which the first word is left', put('Ada King', 'Ada'), ['name']],
  ['a name without its space', put('Ada King', 'AdaKing'), ['name']],
  ['a name below the profession', swap('Ada King', 'Engineer of platforms'), ['name']],
  ['a lost profession', lose('Engineer of platforms'), ['profession']],
  ['a profession that is cut', put('of platforms', 'of'), ['profession']],
  ['a lost place', lose('Hamburg'), ['contact']],
  ['a lost number', lose('+49 40 123456'), ['telephone number']],
  ['a number without its plus and code', put('+49 40 ', ''), ['telephone number']],
  ['digits in another order', put('123456', '123465'), ['telephone number']],
  ['an address at the end of a number', put('123456\nada@', '123456ada@'), ['telephone number', 'e-mail address']],
  ['a lost address', lose('ada@me.example'), ['e-mail address']],
  ['an address with a space', put('ada@me', 'ada@ me'), ['e-mail address']],
  ['an address with a zero-width space', put('ada@me', 'ada@\u200Bme'), ['e-mail address']],
  ['an address with a Cyrillic letter', put('ada@', 'аda@'), ['e-mail address']],
  ['an address that runs into the next one', put('example\nada', 'exampleada'), ['e-mail address', 'contact']],
  ['a lost heading', lose('Experience'), ['heading']],
  ['a heading with spaced letters', put('Experience', 'E x p e r i e n c e'), ['heading']],
  ['a heading below the first of its skills', swap('Skills', 'Go'), ['skill']],
  ['a lost title that recurs in the text', lose('Senior Engineer'), ['title']],
  ['a title with a soft hyphen', put('Senior Eng', 'Senior Eng\u00ADi'), ['title']],
  ['a title with a joiner', put('Senior', 'Sen\u200Dior'), ['title']],
  ['a title from right to left', put('Senior Engineer', reverse('Senior Engineer')), ['title']],
  ['a title behind an override of direction', put('Senior Eng', 'Senior \u202EEng'), ['title']],
  ['a lost employer that recurs in the text', lose('Elbe Bank'), ['employer or school']],
  ['employers of each other', swap('Elbe Bank', 'Alster Ltd'), ['employer or school', 'employer or school']],
  ['a lost period', lose('Apr 2023 – Present'), ['period']],
  ['a lost period that recurs in the text', lose('2019 – 2023'), ['period']],
  ['a period without its end', put('Apr 2023 – Present', 'Apr 2023 –'), ['period']],
  ['a period that runs into the result', put('Present\n52', 'Present52'), ['period', 'result']],
  ['columns that are read across', columns, ['period', 'result']],
  ['an arrow that is lost', put('52 → 9', '52 9'), ['result']],
  ['a lost text', lose('As Senior Engineer, first for Elbe Bank, since Apr 2023.'), ['text']],
  ['a text that a header of a page cuts', put('first for', 'first\nAda King, 2\nfor'), ['text']],
  ['ligatures as characters', put('first for', '\uFB01rst for'), ['text']],
  ['ligatures as other characters', put('office', 'o昀케ce'), ['highlight']],
  ['letters torn apart by kerning', put('the bill', 'th e bill'), ['highlight']],
  ['a bullet within a word', put('bill', 'bi•ll'), ['highlight']],
  ['a lost technology that recurs in a text', lose('Terraform'), ['technology']],
  ['an entry that is lost', put('Data Engineer\nAlster Ltd\n', ''), ['title', 'employer or school']],
  ['an entry of another section', (text) => `${lose('Data Engineer')(text)}\nData Engineer`, ['title']],
  ['a lost skill that recurs in a text', lose('Go'), ['skill']],
  ['skills without a space', put('Go\nKubernetes', 'GoKubernetes'), ['skill', 'skill']],
  ['years that are lost in a skill', put(' (2019–Present)', ''), ['skill']],
  ['a skill that is cut', put('CI/CD', 'CI/C'), ['skill']],
])('finds %s, and what it changed alone', (_, damage, unread) => {
  expect(missingIn(clean, work)).toEqual([])
  expect(damage(clean)).not.toBe(clean)
  expect(missingIn(damage(clean), work)).toEqual(unread)
})
