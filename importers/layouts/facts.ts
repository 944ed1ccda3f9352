import { jobGroupsOf, proseOf } from './entries.ts'
import type { Layout } from './layout.ts'
import type { Job, Person } from './person.ts'
import { writePeriod } from './written-dates.ts'

/** What a field of content/site.yaml has to say. `printed` is how the CV writes it. */
export type Fact = { field: string; value: string; printed: string }

/** All facts that the layout shows. */
export function factsOf(person: Person, layout: Layout): Fact[] {
  const groups = ['groups', 'group-cells'].includes(layout.skills) ? person.skills : []
  return [
    fact('name', person.name),
    fact('profile.title', layout.title === 'none' ? undefined : person.title),
    fact('profile.email', person.email),
    fact('profile.phone', person.phone),
    fact('profile.location', person.place),
    fact('footer.about', person.summary),
    person.links.map((url, index) => [
      { ...plain(`footer.profiles[${index}].address`, url), printed: url.replace('https://', '') },
    ]),
    person.jobs.map((job, index) => jobFacts(`history.entries[${index}]`, job, 'employer', person, layout)),
    person.volunteering.map((job, index) =>
      jobFacts(`volunteering.entries[${index}]`, job, 'organisation', person, layout),
    ),
    person.schools.map(({ institution, degree, area, score, start, end }, index) => {
      const at = `education.entries[${index}]`
      const { value, text } = writePeriod(layout.schoolDates === 'end' ? { end } : { start, end }, person, layout)
      return [
        fact(`${at}.institution`, institution),
        fact(`${at}.degree`, [degree, area].filter(Boolean).join(', ')),
        fact(`${at}.score`, score),
        [{ field: `${at}.period`, value, printed: text }],
      ]
    }),
    person.skills.flatMap(({ names }) => names).map((name, index) => fact(`expertise.skills[${index}].name`, name)),
    groups.map(({ group, names }) => fact(`expertise.skills[${names[0]}].group`, group)),
    person.languages.map(({ name, level }, index) => [
      fact(`languages.entries[${index}].name`, name),
      fact(`languages.entries[${index}].fluency`, level),
    ]),
    person.certificates.map(({ name, issuer, year }, index) => [
      fact(`certificates.entries[${index}].name`, name),
      fact(`certificates.entries[${index}].issuer`, issuer),
      fact(`certificates.entries[${index}].date`, year),
    ]),
    person.projects.map(({ title, text }, index) => [
      fact(`gallery.projects[${index}].title`, title),
      fact(`gallery.projects[${index}].description`, text),
    ]),
  ].flat(4)
}

/** The places of schools and unpaid jobs, for which the site has no field. */
export function fieldlessOf({ schools, volunteering }: Person): string[] {
  return [...schools, ...volunteering].flatMap(({ place }) => place ?? [])
}

function plain(field: string, value: string): Fact {
  return { field, value, printed: value }
}

function fact(field: string, value: string | undefined): Fact[] {
  return value === undefined ? [] : [plain(field, value)]
}

/** Several roles at one employer have a head of their own, with the place. */
function isPlacePrinted(job: Job, { jobs }: Person, layout: Layout): boolean {
  return (
    layout.head.includes('place') || jobGroupsOf(jobs, layout).some((group) => group.length > 1 && group.includes(job))
  )
}

function jobFacts(
  at: string,
  job: Job,
  employer: 'employer' | 'organisation',
  person: Person,
  layout: Layout,
): Fact[][] {
  const { value, text } = writePeriod(job, person, layout)
  const highlights =
    layout.bullet === 'none'
      ? [fact(`${at}.description`, proseOf(job.highlights) || undefined)]
      : job.highlights.map((each, index) => fact(`${at}.highlights[${index}]`, each))
  return [
    fact(`${at}.role`, job.role),
    fact(`${at}.${employer}`, job.employer),
    // An unpaid job has no field for its place.
    employer === 'employer' && isPlacePrinted(job, person, layout) ? fact(`${at}.location`, job.place) : [],
    [{ field: `${at}.period`, value, printed: text }],
    ...highlights,
  ]
}
