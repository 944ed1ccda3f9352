import { expect, test } from 'vitest'
import { phoneIn } from './phone.ts'

test.each([
  ['+49 170 1234567'],
  ['+49 (0) 5321 / 12345'],
  ['+(49) 170-1234-567'],
  ['(+33) 6 12 34 56 78'],
  ['(0211) 555-0143'],
  ['(202) 555-0143'],
  ['0511/123456'],
  ['0049 170 1234567'],
  ['+1 202 555 0143 ext. 12'],
  ['+48 601 234 567'],
  ['06 12 34 56 78'],
  ['8 (999) 123-45-67'],
  ['+1.202.555.0143'],
  ['Tel.: 5550143', '5550143'],
  ['Mobile 612 345 678', '612 345 678'],
  ['тел. 495 123 45 67', '495 123 45 67'],
  ['電話:03-1234-5678', '03-1234-5678'],
  ['☎ 555 0143 11', '555 0143 11'],
  ['Berlin | +49 30 1999 2001 | ada@ada.dev', '+49 30 1999 2001'],
  ['0170 1234567 / 030 7654321', '0170 1234567'],
  ['geb. 3.4.1980, +49 30 1234567', '+49 30 1234567'],
  ['2015 - 2024 freelance, 0170 1234567', '0170 1234567'],
  ['ORCID 0000-0002-1825-009X, 0170 1234567', '0170 1234567'],
])('finds the number in "%s"', (text, number = text) => {
  expect(phoneIn(text)).toEqual({ text: number, isSure: true })
})

test.each([
  ['612 345 678', 'ES'],
  ['601 234 567', 'PL'],
  ['98765 43210', 'IN'],
  ['138 1234 5678', 'CN'],
  ['202-555-0143', 'US'],
])('knows that "%s" is a number in %s', (text, country) => {
  expect(phoneIn(text, country)).toEqual({ text, isSure: true })
})

test('is not sure of an American number in a CV of another country', () => {
  expect(phoneIn('202-555-0143')).toEqual({ text: '202-555-0143', isSure: false })
})

test.each([
  '2015 - 2024 freelance',
  '01.2018 – 12.2020',
  '(2015 – 2024)',
  '12.05.1984',
  '1980-04-03',
  'DE89 3704 0044 0532 0130 00',
  'IBAN: GB33 BUKB 2020 1555 5555 55',
  'Steuernummer: 021/815/08150',
  'Steuernummer 12/345/67890',
  'USt-IdNr. DE123456789',
  '021/815/08150',
  'PESEL 80040312345',
  '078-05-1120',
  'https://orcid.org/0000-0002-1825-009X',
  '0000-0002-1825-009X',
  'ISBN 978-3-16-148410-0',
  'ISBN 0-306-40615-2',
  '100 000 000 requests',
  '1 200 000 users in 2019',
  '10.5281/zenodo.1234567',
  'v1.2.3.4567890',
  '612 345 678',
])('finds no number in "%s"', (text) => {
  expect(phoneIn(text)).toBeUndefined()
})

test('cuts no number at a comma', () => {
  expect(phoneIn('+58 200 300,40,50')).toBeUndefined()
  expect(phoneIn('+49 30 1999 2001, Berlin')?.text).toBe('+49 30 1999 2001')
})
