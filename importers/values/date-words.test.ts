import { expect, test } from 'vitest'
import { BASE_LANGUAGES } from '../../content/content.ts'
import { findPeriod, isPresent, readDate } from './dates.ts'
import { textsIn } from './languages.ts'

test.each(BASE_LANGUAGES)('reads the months and the word for Present of %s', (language) => {
  const { present } = textsIn(language)
  expect(isPresent(present)).toBe(true)
  for (const month of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(language, {
      month,
      year: 'numeric',
      timeZone: 'UTC',
      calendar: 'gregory',
      numberingSystem: 'latn',
    })
    for (let index = 0; index < 12; index += 1) {
      const text = format.format(Date.UTC(2021, index))
      const date = new Date(Date.UTC(2021, index)).toISOString().slice(0, 7)
      expect([text, readDate(text)?.date, findPeriod(`${text} - ${present}`)]).toMatchObject([
        text,
        date,
        { start: date, isCurrent: true },
      ])
    }
  }
})
