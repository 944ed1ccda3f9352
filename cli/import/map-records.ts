import type { AddNote } from './note.ts'
import { newestDateFirst, newestFirst, periodOf } from './period.ts'
import type { Entry } from './resume.ts'

export function mapEducation(schools: readonly Entry<'education'>[], note: AddNote) {
  return schools.toSorted(newestFirst).flatMap((school) => {
    const institution = school.institution ?? school.studyType ?? school.area
    if (institution === undefined) return without('an institution', 'education', school, note)
    const isNamed = school.institution !== undefined
    return [
      {
        institution,
        address: school.url,
        degree: isNamed ? school.studyType : undefined,
        area: isNamed || school.studyType !== undefined ? school.area : undefined,
        period: periodOf(school),
        score: school.score,
        description: school.summary,
        courses: school.courses,
      },
    ]
  })
}

export function mapCertificates(certificates: readonly Entry<'certificates'>[], note: AddNote) {
  return certificates
    .toSorted((a, b) => newestDateFirst(a.date, b.date))
    .flatMap(({ name, issuer, date, url }) =>
      name === undefined
        ? without('a name', 'certificates', { issuer, date, url }, note)
        : [{ name, issuer, date, address: url }],
    )
}

export function mapLanguages(languages: readonly Entry<'languages'>[], note: AddNote) {
  return languages.flatMap(({ language, fluency }) =>
    language === undefined ? without('a name', 'languages', { fluency }, note) : [{ name: language, fluency }],
  )
}

export function mapPublications(publications: readonly Entry<'publications'>[], note: AddNote) {
  return publications
    .toSorted((a, b) => newestDateFirst(a.releaseDate, b.releaseDate))
    .flatMap(({ name, publisher, releaseDate, url, summary }) =>
      name === undefined
        ? without('a name', 'publications', { publisher, releaseDate, url }, note)
        : [{ title: name, publisher, date: releaseDate, address: url, summary }],
    )
}

export function mapAwards(awards: readonly Entry<'awards'>[], note: AddNote) {
  return awards
    .toSorted((a, b) => newestDateFirst(a.date, b.date))
    .flatMap(({ title, awarder, date, summary }) =>
      title === undefined
        ? without('a title', 'awards', { awarder, date, summary }, note)
        : [{ title, awarder, date, summary }],
    )
}

export function mapVolunteering(entries: readonly Entry<'volunteer'>[], note: AddNote) {
  return entries.toSorted(newestFirst).flatMap((entry) => {
    const organisation = entry.organization ?? entry.position
    if (organisation === undefined) return without('an organization', 'volunteer', entry, note)
    return [
      {
        organisation,
        address: entry.url,
        role: entry.organization === undefined ? undefined : entry.position,
        period: periodOf(entry),
        description: entry.summary,
        highlights: entry.highlights,
      },
    ]
  })
}

function without(name: string, section: string, entry: object, note: AddNote): [] {
  const values = Object.values(entry).filter((value) => value !== undefined)
  note('skipped', `${section} "${values.slice(0, 2).join(', ')}"`, `an entry without ${name}`)
  return []
}
