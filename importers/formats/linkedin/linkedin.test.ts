import { join } from 'node:path'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../generator/testing/temporary-folder.ts'
import { resultOf, run } from '../../fixtures.ts'
import linkedInExport from './linkedin-resume.json' with { type: 'json' }

type Tables = Record<string, string | Uint8Array>

/** With what makes its files hard to read. */
const EXPORT: Tables = linkedInExport

const zip = (tables: Tables) =>
  zipSync(Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, Buffer.from(table)])))

const importZip = (bytes: Uint8Array) => run(bytes, { name: 'export.zip' })

function importFolder(tables: Tables) {
  const root = temporaryFolder(below('export', tables))
  return resultOf(root, join(root, 'export'))
}

function below(folder: string, tables: Tables): Tables {
  return Object.fromEntries(Object.entries(tables).map(([name, table]) => [`${folder}/${name}`, table]))
}

test('imports every table of an export, keeps private data out, and names every file and column that it left', async () => {
  const { content, yaml, report } = await importZip(zip(EXPORT))
  const { name, title, hero, profile, ...sections } = await content()
  expect([name, title]).toEqual(['Awa Ndiaye, PMP®', '{name} | Engineer | Payments'])
  expect(hero).toEqual({ headline: 'Engineer | Payments', subtitle: 'I build "calm" systems.' })
  expect(profile).toMatchObject({ location: 'Dakar, Senegal', email: 'awa@awa.dev' })
  const lists = Object.values(sections).flatMap((section) => Object.values(Object(section)).filter(Array.isArray))
  expect(lists.flatMap((list) => list.map((entry) => JSON.stringify(entry))).join('\n')).toMatchInlineSnapshot(`
    "{"name":"Python","icon":"devicon:python"}
    {"name":"Public Speaking"}
    {"title":"Transit","description":"Charts buses.","period":"2025-01 - 2025-03","links":[{"label":"GitHub","address":"https://github.com/awa/t"}],"id":"transit"}
    {"period":"2021-03 - Present","role":"Lead","employer":"Pay","location":"Dakar, Senegal","highlights":["Moved it.","Sped it up."]}
    {"period":"2018 - 2021-02","role":"Engineer","employer":"Pay","description":"Built reports:","highlights":["R&D","Sales"]}
    {"period":"2017","role":"Intern","employer":"Studio","description":"All"}
    {"institution":"UCAD","degree":"Master, CS","period":"2014 - 2018","description":"Thesis\\nActivities: Robotics"}
    {"name":"CKA","issuer":"CNCF","date":"2023-05","address":"https://cncf.dev/1"}
    {"name":"Wolof","fluency":"Native or bilingual proficiency"}
    {"name":"English"}
    {"title":"Queues","publisher":"ACM","date":"2020-01-05","address":"https://acm.dev/q","summary":"About queues."}
    {"title":"Best paper","awarder":"ACM","date":"2019-12","summary":"Top 1%"}
    {"organisation":"Library","role":"Aide","period":"2019-06 - 2020-06","description":"Shelves."}
    {"label":"X","icon":"tabler:brand-x","address":"https://x.com/awand"}
    {"label":"awa.dev","icon":"tabler:link","address":"https://awa.dev/"}
    {"label":"pay.sn","icon":"tabler:link","address":"https://pay.sn/"}
    {"label":"awa.blog","icon":"tabler:link","address":"https://awa.blog/x,y"}"
  `)
  expect(sections.custom).toMatchObject([
    { id: 'references', entries: [{ text: 'She deletes more than she writes.', by: 'Fatou Sow', role: 'CTO, Pay' }] },
    { id: 'courses', entries: [{ title: 'Queueing Theory' }] },
  ])
  expect(yaml()).not.toMatch(/rue X|1990|11000|221 77 123/)
  expect(report.match(/Not imported:\n[^]+(?=\n\nTo write)/)?.[0]).toMatchInlineSnapshot(`
    "Not imported:
      your LinkedIn profile (its URL is not in the export; add it to footer.profiles)
      Connections.csv, Jobs/Job Applications.csv, Profile.Industry "Finance", Volunteering[].Cause "Education", Certifications[].Finished On "May 2026", Certifications[].License Number "1", Recommendations_Received[].Creation Date "01/02/24", Courses[].Number "1" (the site has no field for it)
      Recommendations_Received "Ibra Fall" (your profile on LinkedIn does not show it)
      PhoneNumbers.csv "+221 77 123 45 67 Mobile" (it would be public; write your number in profile.phone to show it)
      Email Addresses.csv "old@pay.sn" (the site shows only one)

    Private, left out. For a CV that you send, write it in content/private.yaml; in content/site.yaml, everyone reads it:
      Profile.Address "12 rue X", Profile.Zip Code "11000" (home address)
      Profile.Birth Date "Mar 4, 1990" (date of birth)

    Changed:
      Positions[1].Description, Positions[2].Description (HTML or Markdown became plain text; check it)

    Public, also in the CV, the contact card and resume.json. Remove what should stay private:
      profile.email: awa@awa.dev
      footer.about: +221 77 987 65 43"
  `)
})

test('imports the same from the folder, and from a folder in it or in the zip file', async () => {
  const nested = below('Basic_Export', EXPORT)
  const imports = [importZip(zip(EXPORT)), importZip(zip(nested)), importFolder(EXPORT), importFolder(nested)]
  const [expected, ...others] = await Promise.all(imports.map(async (each) => (await each).yaml()))
  for (const yaml of others) expect(yaml).toBe(expected)
})

const profile = (name: string) => `First Name,Last Name,Headline\n${name},Okafor,Nurse\n`
const projects = { 'Projects.csv': 'Title\nTransit\n' }

test('imports the file in the fewest folders if there are several of one name', async () => {
  const files = { ...projects, 'b/Profile.csv': profile('Old'), 'Profile.csv': profile('New') }
  for (const each of [importZip(zip({ 'a/b/Profile.csv': profile('Oldest'), ...files })), importFolder(files)]) {
    const { yaml, report } = await each
    expect(yaml()).toContain('\nname: New Okafor\n')
    expect(report).toContain('b/Profile.csv')
  }
})

test.each([
  [
    'a table of too many columns',
    zip({ 'Skills.csv': `${'Name,'.repeat(1000)}\n` }),
    /Skills\.csv has 1001 columns, more than the 200 that the import reads/,
  ],
  ['a large table', zip({ 'Skills.csv': new Uint8Array(21_000_000) }), /export\.zip has more than 20 MB to read/],
  ['half a zip file', zip(EXPORT).subarray(0, 900), /export\.zip cannot be read \(.*unpack it if it has a password/],
  ['a spreadsheet', zip({ '[Content_Types].xml': '<Types/>' }), /export\.zip has an unknown format\. /],
  ['tables without rows', zip({ 'Skills.csv': 'Name\n' }), /has no data of a LinkedIn export\. It needs a file/],
  ['a table that breaks off', zip({ 'Skills.csv': 'Name\n"Go' }), /export\.zip cannot be read \(.*line 2/],
])('rejects %s, and writes nothing', async (_, bytes, message) => {
  const { problem, yaml } = await importZip(bytes)
  expect(problem).toMatch(message)
  expect(yaml).toThrow('ENOENT')
})
