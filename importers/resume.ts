// The résumé in one form, which every importer produces, and map-content.ts turns into content.
import { type ResumeKind, type ResumeList, type ResumeTable, STANDARD_LISTS } from '../model/resume.ts'
import { CUSTOM_KINDS, CUSTOM_LISTS, type CustomKind } from '../model/sections/custom.ts'
import { SECTIONS } from '../model/sections/index.ts'

type Texts<Name extends string> = { readonly [Key in Name]?: string }
/** The values of an entry by the names of the standard (https://jsonresume.org/schema). */
export type Entry = Texts<'name' | 'position' | 'startDate' | 'endDate' | 'date' | 'releaseDate'> &
  Readonly<Record<string, unknown>>
export type Account = Texts<'url' | 'network' | 'username'>
export type Resume = {
  /** Of its texts, if it says so and the site has texts in it. */
  language?: string | undefined
  /** The headings of lists, by their names in RESUME, if it has its own. */
  headings?: Readonly<Record<string, string>> | undefined
  basics: Texts<'name' | 'label' | 'image' | 'email' | 'phone' | 'url' | 'summary'> & {
    location?: Texts<'city' | 'region' | 'countryCode' | 'address'>
    profiles?: readonly Account[]
  }
  skills: readonly (Texts<'name' | 'level'> & {
    keywords?: readonly string[]
    levels?: readonly Texts<'name' | 'level'>[]
  })[]
  /** Those of the owner's own, which have no entries if a list of the standard has them. */
  sections: readonly { id: string; kind: CustomKind; entries?: readonly Entry[] }[]
  /** All other lists of the standard, and LinkedIn's, by their names in RESUME. */
  lists: Readonly<Record<string, readonly Entry[]>>
}

type Named = { aliases?: readonly string[] }
export type Value = Named & { kind: ResumeKind }
/** Fields, or a list of entries with these fields. Where a résumé has a text instead, it is the field `names[0]`, or the first. */
export type Group = Named & { fields: Fields; names?: readonly string[]; isList: boolean }
type Fields = Readonly<Record<string, Value | Group>>

const of = (kind: ResumeKind, ...aliases: string[]): Value => ({ kind, aliases })
const group = (fields: Fields, ...aliases: string[]): Group => ({ fields, aliases, isList: false })
const list = (fields: Fields): Group => ({ fields, isList: true })
const listOf = (table: ResumeTable | ResumeList): Group => ({ ...table, isList: true })

/** The place of a list in a résumé: in the order of the standard, and others behind. */
function placeOf({ list: name }: ResumeList): number {
  const place = STANDARD_LISTS.findIndex((each) => each === name)
  return place < 0 ? STANDARD_LISTS.length : place
}

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
      summary: of('prose', 'description'),
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
    level: of('level'),
    keywords: of('words'),
    levels: list({ name: of('text'), level: of('level') }),
  }),
  ...Object.fromEntries(
    [...SECTIONS, ...Object.values(CUSTOM_LISTS)]
      .flatMap(({ resume }) => resume ?? [])
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map((resume) => [resume.list, listOf(resume)]),
  ),
}

const text = of('text')

/** The fields of a section of the owner's own in a résumé of ours, by its kind. */
export const OWN_SECTIONS: ReadonlyMap<unknown, Group> = new Map(
  Object.entries(CUSTOM_KINDS).map(([kind, { resume }]) => [
    kind,
    group({ id: text, kind: text, title: text, label: text, lead: text, entries: listOf(resume) }),
  ]),
)
