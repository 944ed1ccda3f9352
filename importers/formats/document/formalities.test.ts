import { expect, test } from 'vitest'
import { read } from './read-fixture.ts'

const CV = `# Ada Quill
Site Engineer
ada@quill.dev

## Experience
*Engineer, Mill GmbH | 2019 - 2021
• Built the mill

## Interests
Chess, Rowing
`

test.each([
  ['I hereby consent to the processing of my personal data', 'in line with Regulation (EU) 2016/679.'],
  ['Autorizzo il trattamento dei dati personali contenuti nel mio CV', 'in base al Regolamento UE 2016/679 (GDPR).'],
  ['Ai sensi del D.Lgs. 196/2003 e del Regolamento UE 2016/679', 'autorizzo il trattamento dei miei dati personali.'],
  ['Wyrażam zgodę na przetwarzanie moich danych osobowych', 'dla potrzeb rekrutacji (RODO).'],
])('leaves out the consent "%s"', (...texts) => {
  const { listOf, meta, reported } = read(`${CV}\n\n${texts.join('\n')}\n`)
  expect(listOf('interests')).toEqual([{ name: 'Chess' }, { name: 'Rowing' }])
  expect(meta).toBeUndefined()
  expect(reported.toSorted()).toEqual(texts.map((text) => `page 1, "${text}"`).toSorted())
})

test('keeps work on the protection of data', () => {
  const { listOf, reported } = read(
    CV.replace('Built the mill', 'Led the work on Regulation (EU) 2016/679 (GDPR) and consents to the use of data'),
  )
  expect(JSON.stringify(listOf('work'))).toContain('2016/679')
  expect(reported).toEqual([])
})

test.each([
  ['Leipzig, 3. März 2024', 'Ada Quill'],
  ['Leeds, 3 March 2024'],
  ['Milano, il 3 marzo 2024', 'Firma: ________'],
  ['Bad Aibling, den 03.03.2024', 'Ada Quill', '____________'],
])('leaves out the signature "%s"', (...texts) => {
  const { listOf, reported } = read(`${CV}\n\n\n${texts.join('\n')}\n`)
  expect(listOf('interests')).toEqual([{ name: 'Chess' }, { name: 'Rowing' }])
  expect(reported.toSorted()).toEqual(texts.map((text) => `page 1, "${text}"`).toSorted())
})

test('keeps a date in the last lines that is no signature', () => {
  const { listOf } = read(`${CV}## Certificates\nSailing, 3 March 2024\nRowing, 3 March 2025\n`)
  expect(listOf('certificates')).toMatchObject([{ name: 'Sailing' }, { name: 'Rowing' }])
})

test('takes neither sentences about data nor the month of an entry for formalities', () => {
  const about = read(
    `# Ada Quill\nada@quill.dev\n\n## Summary\nI give talks on data engineering.\n${CV.slice(CV.indexOf('## Exp'))}`,
  )
  expect(about.basics).toMatchObject({ summary: 'I give talks on data engineering.' })
  const { listOf } = read(`${CV}## Certificates\nAzure Expert 03/2021\n`)
  expect(listOf('certificates')).toMatchObject([{ name: 'Azure Expert', date: '2021-03' }])
})
