import { expect, test } from 'vitest'
import { doubtsOf } from '../doubt.ts'
import { resultIn, withProposedResults } from './proposed-results.ts'

test.each([
  ['Mean time to recovery fell from 94 to 22 minutes.', '94 minutes', '22 minutes', 'Mean time to recovery'],
  ['Built the process; pages per week fell from 26 to 3.', '26', '3', 'pages per week'],
  ['Brachte den Build von 38 auf 7 Minuten', '38 Minuten', '7 Minuten', 'Brachte den Build'],
  ['Réduit la latence de 1,200 ms à 90 ms', '1,200 ms', '90 ms', 'Réduit la latence'],
  ['Grew the share from 4 % to 31 % sold bags', '4 %', '31 %', 'Grew the share'],
  [
    'Ran GitLab CI for 60 developers and brought the build from 38 to 7 minutes',
    '38 minutes',
    '7 minutes',
    'brought the build',
  ],
  ['Teams grew from 5 to 12 within a year', '5', '12', 'Teams'],
  ['Cut the AWS bill by 31 % (SEK 7.2 million a year)', undefined, '−31 %', 'AWS bill'],
  ['Steigerte die Auslastung um 12 %', undefined, '+12 %', 'Auslastung'],
  ['Availability is better by 3 %', undefined, '3 %', 'Availability is better'],
])('proposes what changed in "%s"', (text, before, after, what) => {
  expect(resultIn(text)).toEqual({ ...(before && { before }), after, what })
})

test.each(['Worked from 2015 to 2018', 'Moved 140 services', 'From the harbour to the mill', 'Led by 3 people'])(
  'proposes nothing for "%s"',
  (text) => {
    expect(resultIn(text)).toBeUndefined()
  },
)

test('marks what it proposes for a job, and keeps what is there', () => {
  const job = { role: 'Miller', highlights: ['Milled.', 'Bags a day rose from 3 to 9.'] }
  const own = { ...job, result: { after: '9 bags' } }
  const { history } = withProposedResults({ history: { title: 'Work', entries: [job, own] } })
  const [first, second] = (history as { entries: object[] }).entries // as above
  expect(first).toMatchObject({ result: { before: '3', after: '9', what: 'Bags a day' } })
  expect(doubtsOf(first)).toEqual({ result: 'a highlight, "Bags a day rose from 3 to 9."' })
  expect(second).toEqual(own)
})
