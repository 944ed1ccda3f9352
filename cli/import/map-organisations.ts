import { organisation as schema } from '../../schema/organisation.ts'
import { httpsIn, SECURED } from './addresses.ts'
import { kept, type Entries, type Leave, type OrganisationDraft, type To } from './draft.ts'
import type { Job } from './job-in.ts'
import type { Resume } from './resume.ts'
import { asSentences, shortened } from './shorten.ts'

const MOST = 2
const MOST_FEATURES = 3

/** In characters: what is longer is an achievement, and no line of a card. */
const LONGEST_FEATURE = 60

/** The firms that go on, or else the latest: the site shows whom its owner works with, and how to reach them there. */
export function organisationsFrom(resume: Resume, { leave, origins }: To): Entries<'companies', 'organisations'> {
  const employers = employersIn(resume.jobs)
  const paths: string[] = []
  if (employers.length === 0) return [sampleOrganisation()]
  return employers.map((job) => {
    const path = pathFor(job.company, paths)
    paths.push(path)
    const organisation = organisationFrom(job, { path, location: resume.location, leave })
    origins.set(organisation, job.from)
    return organisation
  })
}

/** Without the phone number: the schema can do without, and it is nobody's. */
export function sampleOrganisation(): OrganisationDraft {
  return {
    ...furniture(),
    path: own('path'),
    name: own('name'),
    legalName: own('legalName'),
    blurb: own('blurb'),
    features: own('features'),
    email: own('email'),
    location: own('location'),
    website: own('website'),
  }
}

function employersIn(jobs: readonly Job[]): Job[] {
  const firms = jobs.filter(
    ({ company }, index) =>
      company !== '' && jobs.findIndex((job) => job.company.toLowerCase() === company.toLowerCase()) === index,
  )
  const current = firms.filter(({ start, goesOn }) => start !== undefined && goesOn)
  return current.length > 0 ? current.slice(0, MOST) : firms.slice(0, 1)
}

type Around = { path: string; location: string; leave: Leave }

function organisationFrom(job: Job, { path, location, leave }: Around): OrganisationDraft {
  const website = httpsIn(job.address)
  if (website === undefined && job.address.trim() !== '')
    leave(`${job.from}.url`, 'is no address that the site can link to')
  if (website !== undefined && /^\s*http:/i.test(job.address)) leave(`${job.from}.url`, SECURED)
  const features = featuresFrom(job)
  const text = asSentences(job.firm.length > 0 ? job.firm : job.summary)
  const name = job.company
  return {
    ...furniture(),
    path,
    name,
    legalName: name,
    blurb: shortened(text, 280) || own('blurb'),
    features: features.length > 0 ? features : own('features'),
    email: own('email'),
    location: shortened(job.location || location, 80) || own('location'),
    website: website ?? own('website'),
  }
}

/** What no résumé says of a firm. */
function furniture() {
  return {
    logo: own('logo'),
    tagline: own('tagline'),
    websiteLabel: own('websiteLabel'),
    about: own('about'),
    offers: own('offers'),
  }
}

function own(field: string) {
  return kept('companies', 'organisations', 0, field)
}

function featuresFrom({ highlights }: Job): string[] {
  const features = highlights.map((line) => line.replace(/\.$/, '')).filter(({ length }) => length <= LONGEST_FEATURE)
  return features.filter((line, index) => features.indexOf(line) === index).slice(0, MOST_FEATURES)
}

/** A path of its own, like /acme. */
function pathFor(name: string, taken: readonly string[]): string {
  const word = name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '')
  const wishes = [word || 'company', `${word || 'company'}-2`, `${word}-company`, 'company', 'company-2']
  const paths = wishes.map((wish) => `/${wish}`)
  return paths.find((path) => !taken.includes(path) && schema.shape.path.safeParse(path).success) ?? '/company'
}
