import { RESUME_SECTIONS, type Kind, type ResumeSection } from '../../generator/outputs/resume-fields.ts'

type Named = { aliases: readonly string[] }
export type Value = Named & { kind: Kind }
/** Fields, or a list of entries with these fields. Where a résumé has a text instead, it is the field `names[0]`, or the first. */
export type Group = Named & { fields: Fields; names?: readonly string[]; isList: boolean }
type Fields = Readonly<Record<string, Value | Group>>

const of = (kind: Kind, ...aliases: string[]): Value => ({ kind, aliases })
const group = (fields: Fields, ...aliases: string[]): Group => ({ fields, aliases, isList: false })
const list = (fields: Fields): Group => ({ fields, aliases: [], isList: true })

/** Every field of a résumé that is imported. */
export const RESUME: Readonly<Record<string, Group>> = {
  basics: group(
    {
      name: of('text'),
      label: of('text', 'headline'),
      image: of('text', 'picture'),
      email: of('text'),
      phone: of('text'),
      url: of('url', 'website'),
      summary: of('lines', 'description'),
      location: group({ city: of('text'), region: of('text'), countryCode: of('text', 'country') }, 'geo location'),
      profiles: list({ url: of('url', 'website'), network: of('text'), username: of('text') }),
    },
    'profile',
  ),
  skills: list({ name: of('text'), keywords: of('words') }),
  ...Object.fromEntries(Object.entries(RESUME_SECTIONS).map(([name, section]) => [name, { ...section, isList: true }])),
}

type Texts<Name extends string> = { readonly [Key in Name]?: string }
/** The values of an entry by the names in RESUME_SECTIONS. */
export type Entry = Readonly<Record<string, string | readonly string[] | undefined>>
export type Account = Texts<'url' | 'network' | 'username'>
export type Resume = {
  basics: Texts<'name' | 'label' | 'image' | 'email' | 'phone' | 'url' | 'summary'> & {
    location?: Texts<'city' | 'region' | 'countryCode'>
    profiles?: readonly Account[]
  }
  skills: readonly { name?: string; keywords?: readonly string[] }[]
} & Record<ResumeSection, readonly Entry[]>

/** "startdate" for startDate, "Start Date" and start_date */
export function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
