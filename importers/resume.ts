// The résumé in one form, which every importer produces, and map-content.ts turns into content.
import { CUSTOM_LISTS, CUSTOM_TABLES, type Kind, RESUME_SECTIONS } from '../generator/outputs/resume/fields.ts'
import type { CustomSection } from '../model/content.ts'

type Texts<Name extends string> = { readonly [Key in Name]?: string }
/** The values of an entry by the names of the standard (https://jsonresume.org/schema). */
export type Entry = Texts<'name' | 'position' | 'startDate' | 'endDate' | 'date' | 'releaseDate'> &
  Readonly<Record<string, unknown>>
export type Account = Texts<'url' | 'network' | 'username'>
export type Resume = {
  basics: Texts<'name' | 'label' | 'image' | 'email' | 'phone' | 'url' | 'summary'> & {
    location?: Texts<'city' | 'region' | 'countryCode' | 'address'>
    profiles?: readonly Account[]
  }
  skills: readonly (Texts<'name' | 'level'> & {
    keywords?: readonly string[]
    levels?: readonly Texts<'name' | 'level'>[]
  })[]
  /** Those of the owner's own, which have no entries if a list of the standard has them. */
  sections: readonly (Pick<CustomSection, 'id' | 'kind'> & { entries?: readonly Entry[] })[]
  /** All other lists of the standard, and LinkedIn's, by their names in RESUME. */
  lists: Readonly<Record<string, readonly Entry[]>>
}

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
      location: group(
        { city: of('text'), region: of('text'), countryCode: of('text', 'country'), address: of('text') },
        'geo location',
      ),
      profiles: list({ url: of('url', 'website'), network: of('text'), username: of('text') }),
    },
    'profile',
  ),
  skills: list({
    name: of('text'),
    level: of('text'),
    keywords: of('words'),
    levels: list({ name: of('text'), level: of('text') }),
  }),
  ...Object.fromEntries(
    Object.entries({ ...RESUME_SECTIONS, ...CUSTOM_LISTS }).map(([name, table]) => [name, { ...table, isList: true }]),
  ),
}

const text = of('text')

/** The fields of a section of the owner's own in a résumé of ours, by its kind. */
export const OWN_SECTIONS: ReadonlyMap<unknown, Group> = new Map(
  Object.entries(CUSTOM_TABLES).map(([kind, table]) => [
    kind,
    group({ id: text, kind: text, title: text, label: text, lead: text, entries: { ...table, isList: true } }),
  ]),
)
