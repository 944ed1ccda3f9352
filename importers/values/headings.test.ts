import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BASE_LANGUAGES, importTexts } from '../../content/content.ts'
import { isWholeHeading, languageOfHeadings, namedSectionOf, sectionOf, withOwnSpaces } from './headings.ts'
import { keyOf } from './plain-text.ts'

test.each([
  ['WORK EXPERIENCE', 'work'],
  ['E X P E R I E N C E', 'work'],
  ['Berufserfahrung:', 'work'],
  ['EXPERIENCIA PROFESIONAL', 'work'],
  ['Parcours professionnel', 'work'],
  ['Formacao academica', 'education'],
  ['Selected Publications', 'publications'],
  ['Awards & Recognition', 'awards'],
  ['Education and Certificates', 'education'],
  ['Publications & Talks', 'publications'],
  ['Honors-Awards', 'awards'],
  ['Skills__________', 'skills'],
  ['EXPIRIENCE', 'work'],
  ['Kentnisse', 'skills'],
  ['Eduaction', 'education'],
  ['Certificatess', 'certificates'],
])('reads "%s" as the heading of %s', (text, section) => {
  expect(sectionOf(text)).toBe(section)
})

test.each([
  ['S K I L L S', 'SKILLS'],
  ['WORKHISTORY', 'WORK HISTORY'],
  ['Work history', 'Work history'],
  ['A Day of My Life', 'A Day of My Life'],
])('writes the heading "%s" with its own spaces', (text, written) => {
  expect(withOwnSpaces(text)).toBe(written)
})

test.each(['Ada Lovelace', 'Experience with Kubernetes', 'A Day of My Life', 'Edition', 'Referentin', ''])(
  '"%s" is no known heading',
  (text) => {
    expect(sectionOf(text)).toBeUndefined()
  },
)

test('takes a word with a mistake for no text that is named as it is', () => {
  expect([namedSectionOf('Expirience'), namedSectionOf('Experience')]).toEqual([undefined, 'work'])
})

const HEADINGS = {
  ar: ['الخبرة', 'التعليم', 'أهم المهارات'],
  de: ['Berufserfahrung', 'Ausbildung', 'Top-Kenntnisse'],
  en: ['Experience', 'Education', 'Top Skills'],
  es: ['Experiencia', 'Educación', 'Aptitudes principales'],
  fr: ['Expérience', 'Formation', 'Principales compétences'],
  hi: ['अनुभव', 'शिक्षा', 'शीर्ष कौशल'],
  it: ['Esperienza', 'Formazione', 'Competenze principali'],
  ja: ['職歴', '学歴', 'スキル'],
  nl: ['Ervaring', 'Opleiding', 'Belangrijkste vaardigheden'],
  fa: ['سوابق شغلی', 'تحصیلات', 'مهارت‌ها'],
  pl: ['Doświadczenie', 'Wykształcenie', 'Najważniejsze umiejętności'],
  pt: ['Experiência', 'Formação acadêmica', 'Principais competências'],
  tr: ['Deneyim', 'Eğitim', 'Yetenekler'],
  zh: ['工作经历', '教育经历', '技能'],
  cs: ['Pracovní zkušenosti', 'Vzdělání', 'Dovednosti'],
  da: ['Erhvervserfaring', 'Uddannelse', 'Kompetencer'],
  fi: ['Työkokemus', 'Koulutus', 'Taidot'],
  ko: ['경력', '학력', '기술'],
  no: ['Arbeidserfaring', 'Utdanning', 'Ferdigheter'],
  ru: ['Опыт работы', 'Образование', 'Ключевые навыки'],
  sv: ['Arbetslivserfarenhet', 'Utbildning', 'Färdigheter'],
  uk: ['Досвід роботи', 'Освіта', 'Навички'],
}

test('knows the headings of exports in other languages', () => {
  for (const headings of Object.values(HEADINGS)) {
    expect(headings.map(sectionOf)).toEqual(['work', 'education', 'skills'])
  }
})

test.each(BASE_LANGUAGES)('has a heading for every list in the language %s', (language) => {
  const { headings } = importTexts(language)
  expect(Object.keys(headings)).toEqual(Object.keys(importTexts('en').headings))
  for (const names of Object.values(headings)) expect(names).not.toEqual([])
})

const FOLDER = join(import.meta.dirname, 'headings')
const FURTHER = readdirSync(FOLDER)
const namesIn = (file: string) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Record<string, string>

test('has a heading for every list in further languages', () => {
  for (const file of FURTHER) expect(Object.keys(namesIn(file))).toEqual(Object.keys(importTexts('en').headings))
})

test('has no heading that names two lists', () => {
  const all = [
    ...BASE_LANGUAGES.flatMap((language) => Object.entries(importTexts(language).headings)),
    ...FURTHER.flatMap((file) =>
      Object.entries(namesIn(file)).map(([list, names]) => [list, names.split(', ')] as const),
    ),
  ]
  const lists = new Map<string, Set<string>>()
  for (const [list, names] of all) {
    for (const name of names) {
      const key = keyOf(name.normalize('NFD'))
      lists.set(key, (lists.get(key) ?? new Set()).add(list))
    }
  }
  expect([...lists].filter(([, { size }]) => size > 1)).toEqual([])
})

test('takes no language of the interface for a CV in another one', () => {
  expect(languageOfHeadings(['Doświadczenie', 'Wykształcenie', 'Projekty', 'Kontakt'])).toBe('pl')
  expect(languageOfHeadings(['Praxe', 'Vzdělání', 'Projekty', 'Kontakt'])).toBeUndefined()
})

test('knows two headings in capitals without spaces', () => {
  expect(sectionOf('EXPÉRIENCESETPROJETSSÉLECTIONNÉS')).toBe('work')
  expect(sectionOf('EXPERIENCEDCRAFTSPEOPLE')).toBeUndefined()
})

test.each([
  ['Education & Certificates', true],
  ['Selected Publications', true],
  ['IT/Director', false],
  ['Director', false],
])('%s is a heading and nothing else: %s', (text, isWhole) => {
  expect(isWholeHeading(text)).toBe(isWhole)
})
