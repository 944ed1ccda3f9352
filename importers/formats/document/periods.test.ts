import { expect, test } from 'vitest'
import { findPeriod } from './periods.ts'

/** "2021-03 - now", with a question mark if a rule was needed that can be wrong. */
function read(text: string): string | undefined {
  const period = findPeriod(text)
  if (period === undefined) return undefined
  const { start, end, isCurrent, isExact } = period
  const dates = [start, isCurrent ? 'now' : end].filter((date) => date !== undefined)
  return dates.join(' - ') + (isExact ? '' : '?')
}

test.each([
  ['Jan 2021 - Present', '2021-01 - now'],
  ['01.2018 – heute', '2018-01 - now'],
  ['04.01.2016 – 31.07.2018', '2016-01 - 2018-07'],
  ['2019/2020', '2019 - 2020'],
  ['1998/99 - 2001/02', '1998 - 2002'],
  ['2022/10-2024/07', '2022-10 - 2024-07'],
  ['bis 12.2019', '2019-12'],
  ['since 09.2021', '2021-09 - now'],
  ['1er mars 2020 – 31 mai 2021', '2020-03 - 2021-05'],
  ['2018. 3. – 2020. 5.', '2018-03 - 2020-05'],
  ['2018.03 - 2020.05', '2018-03 - 2020-05'],
  ['January 2021 to date', '2021-01 - now'],
  ['Sept. 2019 – June 2021 (1 year 10 months)', '2019-09 - 2021-06'],
  ['06/2011 - 07/2015', '2011-06 - 2015-07'],
  ['2014 – 2018', '2014 - 2018'],
  ['June 5, 2019 – July 2020', '2019-06 - 2020-07'],
  ['2019-10', '2019-10'],
  ['Dec 2014 | Ithaca, NY', '2014-12'],
  ['2021 –', '2021 - now'],
  ['Since 2019', '2019 - now'],
  ['Seit 05/2019', '2019-05 - now'],
  ['Mrz 2012 – Dez. 2013', '2012-03 - 2013-12'],
  ['Jänner 2020 – heute', '2020-01 - now'],
  ['févr. 2019 à aujourd’hui', '2019-02 - now'],
  ['marzo de 2019 - actualidad', '2019-03 - now'],
  ['gennaio 2018 – oggi', '2018-01 - now'],
  ['dezembro de 2024 - o momento', '2024-12 - now'],
  ['maart 2015 – heden', '2015-03 - now'],
  ['stycznia 2020 – obecnie', '2020-01 - now'],
  ['Ocak 2019 – Halen', '2019-01 - now'],
  ['2020年3月 - 現在', '2020-03 - now'],
  ['2018年9月 – 至今', '2018-09 - now'],
  ['يناير 2020 - حتى الآن', '2020-01 - now'],
  ['जनवरी 2020 - वर्तमान', '2020-01 - now'],
])('reads "%s" as %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  ['2019–21', '2019 - 2021?'],
  ['Summer 2022', '2022?'],
  ['Jun ’19 – Aug ’21', '2019-06 - 2021-08?'],
  ['Juni – August 2019', '2019-06 - 2019-08?'],
  ['01/10/2021 bis 31/03/2022', '2021-10 - 2022-03?'],
  ['Sep. 2023 Mar. 2024', '2023-09 - 2024-03?'],
  ['2021 - července 2022', '2021 - 2022?'],
])('reads "%s" as %s, perhaps wrongly', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each(['Page 12020', 'v2.2019.3', '4,2019 stars', 'May I help?'])('finds no date in "%s"', (text) => {
  expect(read(text)).toBeUndefined()
})
