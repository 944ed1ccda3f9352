import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BASE_LANGUAGES } from '../../content/content.ts'
import { has, isPlace, type WordKind } from './words.ts'

test.each([
  'Berlin, Germany',
  'München, Deutschland',
  'Seattle, WA',
  'Austin TX',
  'Remote',
  'Lisbon (Remote)',
  'Remote / Lisbon',
  'Greater Chicago Area',
  'San Francisco Bay Area',
  'Großraum München',
  'India',
  '東京、日本',
  '東京都渋谷区',
  'Brno, Czechia',
  'Vitoria-Gasteiz',
  'Saint-Malo',
  'Leeds, United Kingdom',
  'Wrocław',
  'WROCLAW',
  'Санкт-Петербург',
  'Київ, Україна',
  'České Budějovice',
  'İstanbul, Türkiye',
  '서울, 대한민국',
  'Little Village, Germany',
  'en télétravail',
])('"%s" is a place', (text) => {
  expect(isPlace(text)).toBe(true)
})

test.each([
  'Engineer, Payments',
  'Engineer, Germany',
  'Mill GmbH',
  'Mill GmbH, Germany',
  'University of Oslo, Norway',
  'Weg 1, 10115 Berlin, Germany',
  'Go, Python',
  'Northwind',
  'Helle Sonne',
  'contact us',
  'Clark Kent',
  '中山太郎',
])('"%s" is no place', (text) => {
  expect(isPlace(text)).toBe(false)
})

const KNOWN: Readonly<Record<Exclude<WordKind, 'cities' | 'regions' | 'areas' | 'remote'>, readonly string[]>> = {
  roles: [
    'Senior Software Engineer',
    'Head of Platform',
    'DevOps-Engineer',
    'Vertriebsingenieurin',
    'Softwareentwickler*in',
    'Teamleiterin Entwicklung',
    'SachbearbeiterIn',
    'Werkstudent',
    'Chargée de production',
    'Développeur·euse',
    'INGENIEUR',
    'Ingeniera de datos',
    'Analityczka finansowa',
    'Starsza księgowa',
    'Ведущий разработчик',
    'Стажер',
    'Провідний інженер',
    'Vývojářka',
    'Yazılım Mühendisi',
    'Toimitusjohtaja',
    'Projektledare',
    '백엔드 개발자',
    'ソフトウェアエンジニア',
    '高级工程师',
    'المهندس',
  ],
  employers: ['Mill GmbH', 'Odlewnia Jaskółka Sp. z o.o.', 'Transportes Arrieta, S.L.', 'Volksbank', 'ООО Мельница'],
  schools: [
    'Technische Universität Berlin',
    '京都大学',
    'Szkoła Podstawowa',
    'Lycée Kerbrat',
    'Московский университет',
  ],
  degrees: ['B.Sc. Physics', 'MA History', 'Licencjat', 'Máster', 'Магистр', 'Mgr.', 'Studentereksamen'],
  labels: ['Key responsibilities:', 'Aufgaben', 'Достижения:', 'Główne obowiązki', '工作职责'],
  levels: ['Native', 'Muttersprache', 'verhandlungssicher', 'B2', 'ojczysty', 'родной', 'moedertaal'],
  technologies: ['Docker', 'Power BI', 'C++', 'Java 17', 'Kafka (2022–24)', 'CI/CD', 'word', 'SAP S/4HANA'],
}

test.each(Object.entries(KNOWN))('knows %s', (kind, texts) => {
  expect(texts.filter((text) => !has(kind as WordKind, text))).toEqual([])
})

test.each<[WordKind, string]>([
  ['roles', 'Engineering'],
  ['roles', 'Inżynieria oprogramowania'],
  ['roles', 'Fotografia'],
  ['roles', 'Технологии'],
  ['roles', 'Analytics'],
  ['roles', 'Erfahrungsbericht'],
  ['employers', 'Datenbank'],
  ['employers', 'su sa'],
  ['schools', 'Szkolenia'],
  ['schools', 'Лицензия'],
  ['degrees', 'but not here'],
  ['roles', 'Estadística aplicada'],
  ['employers', 'Software Engineer'],
  ['schools', 'Auswertung mit Python'],
  ['schools', 'Power BI'],
  ['degrees', 'these'],
  ['cities', 'very nice'],
  ['technologies', 'Go to market'],
])('%s: not "%s"', (kind, text) => {
  expect(has(kind, text)).toBe(false)
})

test('has words of every kind in each language', () => {
  const folder = join(import.meta.dirname, 'words')
  const kindsOf = (file: string) => Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')) as object)
  const kinds = ['roles', 'employers', 'schools', 'degrees', 'cities', 'regions', 'areas', 'remote', 'levels', 'labels']
  const languages = readdirSync(folder).filter((file) => file !== 'common.json')
  expect(languages.filter((file) => kindsOf(file).toSorted().join() !== kinds.toSorted().join())).toEqual([])
  expect(BASE_LANGUAGES.filter((language) => !languages.includes(`${language}.json`))).toEqual([])
})
