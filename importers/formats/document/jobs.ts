import { withDoubts } from '../../doubt.ts'
import { type Atom, isLinkWord } from './atoms.ts'
import { dateDoubts, datesOf, type Fields, takeFirst, textDoubts, textFields } from './entry-fields.ts'
import type { Entry } from './entry.ts'
import { placeIn, withoutDetails } from './europass.ts'
import { type Layout, readText } from './paragraphs.ts'

/** What an entry's parts are called in a list. */
type Names = { what: string; who: string; hasPlace: boolean }

/** Jobs. Roles below one employer have it from the entry above, which is a guess. */
export function readJobs(entries: readonly Entry[], names: Names, layout: Layout): Fields[] {
  let employer: Atom | undefined
  return entries.flatMap((entry, index) => {
    const what = entry.values.get('what')
    const who = entry.values.get('who')
    if (who !== undefined) employer = who
    if (isEmployerAlone(entry, entries[index + 1])) return []
    return [jobOf(entry, { what, who, above: who ? undefined : employer }, names, layout)]
  })
}

/** "Mill GmbH, 2015 - 2022" above two roles there. */
function isEmployerAlone({ values, body, rest }: Entry, next: Entry | undefined): boolean {
  const isAlone = values.has('who') && !values.has('what') && body.length === 0 && rest.length === 0
  return isAlone && next !== undefined && next.values.has('what') && !next.values.has('who')
}

type Found = Record<'what' | 'who' | 'above', Atom | undefined>

function jobOf(entry: Entry, { what, who, above }: Found, names: Names, layout: Layout): Fields {
  const { details, others: body } = withoutDetails(entry.body)
  const text = readText(body, layout)
  const place = entry.values.get('place')
  const title = what ?? (who ? undefined : takeFirst(text, body))
  const link = entry.rest.find(isLinkWord)
  const texts = entry.rest.filter((atom) => !isLinkWord(atom))
  const rest = names.hasPlace || !place ? texts : [...texts, place]
  const url = (who ?? what)?.url ?? link?.url ?? details.website
  const doubt = (name: string, atom: Atom | undefined) => (entry.doubtful.has(name) ? atom?.source : undefined)
  return withDoubts(
    {
      [names.what]: title?.text,
      [names.who]: (who ?? above)?.text,
      ...(names.hasPlace && { location: place?.text ?? placeIn(details) }),
      url: url?.startsWith('http') ? url : undefined,
      ...datesOf(entry),
      ...textFields(text, [...rest.map((atom) => atom.text), ...(details.further ? [details.further] : [])]),
    },
    {
      [names.what]: what ? doubt('what', what) : title?.source,
      // Without a title, the site shows the employer in its place.
      [names.who]: above ? (what ?? above).source : (doubt('who', who) ?? (title ? undefined : who?.source)),
      location: doubt('place', place),
      ...dateDoubts(entry),
      ...textDoubts(text, rest, body, entry.stray),
    },
  )
}
