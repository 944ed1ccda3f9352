import type { Content, ResolvedSource } from '../../schema/content.ts'
import { initialsOf, monogramsOf } from '../../src/ui/initials.ts'

type Parts = Pick<ResolvedSource, 'name' | 'profile' | 'expertise' | 'companies'>

/** Adds letters to the owner, the skills and the organisations that have no picture. */
export function monograms({ name, profile, expertise, companies }: Parts): Pick<Content, keyof Parts> {
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
        organisations: companies.organisations.map((organisation) =>
          organisation.logo ? organisation : { ...organisation, monogram: initialsOf(organisation.name) },
        ),
      },
    }),
  }
}
