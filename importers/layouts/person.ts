/** Days in ISO 8601. A job without an end is still going on. */
export type Job = {
  role: string
  employer: string
  place?: string
  start: string
  end?: string
  highlights: readonly string[]
}
export type School = {
  institution: string
  degree: string
  area?: string
  score?: string
  place?: string
  start: string
  end: string
}
export type Certificate = { name: string; issuer: string; year: string }

/** A CV of an invented person, without a layout. */
export type Person = {
  language: 'cs' | 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl' | 'pl'
  name: string
  title: string
  summary: string
  email: string
  phone: string
  place?: string
  links: readonly string[]
  /** What may not be published: a label, and what stands behind it. */
  privateFacts: readonly { label: string; value: string }[]
  jobs: readonly Job[]
  volunteering: readonly Job[]
  schools: readonly School[]
  skills: readonly { group: string; names: readonly string[] }[]
  languages: readonly { name: string; level: string }[]
  certificates: readonly Certificate[]
  projects: readonly { title: string; text: string }[]
}
