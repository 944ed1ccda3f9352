import { expect, test } from 'vitest'
import { doubtsIn, parseSite } from '../content/content.ts'
import { cite, withDoubts } from './doubt.ts'
import { readResume } from './read-resume.ts'
import { composeYaml } from './write/compose-yaml.ts'
import { mapContent } from './write/map-content.ts'

/** The fields that the file marks, with the sources in the comments. */
function doubtsOf(resume: Record<string, unknown>) {
  const yaml = composeYaml(
    mapContent(
      readResume(resume, () => {}),
      () => {},
    ),
  )
  return doubtsIn(parseSite(yaml, { folder: '.', name: 'content' })).map(
    ({ path, source }) => `${path.join('.')}: ${source}`,
  )
}

test('writes a comment behind each value that an importer doubts, wherever the value goes', () => {
  const at = (text: string) => cite('page 1', text)
  const job = { company: 'Mill', position: 'Aide', startDate: '2021', endDate: '2022', description: '- One\n- Two' }
  const resume = {
    basics: withDoubts(
      {
        name: 'Ada',
        headline: 'Aide',
        summary: 'I run mills.',
        location: withDoubts({ city: 'Paris' }, { city: at('P.') }),
      },
      { name: at('ADA'), headline: at('aide'), summary: at('I run'), email: at('none') },
    ),
    work: [
      { position: 'Newer', startDate: '2023' },
      withDoubts(job, {
        position: at('Aide, Mill'),
        startDate: at('2021 to\n 2022'),
        endDate: at('2021 to\n 2022'),
        description: at('•'),
      }),
    ],
    education: [withDoubts({ area: 'Physics' }, { area: at('Phys.') })],
    skills: [withDoubts({ name: 'Cloud', keywords: ['Go', 'Rust'] }, { keywords: at('Go Rust') })],
    meta: {
      sections: [
        {
          id: 'notes',
          kind: 'text',
          title: 'a',
          label: 'a',
          entries: [withDoubts({ text: 'Knots.' }, { text: at('K') })],
        },
      ],
    },
  }
  expect(doubtsOf(resume)).toEqual([
    'name: page 1, "ADA"',
    'title: page 1, "aide"',
    'hero.headline: page 1, "aide"',
    'hero.subtitle: page 1, "I run"',
    'profile.title: page 1, "aide"',
    'profile.location: page 1, "P."',
    'expertise.skills.0: page 1, "Go Rust"',
    'expertise.skills.1: page 1, "Go Rust"',
    'history.entries.1.role: page 1, "Aide, Mill"',
    'history.entries.1.period: page 1, "2021 to 2022"',
    'history.entries.1.highlights.0: page 1, "•"',
    'education.entries.0.institution: page 1, "Phys."',
    'custom.0.entries: page 1, "K"',
    'footer.about: page 1, "I run"',
  ])
})

test('marks what is derived from a doubtful value', () => {
  const summary = 'I keep the clusters of a whole bank calm, and its people too. Salary 90.000 EUR.'
  const basics = withDoubts({ name: 'Ada', summary }, { summary: 'page 1' })
  const work = [withDoubts({ position: 'Aide' }, { position: 'page 2' })]
  expect(doubtsOf({ basics, work })).toEqual([
    'title: page 2',
    'description: page 1',
    'hero.headline: page 2',
    'hero.subtitle: page 1',
    'profile.title: page 2',
    'history.entries.0.role: page 2',
    'footer.about: page 1',
  ])
})

test('shortens a long source', () => {
  expect(cite('page 2', 'word '.repeat(100))).toHaveLength(131)
})
