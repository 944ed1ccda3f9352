import { expect, test } from 'vitest'
import { isPersonal, privateFactIn, privateKindOf, withoutPrivateFacts } from './private-facts.ts'

test.each([
  ['Date of birth: 03/04/1980', 'date of birth'],
  ['DOB 3 April 1980', 'date of birth'],
  ['Born 3 May 1990 in Leeds', 'date of birth'],
  ['Born in Leeds, 1990', 'date of birth'],
  ['Geboren am 3.4.1980 in Kassel', 'date of birth'],
  ['geb. 12.5.1984 (Kassel)', 'date of birth'],
  ['Geburtsdatum: 12.05.1984', 'date of birth'],
  ['Geburtsdatum/-ort: 12.05.1984, Kassel', 'date of birth'],
  ['* 12.05.1984', 'date of birth'],
  ['Alter: 34 Jahre', 'date of birth'],
  ['34 years old', 'date of birth'],
  ['Né le 3 avril 1980 à Lyon', 'date of birth'],
  ['Née le 3 avril 1980', 'date of birth'],
  ['Fecha de nacimiento: 3 de abril de 1980', 'date of birth'],
  ['Data de nascimento: 03/04/1980', 'date of birth'],
  ['Nato a Torino il 3 aprile 1980', 'date of birth'],
  ['Geboortedatum: 3 april 1980', 'date of birth'],
  ['Data urodzenia: 03.04.1980', 'date of birth'],
  ['ur. 3.04.1980', 'date of birth'],
  ['Дата рождения: 3 апреля 1980', 'date of birth'],
  ['Дата народження: 03.04.1980', 'date of birth'],
  ['Datum narození: 3. 4. 1980', 'date of birth'],
  ['Doğum Tarihi: 03.04.1980', 'date of birth'],
  ['生年月日:1980年4月3日', 'date of birth'],
  ['出生日期:1980年4月3日', 'date of birth'],
  ['생년월일: 1980. 4. 3.', 'date of birth'],
  ['Place of birth: Kassel', 'place of birth'],
  ['Geburtsort: Kassel', 'place of birth'],
  ['Nationality: Italian', 'nationality'],
  ['Staatsangehörigkeit: deutsch', 'nationality'],
  ['国籍:中国', 'nationality'],
  ['Гражданство: РФ', 'nationality'],
  ['Marital status: single', 'marital status'],
  ['verheiratet, 2 Kinder', 'marital status'],
  ['ledig', 'marital status'],
  ['Estado civil: soltera', 'marital status'],
  ['Passport No.: C01X00T47', 'identity number'],
  ['PESEL: 80040312345', 'identity number'],
  ['Cedula: : 000-0000000-0', 'identity number'],
  ['NATIONALITE : belge', 'nationality'],
  ['SSN 078-05-1120', 'identity number'],
  ['078-05-1120', 'identity number'],
  ['CPF: 123.456.789-09', 'identity number'],
  ['Steuernummer 12/345/67890', 'tax number'],
  ['ИНН: 500100732259', 'tax number'],
  ['Codice fiscale: RSSMRA80A01H501U', 'tax number'],
  ['USt-IdNr.: DE123456789', 'tax number'],
  ['男 1979 年6 月', 'date of birth'],
  ['籍贯：山西', 'place of birth'],
  ['Jahrgang: 1979', 'date of birth'],
  ['Religion: Lutheran', 'religion'],
  ['NI No.: QQ 12 34 56 C', 'identity number'],
  ['IBAN: DE89 3704 0044 0532 0130 00', 'bank account'],
  ['DE89 3704 0044 0532 0130 00', 'bank account'],
])('finds "%s", the whole of it: %s', (text, kind) => {
  expect(privateFactIn(text)).toEqual({ kind, text })
})

test.each([
  ['Berlin | Born 3 May 1990 | +49 30 1234567', 'Born 3 May 1990'],
  ['Nationality: Italian, Phone: +39 06 1234567', 'Nationality: Italian'],
  ['Date of birth: April 3, 1980, ada@example.com', 'Date of birth: April 3, 1980'],
  ['Ada · geb. 3.4.1980 · ledig', 'geb. 3.4.1980'],
  ['Nationality: Italian Gender: Female Phone number: +39 06 1234567', 'Nationality: Italian'],
  ['Date of birth: 03/04/1980 Place of birth: Leeds', 'Date of birth: 03/04/1980'],
])('leaves what is beside it in "%s"', (text, fact) => {
  expect(privateFactIn(text)?.text).toBe(fact)
})

test.each([
  'Born to lead',
  'Engineer at Passport Ltd',
  'Single sign-on, OAuth',
  'Married two databases',
  'Tax software for 12 countries',
  'The new age of clusters',
  'Managed single points of failure',
  'Nato exercises, 2019',
  'Nationality law and migration',
  'Passport 2020: a study',
  'Wrote a library for IBAN checks',
  'né kolem',
  'VAT engine with 12 rules',
])('finds nothing private in "%s"', (text) => {
  expect(privateFactIn(text)).toBeUndefined()
})

test('knows the names of fields', () => {
  expect(
    ['dateOfBirth', 'birth_date', 'Marital Status', 'postalCode', 'Passport No.', 'city'].map(privateKindOf),
  ).toEqual(['date of birth', 'date of birth', 'marital status', 'home address', 'identity number', undefined])
})

test.each([
  ['Ich bin 34 Jahre alt und baue Mühlen.', 'date of birth'],
  ['Geboren wurde ich am 5. Mai 1990 in Graz.', 'date of birth'],
  ['Comptable, mariée et mère de deux enfants.', 'marital status'],
  ['Soy de nacionalidad argentina.', 'nationality'],
  ['I am an engineer and a German citizen by birth.', 'nationality'],
  ['My passport number is C01X00T47.', 'identity number'],
  ['Ich wohne in der Bahnhofstraße 12 in 50667 Köln.', 'home address'],
  ['J’habite au 12 rue des Lilas, 59000 Lille.', 'home address'],
  ['Vivo en la calle Mayor 12, 28013 Madrid.', 'home address'],
  ['My home is 27 Marchmont Road, Edinburgh EH9 1HQ.', 'home address'],
])('leaves out "%s" of a text about the owner: %s', (sentence, kind) => {
  const found: string[] = []
  expect(withoutPrivateFacts(`I build mills. ${sentence}`, (fact) => void found.push(fact.kind))).toBe('I build mills.')
  expect(found).toEqual([kind])
})

test.each([
  'J’ai 10 ans d’expérience des moulins.',
  'I am 1 of 40 engineers, with 12 years of experience.',
  'Tengo 15 años de experiencia en Madrid.',
  'We moved 12 services to the cloud, and 140 to Kubernetes.',
  'I run the platform of a bank in 50667 Köln.',
])('keeps "%s" in a text about the owner', (sentence) => {
  expect(withoutPrivateFacts(sentence, () => undefined)).toBe(sentence)
})

test('knows a line that is about a person alone', () => {
  expect(isPersonal('Mauá, 23/12/1988 - 1 filho - Solteiro')).toBe(true)
  expect(isPersonal('ledig · 34 Jahre alt')).toBe(true)
  expect(isPersonal('Single - page - application')).toBe(false)
  expect(isPersonal('Released 23/12/2019 - with tests')).toBe(false)
})
