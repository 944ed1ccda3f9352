import { valueAt } from '../../content/content.ts'
import { FORMATS } from '../formats.mjs'
import type { Importer } from '../importer.ts'
import { readResume } from '../read-resume.ts'
import { type AddNote, DESIGN, noteLeft, OTHERS_CONTACT } from '../report.ts'
import { objectIn, parseObject } from '../values/parse-object.ts'
import { isRecord, toList, textIn } from '../values/values.ts'

/** Lists whose entries have names as in a JSON Resume. */
const LISTS = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'interests',
  'projects',
]

export const yamlResume: Importer = {
  ...FORMATS.yamlResume,
  leftOut: { settings: /^(?:layouts|locale)$/ },
  accepts: (source) => isRecord(valueAt(objectIn(source), ['content', 'basics'])),
  read(source, note) {
    const { content: given, locale, layouts, ...others } = parseObject(source)
    const content = Object(given) as Record<string, unknown> // `accepts` has looked
    const { basics, location, profiles, languages, references, ...lists } = content
    if (layouts !== undefined) note('skipped', 'layouts', DESIGN)
    for (const [name, value] of Object.entries(others)) noteLeft(note, name, value)
    const file = {
      basics: { ...Object(basics), location, profiles },
      languages: toList(languages).map(withKeywords),
      references: toList(references).map((reference) => withoutContact(reference, note)),
      ...lists,
    }
    return readResume(file, note, { language: valueAt(locale, ['language']), headings: headingsIn(layouts) })
  },
}

/** The owner's own names of sections. */
function headingsIn(layouts: unknown): Record<string, string> {
  const [aliases = {}] = toList(layouts).flatMap((layout) => valueAt(layout, ['sections', 'aliases']) ?? [])
  const found = Object.entries(Object(aliases) as object).filter(([name]) =>
    [...LISTS, 'languages', 'references'].includes(name),
  )
  return Object.fromEntries(found.map(([name, title]) => [name, textIn(title)]))
}

/** "Native (TOEFL 110)": the site shows one text behind a language. */
function withKeywords(entry: unknown): unknown {
  const { keywords, ...language } = Object(entry) as { keywords?: unknown; fluency?: unknown }
  const words = toList(keywords).join(', ')
  return words === '' ? entry : { ...language, fluency: [language.fluency, `(${words})`].filter(Boolean).join(' ') }
}

function withoutContact(entry: unknown, note: AddNote): unknown {
  if (!isRecord(entry)) return entry
  const { email, phone, ...reference } = entry
  for (const [field, value] of Object.entries({ email, phone })) {
    noteLeft(note, `references "${textIn(reference['name'])}", ${field}`, value, OTHERS_CONTACT)
  }
  return reference
}
