import { organisation as schema } from '../../schema/organisation.ts'
import type { Entries } from './content.ts'
import { isCurrent, newestFirst } from './dates.ts'
import type { Job } from './resume.ts'
import { shorten } from './shorten.ts'

const MAX_ORGANISATIONS = 2

type Context = { location: string; now: Date }

/** The current employers, or the latest one: the site shows how to reach its owner there. */
export function mapOrganisations(
  work: readonly Job[],
  { location, now }: Context,
): Entries<'companies', 'organisations'> {
  const byName = new Map(
    work
      .toSorted(newestFirst(now))
      .toReversed()
      .map((job) => [job.name?.toLowerCase(), job]),
  )
  const employers = [...byName.values()].toReversed()
  const current = employers.filter((job) => isCurrent(job, now)).slice(0, MAX_ORGANISATIONS)
  const paths: string[] = []
  return (current.length > 0 ? current : employers.slice(0, 1)).flatMap((job) => {
    if (job.name === undefined) return []
    const path = pathFor(job.name, paths)
    paths.push(path)
    return {
      path,
      name: job.name,
      legalName: job.name,
      blurb: job.description && shorten(job.description, 280),
      location: shorten(job.location ?? location, 80) || undefined,
      website: job.url,
    }
  })
}

/** A unique path, such as /acme. */
function pathFor(name: string, taken: readonly string[]): string {
  const slug = name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  const paths = [`/${slug}`, `/${slug}-2`, '/company', '/company-2']
  return paths.find((path) => !taken.includes(path) && schema.shape.path.safeParse(path).success) ?? '/company'
}
