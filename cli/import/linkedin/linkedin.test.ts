import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readContent } from '../../../generator/content/read-content.ts'
import { temporaryFolder } from '../../../generator/lib/temporary-folder.ts'
import { importResume } from '../import-resume.ts'

type Tables = Record<string, string | Uint8Array>

/** An export with what makes its files hard to read. */
const EXPORT: Tables = {
  'Profile.csv':
    '\uFEFFFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\r\n' +
    'Awa,Ndiaye,,12 rue X,"Mar 4, 1990",Engineer | Payments,"I build ""calm"" systems.\r\n\r\nIn Go.",Finance,11000,"Dakar, Senegal",[awand],"[PORTFOLIO:https://awa.dev,COMPANY:https://pay.sn,OTHER:awa.blog/x,y]",\r\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Pay,Lead,"• Moved it. • Sped it up.","Dakar, Senegal",Mar 2021,\n' +
    'Pay,Engineer,"Built reports:\n- R&amp;D\n- Sales",,Jun 2018,Feb 2021\n' +
    'Studio,Intern,,,2017,2017\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUCAD,2014,2018,Thesis,"Master, CS",Robotics\n',
  'SKILLS.CSV': 'Name\nPython\nPublic Speaking\nPython\n',
  'Languages.csv': 'Name,Proficiency\nWolof,Native or bilingual proficiency\nEnglish,\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nCKA,https://cncf.dev/1,CNCF,May 2023,May 2026,1\n',
  'Projects.csv':
    'Title,Description,Url,Started On,Finished On\nTransit,Charts buses.,https://github.com/awa/t,Jan 2025,Mar 2025\n',
  'Publications.csv':
    'Name,Published On,Description,Publisher,Url\nQueues,"Jan 5, 2020",About queues.,ACM,https://acm.dev/q\n',
  'Honors.csv': 'Title,Description,Issued On\nBest paper,Top 1%,Dec 2019\n',
  'Volunteering.csv':
    'Company Name,Role,Cause,Started On,Finished On,Description\nLibrary,Aide,Education,Jun 2019,Jun 2020,Shelves.\n',
  'Email_Addresses.csv':
    'Notes:\n"Addresses, with a comma"\n\nEmail Address,Confirmed,Primary,Updated On\nold@pay.sn,Yes,No,\nawa@awa.dev,Yes,Yes,\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+221 77 123 45 67,Mobile\n',
  'Connections.csv': 'not, a "table',
}

const asBytes = (tables: Tables) =>
  Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, typeof table === 'string' ? strToU8(table) : table]),
  )

function project() {
  const root = temporaryFolder()
  mkdirSync(join(root, 'sample'))
  cpSync('sample/site.yaml', join(root, 'sample/site.yaml'))
  return root
}

async function importZip(bytes: Uint8Array, root = project()) {
  const file = join(root, 'export.zip')
  writeFileSync(file, bytes)
  return { root, report: '', problem: '', ...(await importResume({ root, file, force: false })) }
}

async function importFolder(tables: Tables, root = project()) {
  for (const [name, table] of Object.entries(tables)) {
    mkdirSync(dirname(join(root, 'export', name)), { recursive: true })
    writeFileSync(join(root, 'export', name), table)
  }
  return { root, report: '', problem: '', ...(await importResume({ root, file: join(root, 'export'), force: false })) }
}

/** Without the interface and the headings. */
async function contentOf(root: string) {
  const { ui: _ui, ...content } = await readContent(root, 'content', () => ({ placeholders: true, sample: true }))
  return content
}

test('imports every table of an export', async () => {
  const { root } = await importZip(zipSync(asBytes(EXPORT)))
  expect(await contentOf(root)).toMatchObject({
    url: 'https://awa.dev/',
    name: 'Awa Ndiaye',
    title: '{name} | Engineer | Payments',
    hero: { headline: 'Engineer | Payments', subtitle: 'I build "calm" systems.' },
    profile: { location: 'Dakar, Senegal', email: 'awa@awa.dev' },
    expertise: { skills: [{ name: 'Python', icon: 'devicon:python' }, { name: 'Public Speaking' }] },
    history: {
      entries: [
        { period: '2021-03 - Present', role: 'Lead', employer: 'Pay', highlights: ['Moved it.', 'Sped it up.'] },
        { period: '2018-06 - 2021-02', description: 'Built reports:', highlights: ['R&D', 'Sales'] },
        { period: '2017', role: 'Intern', employer: 'Studio' },
      ],
    },
    education: {
      entries: [
        {
          institution: 'UCAD',
          degree: 'Master, CS',
          period: '2014 - 2018',
          description: 'Thesis\nActivities: Robotics',
        },
      ],
    },
    languages: { entries: [{ name: 'Wolof', fluency: 'Native or bilingual proficiency' }, { name: 'English' }] },
    certificates: { entries: [{ name: 'CKA', issuer: 'CNCF', date: '2023-05', address: 'https://cncf.dev/1' }] },
    gallery: {
      projects: [
        {
          title: 'Transit',
          description: 'Charts buses.',
          period: '2025-01 - 2025-03',
          links: [{ label: 'GitHub', address: 'https://github.com/awa/t' }],
        },
      ],
    },
    publications: {
      entries: [{ title: 'Queues', publisher: 'ACM', date: '2020-01-05', address: 'https://acm.dev/q' }],
    },
    awards: { entries: [{ title: 'Best paper', date: '2019-12', summary: 'Top 1%' }] },
    volunteering: {
      entries: [{ organisation: 'Library', role: 'Aide', period: '2019-06 - 2020-06', description: 'Shelves.' }],
    },
    footer: {
      about: 'I build "calm" systems.\n\nIn Go.',
      profiles: [
        { label: 'X', address: 'https://x.com/awand' },
        { label: 'pay.sn', address: 'https://pay.sn/' },
        { label: 'awa.blog', address: 'https://awa.blog/x,y' },
      ],
    },
  })
})

test('keeps private data out of the site, and says so', async () => {
  const { root, report } = await importZip(zipSync(asBytes(EXPORT)))
  expect(JSON.stringify(await contentOf(root))).not.toMatch(/rue X|1990|11000|221 77/)
  expect(report).toContain('Profile.csv: address, Profile.csv: birth date, Profile.csv: zip code (it is private)')
  expect(report).toContain('PhoneNumbers.csv (it would be public;')
  expect(report).toMatch(/Public; .+:\n {2}profile\.email \(on the page/)
})

test('imports the same from the folder, and from a folder in it or in the zip file', async () => {
  const nested = Object.fromEntries(Object.entries(EXPORT).map(([name, table]) => [`Basic_Export/${name}`, table]))
  const [zip, ...others] = await Promise.all([
    importZip(zipSync(asBytes(EXPORT))),
    importZip(zipSync(asBytes(nested))),
    importFolder(EXPORT),
    importFolder(nested),
  ])
  const expected = await contentOf(zip.root)
  for (const { root } of others) expect(await contentOf(root)).toEqual(expected)
})

test('imports an export with few of the files, and reports a file with other columns', async () => {
  const { root, report } = await importFolder({
    'Profile.csv': 'First Name,Last Name,Headline\nTom,Okafor,Nurse\n',
    'Skills.csv': 'No data',
  })
  expect(Object.keys(await readContent(root, 'content'))).not.toContain('expertise')
  expect(report).toContain(
    'Skills.csv (it has no column "name"; the columns must be in English and separated by commas)',
  )
})

const profile = (name: string) => `First Name,Last Name,Headline\n${name},Okafor,Nurse\n`

test('imports the file in the fewest folders if there are several of one name', async () => {
  const files = {
    'a/b/Profile.csv': profile('Oldest'),
    'old/Profile.csv': profile('Old'),
    'Profile.csv': profile('New'),
  }
  const imports = [importZip(zip(files)), importZip(zip(reversed(files))), importFolder(files)]
  for (const { root } of await Promise.all(imports)) expect((await contentOf(root)).name).toBe('New Okafor')
})

test('reads tables in UTF-16', async () => {
  const { root } = await importFolder({ 'Profile.csv': Buffer.from(`\uFEFF${profile('Zoë')}`, 'utf16le') })
  expect((await contentOf(root)).name).toBe('Zoë Okafor')
})

test('reports files and columns, and that the LinkedIn profile is missing', async () => {
  const { report } = await importFolder({
    'Positions.csv': 'Company Name,Title,Description,Started On\nPay,Lead,<b>All</b>,13/2019\n',
  })
  expect(report).toContain('Positions.csv: started on ("13/2019" became 2019;')
  expect(report).toContain('Positions.csv: description (HTML or Markdown became plain text; check it)')
  expect(report).toContain('your LinkedIn profile (its URL is not in the export; add it to footer.profiles)')
})

const reversed = (tables: Tables) => Object.fromEntries(Object.entries(tables).toReversed())
const zip = (tables: Tables) => Buffer.from(zipSync(asBytes(tables)))

test.each([
  [
    'a zip bomb',
    zip({ 'Skills.csv': new Uint8Array(60_000_000) }),
    /Skills\.csv in .*export\.zip has 60\.0 MB, and at/,
  ],
  [
    'a path that climbs out',
    zip({ '../Skills.csv': 'Name\nGo\n' }),
    /cannot be unpacked \(it has a file with the path \.\./,
  ],
  [
    'an absolute path',
    zip({ '/etc/Skills.csv': 'Name\nGo\n' }),
    /cannot be unpacked \(it has a file with the path \/etc/,
  ],
  [
    'half a zip file',
    zip(EXPORT).subarray(0, 900),
    /cannot be unpacked \(.*\)\. Download the export from LinkedIn again/,
  ],
  ['an empty zip file', zip({}), /has no data of a LinkedIn export\. At least one of these files .*: Profile\.csv, /],
  ['a zip file of something else', zip({ 'a.txt': 'a' }), /has no data of a LinkedIn export/],
  [
    'tables with other columns or without rows',
    zip({ 'Profile.csv': 'Prénom;Nom\nAwa;Ndiaye\n', 'Skills.csv': 'Name\n' }),
    /no data of a LinkedIn export\. Profile\.csv has no column "first name"; .+ Skills\.csv has no rows\. At least/,
  ],
  [
    'a spreadsheet',
    zip({ '[Content_Types].xml': '<Types/>' }),
    /is a Word, Excel or PowerPoint document\. Pass a JSON/,
  ],
  [
    'a table in another encoding',
    zip({ 'Skills.csv': Buffer.from('Name\nZo\xeb', 'latin1') }),
    /Skills\.csv is not a text/,
  ],
  [
    'a picture with the name of a table',
    zip({ 'Skills.csv': new Uint8Array(9) }),
    /Skills\.csv is not a text file in UTF-8/,
  ],
  ['a table that breaks off', zip({ 'Skills.csv': 'Name\n"Go' }), /Skills\.csv cannot be read as a table \(.*line 2/],
])('rejects %s, and writes nothing', async (_, bytes, message) => {
  const { root, problem } = await importZip(bytes)
  expect(problem).toMatch(message)
  expect(existsSync(join(root, 'content'))).toBe(false)
})

test('rejects a huge table in a folder', async () => {
  const { problem } = await importFolder({ 'Skills.csv': new Uint8Array(6_000_000) })
  expect(problem).toMatch(/Skills\.csv has 6\.0 MB, and at most 5 MB are read\./)
})

test('reports a file in a folder that cannot be read', async () => {
  const root = project()
  mkdirSync(join(root, 'export'))
  symlinkSync('missing', join(root, 'export/Skills.csv'))
  expect((await importFolder({}, root)).problem).toMatch(
    /export cannot be read \(.*Skills\.csv'\)\. Check the file and/,
  )
})
