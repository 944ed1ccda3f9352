import type { Content } from '../../schema/content.ts'
import { addressOf, cityOf } from '../../src/head/place-names.ts'

/**
 * The content as JSON Resume 1.0 (https://jsonresume.org/schema). Phone, and email if the owner has none, are those of the
 * first organisation.
 */
export function resume(content: Content, { address, language }: { address: string; language: string }): string {
  const { name, profile, expertise, companies, gallery, history, footer } = content
  const [first] = companies.organisations
  const place = cityOf(profile.location)
  return `${JSON.stringify(
    {
      $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
      basics: {
        name,
        label: profile.title,
        image: new URL(profile.photo.src, `${address}/`).href,
        email: profile.email ?? first?.email,
        phone: first?.phone,
        url: `${address}/`,
        summary: footer.about,
        ...(place !== undefined && { location: { city: addressOf(place, language).city } }),
        ...(footer.profiles.length > 0 && {
          profiles: footer.profiles.map((social) => ({ network: social.label, url: social.address })),
        }),
      },
      work: history.entries.map(({ period, role, employer, description }) => ({
        ...(employer !== undefined && { name: employer }),
        position: role,
        ...yearsOf(period),
        summary: description,
      })),
      ...(gallery.projects.length > 0 && {
        projects: gallery.projects.map(({ title, category, description }) => ({
          name: title,
          description,
          type: category,
        })),
      }),
      skills: expertise.skills.map((skill) => ({ name: skill.name })),
      meta: { canonical: `${address}/resume.json` },
    },
    null,
    2,
  )}\n`
}

/** Dates of a period: "2023 - 2024", "2025 - Present" or "2022". Other periods have no dates. */
export function yearsOf(period: string): { startDate?: string; endDate?: string } {
  const [, start, dash, rest = ''] = /^\s*(\d{4})\s*(?:([-–—])\s*(.*?))?\s*$/s.exec(period) ?? []
  if (start === undefined) return {}
  if (dash === undefined) return { startDate: start, endDate: start }
  if (/^\d{4}$/.test(rest)) return { startDate: start, endDate: rest }
  return /\d/.test(rest) ? {} : { startDate: start }
}
