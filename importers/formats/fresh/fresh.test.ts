import { expect, test } from 'vitest'
import { lostTexts, run } from '../../fixtures.ts'
import everything from './fresh-resume.json' with { type: 'json' }

test('imports everything, or names it in the report, and nothing private', async () => {
  const { yaml, report, content } = await run(everything, { name: 'fresh.json' })
  await content()
  const { meta: _meta, ...file } = everything
  expect(lostTexts(file, yaml(), report)).toEqual(['Spy'])
  expect(yaml()).not.toMatch(/Secret|Spy/)
  expect(yaml().slice(yaml().indexOf('hero:'))).toMatchInlineSnapshot(`
    "hero:
      headline: Platform Engineer
      subtitle: I run platforms for hospitals.

    profile:
      title: Platform Engineer
      location:
        city: Porto
        region: Norte
        countryCode: PT
      email: mira@example.com
      phone: +1-202-555-0143

    expertise:
      title: Skills
      label: Skills
      skills:
        - { name: Kubernetes, icon: devicon:kubernetes, group: Platforms (Expert), level: Master }
        - { name: Terraform, icon: devicon:terraform, group: Platforms (Expert) }
        - { name: Carpentry, level: Beginner }

    gallery:
      title: Projects
      label: Projects
      projects:
        - title: Tide Tables
          description: |-
            Tides of sixty harbours.
            Used by two ports.
          highlights:
            - Ten thousand readers
          technologies:
            - TypeScript
          period: 2019-05 - 2020-01
          links:
            - { label: Website, address: https://tides.example.com/ }
          role: Author
          category: Web

    history:
      title: Work History
      label: History
      entries:
        - employer: Harbour Example
          location: Lisboa
          role: Staff Engineer
          address: https://harbour.example.com/
          period: 2021-03 - Present
          description: Owns deployments.
          highlights:
            - Moved forty services
          technologies:
            - Helm
            - Go
        - employer: Mill Example
          role: Operator
          period: 2017-06 - 2021-02

    education:
      title: Education
      label: Education
      entries:
        - institution: Example University
          address: https://university.example.org/
          area: Computing
          degree: Master
          period: 2013 - 2015
          score: '1.3'
          courses:
            - Clocks
            - Queues
          description: Thesis on drift.

    languages:
      title: Languages
      label: Languages
      entries:
        - name: Portuguese
          fluency: Native

    publications:
      title: Publications
      label: Publications
      entries:
        - title: Clocks That Agree
          publisher: Journal of Examples
          date: 2022-11
          address: https://papers.example.org/clocks
          summary: On drift.
        - title: Calm Notes
          publisher: Example Press
          date: '2020'

    awards:
      title: Awards
      label: Awards
      entries:
        - title: Engineer of the Year
          date: 2022-10
          awarder: Harbour Awards
          summary: For uptime.

    volunteering:
      title: Volunteer Work
      label: Volunteering
      entries:
        - organisation: Library Example
          role: Reader
          period: 2018 - 2019
          description: Shelves.
          highlights:
            - Read to forty children
    custom:
      - id: speaking
        kind: timeline
        title: Speaking
        label: Speaking
        entries:
          - employer: Example Days
            location: Braga
            role: Two Backups
            period: 2024-10
            description: Both empty.
            highlights:
              - Standing room
      - id: writing-samples
        kind: records
        title: Samples
        label: Samples
        entries:
          - title: Restore Drill
            date: '2021'
            address: https://drill.example.com/
            summary: A weekly drill.
      - id: reading
        kind: records
        title: Reading
        label: Reading
        entries:
          - title: A Book of Knots
            by: Ann Example, Bo Example
            date: '2023'
            summary: Useful.
      - id: extracurricular
        kind: timeline
        title: Extracurricular
        label: Extracurricular
        entries:
          - employer: Rowing
            location: Douro
            role: Captain
            period: 2014 - 2015
      - id: interests
        kind: records
        title: Interests
        label: Interests
        entries:
          - title: Sailing
            summary: wood
      - id: references
        kind: quotes
        title: References
        label: References
        entries:
          - by: Rui Example
            text: Calm.
          - by: Ines Duarte
            text: Deletes more than she writes.
            role: Head of Engineering
      - id: organizations
        kind: timeline
        title: Organisations
        label: Organisations
        entries:
          - employer: Guild of Operators
            role: Member
            period: 2016 - 2020
            description: Monthly dinners.
          - employer: Harbour Board
            role: Chair
            period: 2022 - 2023
            description: Voted twice.

    footer:
      aboutTitle: About Me
      about: I run platforms for hospitals.
      connectTitle: Connect
      profiles:
        - { label: GitHub, icon: tabler:brand-github, address: https://github.com/mira-example }
        - { label: Notes, icon: tabler:link, address: https://notes.example.com/ }
        - { label: mira.example.com, icon: tabler:link, address: https://mira.example.com/ }

    look:
      layout: trace
    "
  `)
  expect(report).toMatchInlineSnapshot(`
    "Wrote content/site.yaml from fresh.json (a résumé of FRESH).

    Read:
      3 skills, 1 project, 2 jobs, 1 school, 1 language, 2 publications, 1 award, 1 voluntary role, 1 in Speaking, 1 in Samples, 1 in Reading, 1 in Extracurricular, 1 in Interests, 2 in References, 2 in Organisations, 3 profiles

    Not imported:
      references "Secret Person" (you have marked it as private)
      references "Ines Duarte" "ines@example.com" (contact data of another person; add it only with their consent)
      skills[].levels[].summary "Since 1.4", skills[].levels[].years "8", volunteer[].category "civic", info.quote "Calm first.", disposition.travel "25", disposition.authorization "citizen", disposition.commitment[] "contract", disposition.relocation.willing "possible", contact.other[].label "Fax", contact.other[].category "fax", contact.other[].value "+1-202-555-0177", location.code "4000-000", employment.summary "Ten years on call.", projects[].media[].category "screenshot", projects[].media[].name "tides.png", projects[].media[].url "https://tides.example.com/tides.png", projects[].repo "https://git.example.com/tides", service.summary "Weekends.", education.summary "Two degrees.", education.degree "MSc", education.history[].title "MSc", recognition[].category "prize", writing[].category "paper", writing[].publisher.url "https://journal.example.org", languages[].years "30", interests[].summary "Slow boats", references[].category "professional", references[].contact[].label "mail", references[].contact[].category "email", testimonials[].category "professional" (the site has no field for it)
      basics.image "mira.jpg" (save the picture in content/images/ and write its name in profile.photo)

    Private, left out. For a CV that you send, write it in content/private.yaml; in content/site.yaml, everyone reads it:
      basics.location.address "1 Harbour Street" (home address)

    Changed:
      basics.url (your website is now a link in footer.profiles; the URL of this site is yours to write)

    Public, also in the CV, the contact card and resume.json. Remove what should stay private:
      profile.email: mira@example.com
      profile.phone: +1-202-555-0143

    To write in content/site.yaml:
      url: Write the URL of the published site, such as https://your-name.github.io/.

    If your texts are not in English, change language and the headings in content/site.yaml."
  `)
})

test('recognises the format by its name alone', async () => {
  const { report } = await run({ meta: { format: 'FRESH@1.0.0' }, projects: [{ title: 'Tides' }] }, { name: 'x.txt' })
  expect(report).toContain('(a résumé of FRESH)')
})
