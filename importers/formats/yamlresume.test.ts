import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { lostTexts, run } from '../fixtures.ts'

/** With every section and every field. */
const everything = readFileSync(join(import.meta.dirname, 'yamlresume-resume.yaml'), 'utf8')

test('imports everything, or names it in the report', async () => {
  const { yaml, report, content } = await run(everything, { name: 'resume.yml' })
  await content()
  expect(lostTexts(parse(everything, { schema: 'failsafe' }), yaml(), report)).toEqual([])
  expect(yaml().slice(yaml().indexOf('url:'))).toMatchInlineSnapshot(`
    "url: https://example.com/ # to write: the URL of the published site, such as https://your-name.github.io/
    language: de
    name: Mira Example
    title: '{name} | Platform Engineer'
    description: I run platforms for hospitals, with calm deployments and backups that are restored every week, and I write
      about clocks in my spare time.

    hero:
      headline: Platform Engineer
      subtitle: I run platforms for hospitals, with calm deployments and backups that are restored every week, and I write
        about clocks in my spare time.

    profile:
      title: Platform Engineer
      location:
        city: Porto
        region: Norte
        countryCode: PT
      email: mira@example.com
      phone: +1 202 555 0143

    expertise:
      title: Kenntnisse
      label: Kenntnisse
      skills:
        - { name: Helm, icon: devicon:helm, group: Platforms (Expert) }
        - { name: Argo CD, icon: devicon:argocd, group: Platforms (Expert) }
        - { name: Mentoring, level: Advanced }

    gallery:
      title: Projekte
      label: Projekte
      projects:
        - title: Tide Tables
          description: Shows the tides of sixty harbours.
          highlights:
            - Used by two ports
            - Prints almanacs
          technologies:
            - Go
            - SQLite
          period: 2019-01 - 2019-05
          links:
            - { label: Website, address: https://tides.example.com/ }

    history:
      title: Stationen
      label: Stationen
      entries:
        - employer: Harbour Example
          role: Staff Engineer
          address: https://harbour.example.com/
          period: 2021-03-01 - heute
          highlights:
            - Moved forty services
            - Wrote [the report](https://harbour.example.com/report)
          technologies:
            - Kubernetes
            - Terraform
        - employer: Mill Example
          role: Operator
          period: 2018 - 2020-12
          description: Kept the mill running.

    education:
      title: Ausbildung
      label: Ausbildung
      entries:
        - institution: Example University
          address: https://university.example.org/
          area: Computing
          degree: Master
          period: 2013-09-01 - 2015-07-01
          score: '1.30'
          courses:
            - Clocks
            - Queues
          description: |-
            Thesis on drift
            Choir of the faculty

    certificates:
      title: Zertifikate
      label: Zertifikate
      entries:
        - name: CKA Example
          date: 2020-05
          address: https://certificates.example.com/1
          issuer: Foundation Example

    languages:
      title: Sprachen
      label: Sprachen
      entries:
        - name: Portuguese
          fluency: Native or Bilingual Proficiency
        - name: English
          fluency: Full Professional Proficiency (TOEFL 110, IELTS 7.5)

    publications:
      title: Veröffentlichungen
      label: Veröffentlichungen
      entries:
        - title: Clocks That Agree
          publisher: Journal of Examples
          date: 2022-11
          address: https://papers.example.org/clocks
          summary: On drift.

    awards:
      title: Auszeichnungen
      label: Auszeichnungen
      entries:
        - title: Engineer of the Year
          date: 2022-10
          awarder: Harbour Awards
          summary: For the migration.

    volunteering:
      title: Ehrenamt
      label: Ehrenamt
      entries:
        - organisation: Library Example
          role: Reader
          address: https://library.example.org/
          period: 2019-06 - 2019-07
          highlights:
            - Read aloud
    custom:
      - id: interests
        kind: records
        title: Interessen
        label: Interessen
        entries:
          - title: Sailing
            summary: Wood, Slow boats
      - id: references
        kind: quotes
        title: Referenzen
        label: Referenzen
        entries:
          - by: Ines Duarte
            text: Deletes more than she writes.
            role: Head of Engineering

    footer:
      aboutTitle: Über mich
      about: I run platforms for hospitals, with calm deployments and backups that are restored every week, and I write about
        [clocks](https://clocks.example.com) in my spare time.
      connectTitle: Kontakt
      profiles:
        - { label: GitHub, icon: tabler:brand-github, address: https://github.com/mira-example }
        - { label: mira.example.com, icon: tabler:link, address: https://mira.example.com/ }

    look:
      layout: trace
    "
  `)
  expect(report).toMatchInlineSnapshot(`
    "Wrote content/site.yaml from resume.yml (a résumé of YAMLResume).

    Read:
      3 skills, 1 project, 2 jobs, 1 school, 1 certificate, 2 languages, 1 publication, 1 award, 1 voluntary role, 1 in Interessen, 1 in Referenzen, 2 profiles

    Not imported:
      layouts (the design of the other program; that of this site is in \`look\`)
      custom "of another program" (the site has no field for it)
      references "Ines Duarte", email "ines@example.com", references "Ines Duarte", phone "+1 202 555 0178" (contact data of another person; add it only with their consent)
      basics.profiles[] "Line mira.line" (it has no https:// URL; add the profile to footer.profiles)

    Private, left out. For a CV that you send, write it in content/private.yaml; in content/site.yaml, everyone reads it:
      basics.location.postalCode "4000-000", basics.location.address "1 Harbour Street" (home address)

    Changed:
      basics.summary, work[0].summary (HTML or Markdown became plain text; check it)
      basics.url (your website is now a link in footer.profiles; the URL of this site is yours to write)

    Public, also in the CV, the contact card and resume.json. Remove what should stay private:
      profile.email: mira@example.com
      profile.phone: +1 202 555 0143

    To write in content/site.yaml:
      url: Write the URL of the published site, such as https://your-name.github.io/."
  `)
})

test('recognises it by its content', async () => {
  const work = [{ name: 'Mill', position: 'Aide', startDate: '2020' }]
  const { report, content } = await run({ content: { basics: { name: 'Ada' }, work } }, { name: 'x.txt' })
  expect(report).toContain('(a résumé of YAMLResume)')
  expect((await content()).history?.entries).toMatchObject([
    { role: 'Aide', employer: 'Mill', period: '2020 - Present' },
  ])
})

test('names the line of a mistake', async () => {
  const { problem } = await run('content:\n  basics:\n    name: Ada\n   headline: Aide\n', { name: 'resume.yml' })
  expect(problem).toMatch(/resume\.yml:4:\d+ Wrong indentation/)
})
