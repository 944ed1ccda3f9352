// What the compiler promises about sections. `tsc` checks this file; nothing runs it.
import { z } from 'zod'
import { defineEntry } from './define-section.ts'
import { audience } from './fields/audience.ts'
import { date } from './fields/date.ts'
import { cvText } from './fields/text.ts'
import type { Source } from './site-schema.ts'

const entry = z.strictObject({ name: cvText, number: cvText.optional(), date: date.optional(), ...audience })
const resume = { names: ['name'], fields: { name: { from: 'name', kind: 'text' } } } as const

/** Every field is shown, or named as one that nothing shows. */
defineEntry({
  kind: 'records',
  entry,
  resume,
  show: ({ name, number: _number, ...rest }) => ({ ...rest, title: name }),
})

/** A field that `show` forgets. */
// @ts-expect-error -- `number` is no field of a record
defineEntry({ kind: 'records', entry, resume, show: ({ name, ...rest }) => ({ ...rest, title: name }) })

/** An entry whose rest is lost. */
// @ts-expect-error -- `date` would not be shown
defineEntry({ kind: 'records', entry, resume, show: ({ name }) => ({ title: name }) })

/** A value as it is in the file. */
defineEntry({
  kind: 'records',
  entry,
  resume,
  // @ts-expect-error -- `date` is `{ text, iso }` by now
  show: ({ name, number: _number, date: day, ...rest }) => ({ ...rest, title: name, by: day }),
})

/** A field of a résumé that comes from no field of the entry. */
defineEntry({
  kind: 'records',
  entry,
  show: ({ name, number: _number, ...rest }) => ({ ...rest, title: name }),
  // @ts-expect-error -- there is no field `nam`
  resume: { names: ['name'], fields: { name: { from: 'nam', kind: 'text' } } },
})

/** The schema of the file follows from the list of sections. */
export const degree = (source: Source): string | undefined => source.education?.entries[0]?.degree
