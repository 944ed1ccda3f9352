import type { Content, ResolvedSource } from '../../model/content.ts'
import { initialsOf, monogramsOf } from '../../model/initials.ts'
import { readableHost } from '../lib/readable-address.ts'

type Parts = Pick<ResolvedSource, 'name' | 'profile' | 'expertise' | 'companies'>

/** Adds what the owner does not write: letters in place of missing pictures, and the hosts of websites. */
export function derivedTexts({ name, profile, expertise, companies }: Parts): Pick<Content, keyof Parts> {
  const letters = monogramsOf(expertise?.skills.map((skill) => skill.name) ?? [])
  return {
    name,
    profile: profile.photo ? profile : { ...profile, monogram: initialsOf(name) },
    ...(expertise && {
      expertise: {
        ...expertise,
        skills: expertise.skills.map((skill, index) =>
          skill.icon ? skill : { ...skill, monogram: letters[index] ?? '' },
        ),
      },
    }),
    ...(companies && {
      companies: {
        ...companies,
        organisations: companies.organisations.map((organisation) => ({
          ...organisation,
          ...(!organisation.logo && { monogram: initialsOf(organisation.name) }),
          ...(organisation.website !== undefined && { host: readableHost(organisation.website) }),
        })),
      },
    }),
  }
}
