import { expect, test } from 'vitest'
import { findPeriod, type Order, orderIn, readDate, readPeriod } from './dates.ts'

/** "2021-03 - now", with a question mark if a rule was needed that can be wrong, and what is left of the text. */
function read(text: string, order?: Order): string {
  const { start, end, isPresent, isExact, left } = readPeriod(text, order)
  const dates =
    start === end ? (start ?? (isPresent ? 'now' : '')) : `${start ?? ''} - ${isPresent ? 'now' : (end ?? '')}`
  return `${dates}${isExact ? '' : '?'}${left === '' ? '' : ` + ${left}`}`
}

test.each([
  // English
  ['Jan 2021 - Present', '2021-01 - now'],
  ['03/2019 - 02/2021', '2019-03 - 2021-02'],
  ['2019-03/2020-01', '2019-03 - 2020-01'],
  ['2019-03-31T10:00:00Z', '2019-03-31'],
  ['2014 – 2018', '2014 - 2018'],
  ['2018 to 2020', '2018 - 2020'],
  ['from 2018 to 2020', '2018 - 2020'],
  ['31 March 2019', '2019-03-31'],
  ['March 31st, 2019', '2019-03-31'],
  ['June 5, 2019 – July 2020', '2019-06-05 - 2020-07'],
  ['21-Aug-2019', '2019-08-21'],
  ['since 2020', '2020 - now'],
  ['From: 2020', '2020 - now'],
  ['2020 –', '2020 - now'],
  ['January 2021 to date', '2021-01 - now'],
  ['2023 - To-date', '2023 - now'],
  ['until Mar 2020', ' - 2020-03'],
  ['Present', 'now'],
  ['Jan 2020 - Present (3 years 5 months)', '2020-01 - now'],
  ['Jan 2019 – Jun 2021 · 2 yrs 6 mos', '2019-01 - 2021-06'],
  ['(2018\u00A0–\u00A02020)', '2018 - 2020'],
  ['Feb\u202F2018\u2009—\u20092020', '2018-02 - 2020'],
  ['2018‒2020', '2018 - 2020'],
  // School years
  ['2019/2020', '2019 - 2020'],
  ['2022/10-2024/07', '2022-10 - 2024-07'],
  ['1998/99', '1998 - 1999'],
  ['1999/00', '1999 - 2000'],
  ['1998/99 - 2001/02', '1998 - 2002'],
  ['2019/2020 – 2021/2022', '2019 - 2022'],
  // German
  ['01.2018 – heute', '2018-01 - now'],
  ['04.01.2016 – 31.07.2018', '2016-01-04 - 2018-07-31'],
  ['seit 01/2020', '2020-01 - now'],
  ['von März 2018 bis Jänner 2020', '2018-03 - 2020-01'],
  ['Mai 2018 bis dato', '2018-05 - now'],
  ['Mrz 2012 – Dez. 2013', '2012-03 - 2013-12'],
  ['bis 2019', ' - 2019'],
  ['bis 12.2019', ' - 2019-12'],
  ['10/2018 – bis heute', '2018-10 - now'],
  // French
  ['1er mars 2020 – 31 mai 2021', '2020-03-01 - 2021-05-31'],
  ['de 2018 à 2020', '2018 - 2020'],
  ['depuis mars 2021', '2021-03 - now'],
  ['févr. 2019 à aujourd’hui', '2019-02 - now'],
  // Spanish and Portuguese
  ['marzo de 2019 - actualidad', '2019-03 - now'],
  ['desde enero de 2018 hasta junio de 2019', '2018-01 - 2019-06'],
  ['dezembro de 2024 - o momento', '2024-12 - now'],
  ['15 de março de 2021', '2021-03-15'],
  // Italian
  ['gennaio 2018 – oggi', '2018-01 - now'],
  ['dal 2018 al 2020', '2018 - 2020'],
  // Dutch
  ['maart 2015 – heden', '2015-03 - now'],
  ['sinds september 2019', '2019-09 - now'],
  ['mei 2018 t/m juni 2020', '2018-05 - 2020-06'],
  // Polish
  ['stycznia 2020 – obecnie', '2020-01 - now'],
  ['od marca 2018 do maja 2020 r.', '2018-03 - 2020-05'],
  // Russian and Ukrainian
  ['от 2018 до 2020', '2018 - 2020'],
  ['с марта 2019 г. по настоящее время', '2019-03 - now'],
  ['январь 2018 г. — декабрь 2019 г.', '2018-01 - 2019-12'],
  ['з березня 2019 до травня 2021', '2019-03 - 2021-05'],
  // Czech and Turkish
  ['březen 2018 – současnost', '2018-03 - now'],
  ['2021 - července 2022', '2021 - 2022-07'],
  ['od ledna 2019 do června 2020', '2019-01 - 2020-06'],
  ['Ocak 2019 – Halen', '2019-01 - now'],
  ['Şubat 2018 - Mart 2020', '2018-02 - 2020-03'],
  // Chinese, Japanese and Korean
  ['2021年3月 - 現在', '2021-03 - now'],
  ['2018年9月 – 至今', '2018-09 - now'],
  ['2018年9月至2020年6月', '2018-09 - 2020-06'],
  ['2018年4月1日から2020年3月31日まで', '2018-04-01 - 2020-03-31'],
  ['2018. 3. – 2020. 5.', '2018-03 - 2020-05'],
  ['2018.03 - 2020.05', '2018-03 - 2020-05'],
  ['2018년 3월 - 2020년 5월', '2018-03 - 2020-05'],
  ['2018년 3월부터 2020년 5월까지', '2018-03 - 2020-05'],
  ['2019년 3월 ~ 현재', '2019-03 - now'],
  // Arabic and Hindi
  ['يناير 2020 - حتى الآن', '2020-01 - now'],
  ['3 - 4/2014', '2014-03 - 2014-04'],
  ['09–12.2012', '2012-09 - 2012-12'],
  ['जनवरी 2020 - वर्तमान', '2020-01 - now'],
])('reads "%s" as %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['2019–21', '2019 - 2021?'],
  ['1998–02', '1998 - 2002?'],
  ["'19 - '21", '2019 - 2021?'],
  ['03/19 – 02/21', '2019-03 - 2021-02?'],
  ['Jun ’19 – Aug ’21', '2019-06 - 2021-08?'],
  ['Jan–Mar 2021', '2021-01 - 2021-03?'],
  ['Jan to Mar 2021', '2021-01 - 2021-03?'],
  ['12 Jan – 15 Mar 2021', '2021-01-12 - 2021-03-15?'],
  ['Summer 2019', '2019?'],
  ['Summers 2015 – 2017', '2015 - 2017?'],
  ['Summer/Fall 2019', '2019?'],
  ['Q1 2021', '2021?'],
  ['Spring 2018 - Fall 2019', '2018 - 2019?'],
  ['WS 2019/20', '2019 - 2020?'],
  ['Sep. 2023 Mar. 2024', '2023-09 - 2024-03?'],
  ['2021 - heinäkuu 2022', '2021 - 2022?'],
  ['2011/12', '2011 - 2012?'],
  ['3/4/2019', '2019?'],
  ['30 February 2019', '2019-02?'],
])('reads "%s" as %s, perhaps wrongly', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['2021 - 2022 (parental leave)', '2021 - 2022 + parental leave'],
  ['Berlin, 2019 - 2021', '2019 - 2021 + Berlin'],
  ['2015 - 2017, 2019 - 2020', '2015 - 2017 + 2019 - 2020'],
  ['2019 (80 %)', '2019 + 80 %'],
  ['soon', '? + soon'],
  ['', '?'],
])('gives back what it does not understand of "%s"', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['01/10/2021 bis 31/03/2022', undefined, '2021-10-01 - 2022-03-31'],
  ['03/04/2019 - 12/31/2019', undefined, '2019-03-04 - 2019-12-31'],
  ['03/04/2019', 'day first', '2019-04-03'],
  ['03/04/2019', 'month first', '2019-03-04'],
  ['05/05/2019', undefined, '2019-05-05'],
] as const)('reads "%s" with what tells the order: %s', (text, order, expected) => {
  expect(read(text, order)).toBe(expected)
})

test('finds the order of days and months in other dates of the document', () => {
  expect(orderIn(['03/04/2019', 'until 31/12/2020'])).toBe('day first')
  expect(orderIn(['03/04/2019', '12-31-2020'])).toBe('month first')
  expect(orderIn(['03/04/2019', '31/12/2020', '12/31/2020'])).toBeUndefined()
})

test.each([
  ['Engineer, Jan 2021 - Present, Berlin', 'Jan 2021 - Present', 10],
  ['Acme GmbH since 09.2021', 'since 09.2021', 10],
  ['2019-10', '2019-10', 0],
  ['Dec 2014 | Ithaca, NY', 'Dec 2014', 0],
  ['Sept. 2019 – June 2021 (1 year 10 months)', 'Sept. 2019 – June 2021', 0],
])('finds the period in "%s"', (text, period, index) => {
  expect(findPeriod(text)).toMatchObject({ text: period, index })
})

test.each([
  'Page 12020',
  'v2.2019.3',
  '4,2019 stars',
  'May I help?',
  "rock ’n’ roll of the '70s",
  "class of '19",
  '03/19',
])('finds no date in "%s"', (text) => {
  expect(findPeriod(text)).toBeUndefined()
})

test.each([
  ['2019-03-31T10:00:00Z', '2019-03-31'],
  ['2019/3/31', '2019-03-31'],
  ['03/2019', '2019-03'],
  ['Sept. 2019', '2019-09'],
  ['Jan 5, 2020', '2020-01-05'],
  ['März 2019', '2019-03'],
  ['Fevrier 2019', '2019-02'],
  ['1er juil. 2019', '2019-07-01'],
  ['Oca 2020', '2020-01'],
  ['Febru 2020', '2020-02'],
  ['října 2020', '2020-10'],
  ['مارس 2019', '2019-03'],
  ['2019 May', '2019-05'],
  ['2019-02-29', '2019-02', false],
  ['3/4/2019', '2019', false],
  ['jui 2019', '2019', false],
  ['Mayor since 2018', '2018', false],
])('reads what is sure of the date %s', (written, date, isExact = true) => {
  expect(readDate(written)).toEqual({ date, isExact })
})
