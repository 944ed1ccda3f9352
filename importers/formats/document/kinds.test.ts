import { expect, test } from 'vitest'
import { readCv } from './cv.ts'
import { cell, line, lines } from './fixtures.ts'
import { type Entry, read, shown } from './read-fixture.ts'

// Each is a kind of layout that CVs of people have.

const HEAD = '# Ada Lovelace\nSite Engineer\nada@ada.dev | +49 30 1234567\n\n'

function entriesOf(list: string, section: string) {
  return shown(read(HEAD + section).listOf(list))
}

test('reads heads of two lines of which the first is a bullet', () => {
  expect(
    entriesOf(
      'work',
      `## Experience
• Quill Ltd | Leeds, England
  Software Engineer | Mar 2020 - Present
    ◦ Built it
    ◦ Moved it
• Reed & Ink | York, England
  Intern | Jun 2016 - Sep 2016
    ◦ Counted sheets
`,
    ),
  ).toEqual([
    {
      position: 'Software Engineer',
      name: 'Quill Ltd',
      location: 'Leeds, England',
      startDate: '2020-03',
      highlights: ['Built it', 'Moved it'],
    },
    {
      position: 'Intern',
      name: 'Reed & Ink',
      location: 'York, England',
      startDate: '2016-06',
      endDate: '2016-09',
      highlights: ['Counted sheets'],
    },
  ])
})

test.each([
  ['bullets', '•', '•'],
  ['numbers', '1.', '2.'],
])('reads projects that are %s with their texts behind them', (_, first, second) => {
  const section = `## Projects\n${first} Mill Map: A map of all mills\n${second} Dam Song – Songs about dams\n`
  expect(entriesOf('projects', section)).toEqual([
    { name: 'Mill Map', summary: 'A map of all mills' },
    { name: 'Dam Song', summary: 'Songs about dams' },
  ])
})

test('leaves numbers that do not count', () => {
  expect(entriesOf('skills', '## Skills\n3. Dan\n7. Sense\n')).toEqual([{ name: '3. Dan' }, { name: '7. Sense' }])
})

test('takes what is above the bullets of each job for a label, not for a section or a text', () => {
  const jobs = entriesOf(
    'work',
    `## Experience
*Engineer, Mill GmbH | 2019 – 2021
*Achievements:
• Halved the bill
*Cook, Oven Ltd | 2017 – 2018
Key responsibilities:
• Baked
Project Rye:
• Ground
`,
  )
  expect(jobs).toMatchObject([
    { position: 'Engineer', highlights: ['Halved the bill'] },
    { position: 'Cook', 'summary?': 'Project Rye:', highlights: ['Baked', 'Ground'] },
  ])
  expect(jobs[0]).not.toHaveProperty('summary')
})

test('reads "Quill @Leeds", and several summers', () => {
  expect(entriesOf('work', '## Experience\n*Quill @Leeds, England | Summers 2015 – 2017\nCook\n• Baked\n')).toEqual([
    {
      position: 'Cook',
      name: 'Quill',
      location: 'Leeds, England',
      'startDate?': '2015',
      'endDate?': '2017',
      highlights: ['Baked'],
    },
  ])
})

test('reads levels of skills in a column of their own', () => {
  const section = '## Kenntnisse\nMatlab | sehr gute Kenntnisse\nC++ | Grundkenntnisse\nGo (fortgeschritten)\n'
  expect(entriesOf('skills', section)).toEqual([
    { name: 'Matlab', level: 'sehr gute Kenntnisse' },
    { name: 'C++', level: 'Grundkenntnisse' },
    { name: 'Go', level: 'fortgeschritten' },
  ])
})

test('leaves the commas of a name in it', () => {
  const section = '## Certificates\nModules A, B & C, Mill Academy | 2020\nCloud Basics, Oven Institute | 2019\n'
  expect(entriesOf('certificates', section)).toMatchObject([
    { 'name?': 'Modules A, B & C', 'issuer?': 'Mill Academy' },
    { name: 'Cloud Basics', 'issuer?': 'Oven Institute' },
  ])
})

test('publishes no contact of people who can be asked', () => {
  const { meta, reported } = read(`${HEAD}## Experience
*Engineer, Mill GmbH | 2019 – 2021
## References
*Grace Hopper
grace@mill.example, +49 30 7654321
`)
  expect(meta).toBeUndefined()
  expect(reported).toEqual(['page 1, "Grace Hopper"', 'page 1, "grace@mill.example, +49 30 7654321"'])
})

test('reads the languages of Europass, with its levels in columns or below', () => {
  const inColumns = `## Language skills
Mother tongue(s): SPANISH | GERMAN
Other language(s):
UNDERSTANDING | SPEAKING
ENGLISH | B2 C1 B1
Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user
`
  const below =
    '## Language skills\nMother tongue(s): SPANISH | GERMAN\nOther language(s):\nEnglish\nListening B2\nReading C1\nWriting B1\n'
  const languages = [
    { language: 'Spanish', fluency: 'Mother tongue' },
    { language: 'German', fluency: 'Mother tongue' },
    { language: 'English', fluency: 'B1–C1' },
  ]
  expect(entriesOf('languages', inColumns)).toEqual(languages)
  expect(entriesOf('languages', below)).toEqual(languages)
})

test('reads the details that Europass writes with their labels', () => {
  const section =
    '## Education\n*BSc Mathematics, University of Leeds | 2019 – 2022\nWebsite: www.leeds.example\nFinal grade: 1.3\nLevel in EQF: 6\n'
  expect(entriesOf('education', section)).toMatchObject([
    { score: '1.3', url: 'www.leeds.example', summary: 'Level in EQF: 6' },
  ])
})

test('reads dates in a column on the left that ends where texts begin', () => {
  const cells = (date: string, text: string, y: number) =>
    line([cell(date, { x: 120 - date.length * 5, y }), ...(text ? [cell(text, { x: 130, y })] : [])], { y })
  const text = (written: string, y: number) => line(written, { x: 130, y })
  const all = [
    ...lines(HEAD),
    line('Experience', { y: 100, size: 14, font: 'bold' }),
    cells('Septiembre', 'Engineer, Mill Ltd, Leeds', 120),
    cells('2017–', 'Ground what there was.', 132),
    cells('Diciembre', 'And more.', 144),
    cells('2018', '', 156),
    cells('Ferien', 'And a bit of rest.', 163),
    cells('2015 – 2016', 'Cook, Oven Ltd, York', 175),
    text('Baked.', 187),
  ]
  const { file } = readCv([all], { wraps: true }, () => {})
  expect(shown(file['work'] as Entry[])).toMatchObject([
    { position: 'Engineer', name: 'Mill Ltd', startDate: '2017-09', endDate: '2018-12' },
    { position: 'Cook', name: 'Oven Ltd', startDate: '2015', endDate: '2016' },
  ])
})

test('doubts the texts of a job with another period among them', () => {
  const section = '## Experience\n*Engineer, Mill GmbH | 2019 – 2021\n• Halved the bill\n• 2015 – 2017 Cook at Oven\n'
  expect(entriesOf('work', section)).toMatchObject([
    { position: 'Engineer', 'highlights?': ['Halved the bill', expect.any(String)] },
  ])
})

test('doubts a job of which a text below names the employer better', () => {
  const section = `## Experience
*Engineer | 2022 – 2024
Oven Ltd
• Baked
*Baker | 2021 – 2022
Yeast Ltd
• Kneaded
*Trainee in Lasers | 2019 – 2021
Processes of Welding
Fields of Production
Solder Works GmbH
• Soldered
`
  expect(entriesOf('work', section)[2]).toMatchObject({
    'position?': 'Trainee in Lasers',
    'name?': 'Processes of Welding',
  })
})

test('doubts a title that is cut at the end of its line', () => {
  const section = '## Experience\n*Head of the | 2019 – 2021\nOven Ltd\n• Baked\n'
  expect(entriesOf('work', section)).toMatchObject([{ 'position?': 'Head of the', name: 'Oven Ltd' }])
  const { basics } = read(`# Ada Lovelace\nStudent of Engineering and\nada@ada.dev\n\n${section}`)
  expect(shown([basics])).toMatchObject([{ 'label?': 'Student of Engineering and' }])
})

test.each(['Ada', 'Ada Lovelace-', 'Ada L'])('doubts a name of one word, or one that is cut: %s', (name) => {
  const { basics } = read(
    `# ${name}\nSite Engineer\nada@ada.dev\n\n## Experience\n*Engineer, Mill GmbH | 2019 – 2021\n`,
  )
  expect(shown([basics])).toMatchObject([{ 'name?': name, label: 'Site Engineer' }])
})

test('reads skills below the names of their groups, without what is drawn beside them', () => {
  const section = '## Skills\n*Languages of Code\nGo | ●●●○○\nRust | ★★★☆☆\n*Databases\nMySQL | ●●●●●\n'
  expect(entriesOf('skills', section)).toEqual([
    { name: 'Languages of Code', keywords: ['Go', 'Rust'] },
    { name: 'Databases', keywords: ['MySQL'] },
  ])
})

test('reads languages among skills', () => {
  const resume = read(`${HEAD}## Skills and languages\nGo, Rust\nEnglish fluent\nFrench (B2)\n`)
  expect(shown(resume.listOf('skills'))).toEqual([{ name: 'Go' }, { name: 'Rust' }])
  expect(shown(resume.listOf('languages'))).toEqual([
    { language: 'English', fluency: 'fluent' },
    { language: 'French', fluency: 'B2' },
  ])
})

test('takes what follows the languages for no language', () => {
  const section = '## Languages\nEnglish\nGerman\nElvish\n'
  expect(entriesOf('languages', section)).toEqual([
    { language: 'English' },
    { language: 'German' },
    { 'language?': 'Elvish' },
  ])
  const names = entriesOf('languages', `${section}Oven\nMill\nDam\n`).map(({ language }) => language)
  expect(names).toEqual(['English', 'German'])
})

test('reads the label of a group of skills whose last word is below it', () => {
  expect(
    entriesOf(
      'skills',
      '## Skills\n*Datos | Python, dbt\n*Bases de | PostgreSQL, Snowflake\n*datos\n*Otros | Git, Docker\n',
    ),
  ).toEqual([
    { name: 'Datos', keywords: ['Python', 'dbt'] },
    { name: 'Bases de datos', keywords: ['PostgreSQL', 'Snowflake'] },
    { name: 'Otros', keywords: ['Git', 'Docker'] },
  ])
})

test('takes no job for technologies of the one above it', () => {
  const [job] = entriesOf(
    'work',
    '## Experience\n*Engineer, Mill Ltd | 2016 - 2018\nTester, Oven Ltd, Leeds, 2014 (part time)\n',
  )
  expect(job).not.toHaveProperty('keywords')
})

test('reads levels of languages in dots', () => {
  expect(entriesOf('languages', '## Languages\nEnglish ●●●●○\nGerman ★★☆☆☆\nFrench ●●●●●\n')).toEqual([
    { language: 'English', fluency: '4/5' },
    { language: 'German', fluency: '2/5' },
    { language: 'French', fluency: '5/5' },
  ])
})

test('reads projects of a name and a sentence that fills its line', () => {
  const sentences = [
    'A monitor for small harbours that sends one message when the water is low.',
    'Scans of old accounts.',
  ]
  expect(
    entriesOf('projects', `## Projects\n*Tidewatch\n${sentences[0]}\n*Ledger of Leeds\n${sentences[1]}\n`),
  ).toEqual([
    { name: 'Tidewatch', summary: sentences[0] },
    { name: 'Ledger of Leeds', summary: sentences[1] },
  ])
})

test('doubts a date on which a certificate ends', () => {
  expect(
    entriesOf(
      'certificates',
      '## Certificates\nScrum Master, Scrum Alliance, valid until 03/2025\nFirst Aid, Red Cross, 2024\n',
    ),
  ).toMatchObject([{ 'date?': '2025-03' }, { date: '2024' }])
})

test('begins an entry with each line that looks as those which the file calls headings', () => {
  const written = lines(`${HEAD}## Experience
*Engineer*
Elbe Bank, Leipzig, Mar 2020 - Present
• Kept the clusters calm
*Parental leave*
Aug 2018 - Feb 2020
*Operator*
Tide Mill, Leeds, Jan 2016 - Jul 2018
• Ran the mill
`).map((each) => (/^(?:Engineer|Operator)$/.test(each.cells[0].text) ? { ...each, heading: 3 } : each))
  const { file } = readCv([written], { wraps: true }, () => undefined)
  const jobs = (file as { work: Entry[] }).work // a resume, as the importers make it
  expect(jobs.map(({ position, startDate }) => [position, startDate])).toEqual([
    ['Engineer', '2020-03'],
    ['Parental leave', '2018-08'],
    ['Operator', '2016-01'],
  ])
})

test('takes the languages of programs for skills', () => {
  const section =
    '## Skills\n*Containers*\nDocker, Helm\n*Languages*\nGo, Python\n*Clouds*\nAWS, GCP\n## Interests\nChess\n'
  expect(entriesOf('skills', section)).toEqual([
    { name: 'Containers', keywords: ['Docker', 'Helm'] },
    { name: 'Languages', keywords: ['Go', 'Python'] },
    { name: 'Clouds', keywords: ['AWS', 'GCP'] },
  ])
  expect(entriesOf('languages', section)).toEqual([])
  expect(entriesOf('languages', '## Languages\nEnglish, Kashubian\n')).toHaveLength(2)
})

test('doubts an end without a start, and a private fact among the texts of a job', () => {
  const section = '## Experience\n*Operator*\nTide Mill, Leeds, until 08/2014\n• Filed under born 3.4.1980\n'
  expect(entriesOf('work', section)).toEqual([
    expect.objectContaining({ 'endDate?': '2014-08', 'highlights?': ['Filed under born 3.4.1980'] }),
  ])
})

test('leaves out a birth behind a label in a column, and says the name once', () => {
  const section = '## Personal data\nName: | Ada Lovelace\nGeboren: | 1. Februar 1990 in Kiel\n'
  const { basics, reported } = read(HEAD + section)
  expect(basics['location']).toBeUndefined()
  expect(reported).toEqual(['page 1, "Geboren: 1. Februar 1990 in Kiel"'])
})

test('keeps the name that a Word file has in its page header, too', () => {
  const header = line('Ada Lovelace', { place: 'page header, paragraph 1', y: 40 })
  const body = lines(HEAD).map((each, index) => ({ ...each, place: `paragraph ${index + 1}` }))
  const { file } = readCv([[...body, header]], { wraps: false }, () => undefined)
  expect(file).toMatchObject({ basics: { name: 'Ada Lovelace', label: 'Site Engineer' } })
})

test('doubts a title beside which another word is left', () => {
  expect(shown([read('# Ada Lovelace | Maritime\nEngineer\nada@ada.dev\n\n## Skills\nGo\n').basics])).toMatchObject([
    { 'label?': expect.anything() },
  ])
})

test('leaves out personal data among other texts, and keeps the address of a firm', () => {
  const section = (label: string) =>
    `## Experience\n*Operator*\nTide Mill, Leeds, 2014 - 2018\n${label}\nAddress: 4 Mill Lane\n`
  expect(read(HEAD + section('Date of birth: 3.4.1980')).reported).toEqual([
    'page 1, "Date of birth: 3.4.1980"',
    'page 1, "Address: 4 Mill Lane"',
  ])
  expect(read(HEAD + section('Nationality:\nItalian')).reported).toEqual([
    'page 1, "Nationality:"',
    'page 1, "Italian"',
    'page 1, "Address: 4 Mill Lane"',
  ])
  expect(JSON.stringify(entriesOf('work', section('Shifts: two')))).toContain('4 Mill Lane')
})

test.each([
  [
    'of which the second is known from an address elsewhere',
    'JAN VAN\nHOUTEKERKE',
    '',
    'janvanhoutekerke@mill.dev',
    'JAN VAN HOUTEKERKE',
  ],
  [
    'of which the second ends with a dot',
    'Ada Oscar\nde Lovelace Jr.',
    'Clerk\n',
    'ada@mill.dev',
    'Ada Oscar de Lovelace Jr.',
  ],
])('joins a name of two lines, %s', (_, name, head, email, joined) => {
  const big = name
    .split('\n')
    .map((each) => `# ${each}`)
    .join('\n')
  expect(read(`${big}\n${head}## Contact\n${email}\n## Skills\nGo\n`).basics['name']).toBe(joined)
})

test('drops the label of a phone number that it takes, in any language', () => {
  expect(read(`# Ada Lovelace\nNúmero de teléfono: +49 30 1234567\n\n## Skills\nGo\n`).basics['label']).toBeUndefined()
})

test('doubts an e-mail address of which a character is not known', () => {
  const { basics } = read('# Ada Lovelace\n\uFFFDnfo@mill.dev\n\n## Skills\nGo\n')
  expect(shown([basics])).toMatchObject([{ 'email?': 'nfo@mill.dev' }])
})

test('doubts a name below which another line looks like it, and is no title', () => {
  const nameBelow = (second: string) =>
    shown([read(`# Ada Maria\n# ${second}\nada@mill.dev\n\n## Skills\nGo\n`).basics])
  expect(nameBelow('Lovelace (3)')).toMatchObject([{ 'name?': 'Ada Maria' }])
  expect(nameBelow('Site Engineer')).toMatchObject([{ name: 'Ada Maria' }])
})

test.each([
  ['15/09/2016 - 31/12/2019', '2021-09', '2024-12'],
  ['2016 - 2019', '2021', '2024'],
])('reads 01/09/2021 by the dates of other entries: %s', (period, startDate, endDate) => {
  const section = `## Experience\n*Operator*\nTide Mill, 01/09/2021 - 05/12/2024\n• Ran it\n*Engineer*\nElbe Bank, ${period}\n• Kept it\n`
  const [job] = read(HEAD + section).listOf('work')
  expect([String(job?.['startDate']), String(job?.['endDate'])].map((date) => date.slice(0, endDate.length))).toEqual([
    startDate,
    endDate,
  ])
})
