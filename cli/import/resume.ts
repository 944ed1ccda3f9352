import { toDate, toEndDate, toLines, toList, toText, toTexts, toUrl, type Read } from './read-values.ts'

/** How a field is read, and its other names, such as those of version 0 of JSON Resume. */
type Field<Value> = { read: Read<Value>; names: readonly string[] }
export type Fields = { readonly [name: string]: Field<unknown> | Fields | readonly [Fields] }

type ReadFrom<Shape> =
  Shape extends Field<infer Value>
    ? Value
    : Shape extends readonly [infer Item]
      ? ReadFrom<Item>[]
      : { [Name in keyof Shape]?: ReadFrom<Shape[Name]> }

const field = <Value>(read: Read<Value>, ...names: string[]): Field<Value> => ({ read, names })

const text = field(toText)
const url = field(toUrl, 'website')
const summary = field(toLines, 'description')
const highlights = field(toTexts(/[\r\n]/))
const keywords = field(toTexts(/[,;|•\r\n]/))
const span = { startDate: field(toDate), endDate: field(toEndDate) }

/**
 * The fields of JSON Resume 1.0 (https://jsonresume.org/schema) that the site can hold. Where a résumé has a text instead of
 * an object, the text is the first field.
 */
export const RESUME = {
  basics: {
    name: text,
    label: text,
    email: text,
    phone: text,
    url,
    summary,
    image: field(toText, 'picture'),
    location: { city: text, region: text, countryCode: field(toText, 'country') },
    profiles: [{ url, network: text, username: text }],
  },
  work: [
    {
      position: field(toText, 'title', 'role'),
      name: field(toText, 'company', 'employer'),
      url,
      location: text,
      ...span,
      summary,
      highlights,
    },
  ],
  volunteer: [{ organization: text, position: text, url, ...span, summary, highlights }],
  education: [
    {
      institution: text,
      url,
      studyType: text,
      area: text,
      ...span,
      score: field(toText, 'gpa'),
      summary,
      courses: highlights,
    },
  ],
  awards: [{ title: text, date: field(toDate), awarder: text, summary }],
  certificates: [{ name: text, date: field(toDate), url, issuer: text }],
  publications: [{ name: text, publisher: text, releaseDate: field(toDate), url, summary }],
  skills: [{ name: text, keywords }],
  languages: [{ language: field(toText, 'name'), fluency: text }],
  projects: [
    {
      name: text,
      type: text,
      description: field(toLines, 'summary'),
      roles: field(toTexts(/[,;\r\n]/), 'role'),
      ...span,
      url,
      highlights,
      keywords,
    },
  ],
} as const satisfies Fields

export type Resume = { [Name in keyof typeof RESUME]: NonNullable<ReadFrom<(typeof RESUME)[Name]>> }
export type Entry<Section extends keyof Resume> = Resume[Section] extends (infer Item)[] ? Item : never

export function isField(shape: Fields[string]): shape is Field<unknown> {
  return 'read' in shape && typeof shape.read === 'function'
}

/** Whether a value has nothing in it. A value that is nested more deeply than any résumé counts as something. */
export function isEmpty(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return toList(value).length === 0
  return depth < 10 && Object.values(value).every((item) => isEmpty(item, depth + 1))
}
