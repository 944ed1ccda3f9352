import { valueAt } from '../../content/content.ts'
import { cite, withDoubts } from '../doubt.ts'
import { FORMATS } from '../formats.mjs'
import type { Importer } from '../importer.ts'
import { readResume } from '../read-resume.ts'
import type { AddNote } from '../report.ts'
import type { Resume } from '../resume.ts'
import { isObject, parseObject } from '../values/parse-object.ts'
import { keyOf } from '../values/plain-text.ts'
import { isEmpty, isRecord, textIn } from '../values/values.ts'

/** Accepts every object, since no field of the standard is required. So it is the last importer of texts. */
export const jsonResume: Importer = {
  ...FORMATS.jsonResume,
  leftOut: { settings: /^(?:\$schema|meta)$/ },
  accepts: isObject,
  read: (source, note) => readJsonResume(parseObject(source), note),
}

/** Fields of `basics` that people write outside of it. */
const OUTSIDE = new Map(
  Object.entries({
    name: 'name',
    label: 'label',
    headline: 'label',
    email: 'email',
    phone: 'phone',
    url: 'url',
    website: 'url',
    location: 'location',
    summary: 'summary',
    about: 'summary',
    objective: 'summary',
    personalstatement: 'summary',
  }),
)

/** Lists whose entries take time: an end without a start is in doubt. The date of a school is that of the degree. */
const LASTING = new Set(['work', 'volunteer', 'projects'])

function withEndsAlone(lists: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const all = Object.entries(lists).map(([name, list]) => {
    const isLasting = LASTING.has(name) && Array.isArray(list)
    return [name, isLasting ? list.map((entry, index) => withDoubtfulEnd(entry, `${name}[${index}].endDate`)) : list]
  })
  return Object.fromEntries(all) as Record<string, unknown> // of entries
}

function withDoubtfulEnd(entry: unknown, place: string): unknown {
  if (!isRecord(entry) || !isEmpty(entry['startDate']) || isEmpty(entry['endDate'])) return entry
  return withDoubts(entry, { endDate: cite(place, textIn(entry['endDate'])) })
}

function readJsonResume({ language, ...file }: Readonly<Record<string, unknown>>, note: AddNote): Resume {
  const { basics: given = {}, meta, ...rest } = file
  const basics: Record<string, unknown> = isRecord(given) ? { ...given } : { name: given }
  const lists: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(rest)) {
    const name = OUTSIDE.get(keyOf(key))
    if (name === undefined || name in basics) lists[key] = value
    else basics[name] = value
  }
  const locale: unknown = language ?? valueAt(meta, ['language']) ?? valueAt(meta, ['locale'])
  return readResume({ ...withEndsAlone(lists), basics, meta }, note, { language: locale })
}
