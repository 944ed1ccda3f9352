import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { lostTexts, run } from '../../fixtures.ts'

/** With every type of entry and every field. */
const everything = readFileSync(join(import.meta.dirname, 'rendercv-resume.yaml'), 'utf8')

test('imports everything, or names it in the report', async () => {
  const { yaml, report, content } = await run(everything, { name: 'Mira_Example_CV.yaml' })
  await content()
  expect(lostTexts(parse(everything, { schema: 'failsafe' }), yaml(), report)).toEqual([])
  expect(yaml().slice(yaml().indexOf('hero:'))).toMatchInlineSnapshot(`
    "hero:
      headline: Platform Engineer
      subtitle: I run platforms for hospitals.

    profile:
      title: Platform Engineer
      location: Porto, Portugal
      email: mira@example.com
      phone: +1-202-555-0143

    expertise:
      title: Skills
      label: Skills
      skills:
        - { name: Kubernetes, icon: devicon:kubernetes, group: Platforms }
        - { name: Terraform, icon: devicon:terraform, group: Platforms }
        - { name: Helm, icon: devicon:helm, group: Platforms }
        - { name: Go, icon: devicon:go, group: Languages }
        - { name: Python, icon: devicon:python, group: Languages }

    gallery:
      title: Projects
      label: Projects
      projects:
        - title: Restore Drill
          period: 2020-01 - Present
        - title: Tide Tables
          description: Shows the tides of sixty harbours.
          highlights:
            - Used by two ports
          period: 2019-05
          links:
            - { label: Website, address: https://tides.example.com/ }

    history:
      title: Experience
      label: Experience
      entries:
        - employer: Harbour Example
          location: Lisbon, Portugal
          role: Staff Engineer
          address: https://harbour.example.com/
          period: 2021-03 - Present
          description: Owns deployments of forty teams.
          highlights:
            - Cut a build to 6 minutes
            - Wrote [the report](https://harbour.example.com/report)
          technologies:
            - Kubernetes
            - Terraform
        - employer: Mill Example
          role: Operator
          period: 2018 - 2020

    education:
      title: Education
      label: Education
      entries:
        - institution: Example University
          area: Computing
          degree: MSc
          period: 2013 - 2015-06-30
          score: '1.30'
          description: |-
            Thesis on clocks.
            Choir of the faculty

    certificates:
      title: Certificates
      label: Certificates
      entries:
        - name: CKA Example
          date: 2020-05

    languages:
      title: Languages
      label: Languages
      entries:
        - name: Portuguese
          fluency: native
        - name: English
          fluency: C1

    publications:
      title: Publications
      label: Publications
      entries:
        - title: Clocks That Agree
          publisher: Journal of Examples
          date: 2022-11
          address: https://doi.org/10.1000/clocks.2022
          summary: |-
            Mira Example, Ines Duarte, Ruben Costa
            On drift.
        - title: Night Runs
          date: '2020'
          address: https://papers.example.org/night
          summary: Mira Example
    custom:
      - id: research-experience
        kind: timeline
        title: Research Experience
        label: Research Experience
        entries:
          - employer: Clock Laboratory
            role: Assistant
            period: 2014-09 - 2015-02
            highlights:
              - Measured drift
      - id: summer-schools
        kind: timeline
        title: Summer Schools
        label: Summer Schools
        entries:
          - employer: Summer School Example
            role: Certificate, Distributed Systems
            period: 2014-07
      - id: side-quests
        kind: timeline
        title: Side Quests
        label: Side Quests
        entries:
          - location: Aveiro
            role: Knot Archive
            period: '2016' # check: date, "Winter 2016"
            highlights:
              - Catalogued ninety knots
      - id: posters
        kind: records
        title: Posters
        label: Posters
        entries:
          - title: A Drill a Week
            by: Poster Days
            summary: Mira Example, Ruben Costa
      - id: selected-honors
        kind: text
        title: Selected Honors
        label: Selected Honors
        entries:
          - Engineer of the Year 2022
          - Second place, Example Cup
      - id: patents
        kind: text
        title: Patents
        label: Patents
        entries:
          - Clock with two hands (EX 1,234)
      - id: invited-talks
        kind: text
        title: Invited Talks
        label: Invited Talks
        entries:
          - Two Backups, Example Conference
          - Both Empty, Example Meetup
      - id: tools-at-home
        kind: records
        title: Tools at Home
        label: Tools at Home
        entries:
          - title: Workbench
            summary: vice and lathe
      - id: notes-letters
        kind: text
        title: Notes & Letters
        label: Notes & Letters
        entries:
          - Letters are answered on Sundays.
      - id: interests
        kind: records
        title: Interests
        label: Interests
        entries:
          - title: Sailing
          - title: Chess

    footer:
      aboutTitle: About Me
      about: |-
        I run platforms for hospitals.
        Before that, I kept [batch jobs](https://example.com/batch) alive.
      connectTitle: Connect
      profiles:
        - { label: GitHub, icon: tabler:brand-github, address: https://github.com/mira-example }
        - {
            label: Stack Overflow,
            icon: tabler:brand-stackoverflow,
            address: https://stackoverflow.com/users/12345/mira-example
          }
        - { label: Mastodon, icon: tabler:brand-mastodon, address: https://social.example.net/@mira }
        - { label: ORCID, icon: tabler:link, address: https://orcid.org/0000-0000-0000-0000 }
        - { label: notes.example.org, icon: tabler:link, address: https://notes.example.org/ }
        - { label: Book a call, icon: tabler:link, address: https://calls.example.com/mira }
        - { label: mira.example.com, icon: tabler:link, address: https://mira.example.com/ }

    look:
      layout: trace
    "
  `)
  expect(report).toMatchInlineSnapshot(`
    "Wrote content/site.yaml from Mira_Example_CV.yaml (a CV of RenderCV).

    Read:
      5 skills, 2 projects, 2 jobs, 1 school, 1 certificate, 2 languages, 2 publications, 1 in Research Experience, 1 in Summer Schools, 1 in Side Quests, 1 in Posters, 2 in Selected Honors, 1 in Patents, 2 in Invited Talks, 1 in Tools at Home, 1 in Notes & Letters, 2 in Interests, 7 profiles

    Doubtful, each with a comment (# check: …) in content/site.yaml. Correct what is wrong, and delete the comments:
      line 136, custom[2].entries[0].period: date, "Winter 2016"

    Not imported:
      design, locale, rendercv_settings (the design of the other program; that of this site is in \`look\`)
      cv.custom_connections "Pager four seven", work[].pager "every third week", education[].location "Coimbra", projects[].location "Remotely" (the site has no field for it)
      cv.email "mira.second@example.com" (the site shows only one)
      basics.image "portrait.jpg" (save the picture in content/images/ and write its name in profile.photo)
      basics.profiles[] "WhatsApp +1 202 555 0178" (it has no https:// URL; add the profile to footer.profiles)

    Changed:
      basics.summary, work[0].highlights, publications[0].summary, meta.sections[4].entries[0].text (HTML or Markdown became plain text; check it)
      basics.url (your website is now a link in footer.profiles; the URL of this site is yours to write)

    Public, also in the CV, the contact card and resume.json. Remove what should stay private:
      profile.email: mira@example.com
      profile.phone: +1-202-555-0143

    To write in content/site.yaml:
      url: Write the URL of the published site, such as https://your-name.github.io/.

    If your texts are not in English, change language and the headings in content/site.yaml."
  `)
})

test.each([
  [
    'another name of the file, and no design',
    'cv: { name: Ada, sections: { experience: [{ company: Mill, position: Aide }] } }',
  ],
  ['JSON', '{"cv": {"name": "Ada", "sections": {"Jobs": [{"company": "Mill", "position": "Aide"}]}}}'],
])('recognises %s', async (_, text) => {
  const { report, content } = await run(text, { name: 'x.txt' })
  expect(report).toContain('(a CV of RenderCV)')
  expect((await content()).history?.entries).toMatchObject([{ role: 'Aide', employer: 'Mill' }])
})

test('takes the language from the headings', async () => {
  const sections = {
    Berufserfahrung: [{ company: 'Mühle', position: 'Hilfe', start_date: 2020 }],
    Sprachen: [{ label: 'Deutsch', details: 'C2' }],
  }
  const { content } = await run({ cv: { name: 'Ada', sections } })
  expect(await content()).toMatchObject({
    language: 'de',
    history: { title: 'Berufserfahrung', entries: [{ period: '2020 - heute' }] },
    languages: { title: 'Sprachen' },
  })
})

test('keeps every section, whatever its name', async () => {
  const entries = [{ label: 'One', details: 'two' }]
  const { content } = await run({
    cv: {
      sections: {
        experience: [{ position: 'Aide' }],
        awards: entries,
        Awards: entries,
        Награды: entries,
        menu: entries,
      },
    },
  })
  expect((await content()).custom?.map(({ id, title }) => [id, title])).toEqual([
    ['awards-2', 'Awards'],
    ['awards-3', 'Awards'],
    ['section', 'Награды'],
    ['menu-2', 'Menu'],
  ])
})

test('knows papers by their type if the name of their section is for another list', async () => {
  const { content } = await run(
    'cv:\n  sections:\n    research:\n      - { title: On Clocks, authors: [Ada] }\n    education:\n      - { institution: Uni }',
  )
  const { publications, custom } = await content()
  expect([publications?.title, publications?.entries[0]?.title, custom]).toEqual(['Research', 'On Clocks', undefined])
})

test('reads a text with LaTeX in it, nested highlights, and dates in words', async () => {
  const { content, yaml } = await run(
    String.raw`cv:
  sections:
    about:
      - |
        I write
        \begin{itemize}
    experience:
      - position: Aide
        date: 2018 – 2020, part time
        highlights:
          - Moved it
            - Forty services
            - Six minutes
          - A rota - of two
`,
    { name: 'cv.yaml' },
  )
  const [entry] = (await content()).history?.entries ?? []
  expect(entry?.highlights).toEqual(['Moved it', 'Forty services', 'Six minutes', 'A rota - of two'])
  expect(yaml()).toContain('period: 2018 - 2020 # check: date, "2018 – 2020, part time"')
})

test('leaves out private entries of a section', async () => {
  const { yaml, report } = await run(
    'cv:\n  sections:\n    experience: [{ position: Aide }]\n    personal:\n      - { label: Date of birth, details: 3 April 1980 }\n      - { label: Licence, details: Class B }\n',
    { name: 'cv.yaml' },
  )
  expect(yaml()).toContain('title: Licence')
  expect(yaml()).not.toContain('1980')
  expect(report).toContain('"Date of birth: 3 April 1980" (date of birth)')
})
