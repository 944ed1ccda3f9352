import { Document, isMap, isScalar, isSeq, visit } from 'yaml'
import { PLACEHOLDERS } from '../../generator/content/sample-content.ts'
import { isEmpty } from './read-values.ts'

type Imported = Record<string, unknown> & { custom?: Record<string, unknown>[] }

/** Lists whose items have a line each, as far as they fit. */
const COMPACT = new Set(['skills', 'profiles', 'links'])

const HEADINGS = {
  expertise: { title: 'Skills', label: 'Skills' },
  gallery: { title: 'Projects', label: 'Projects' },
  history: { title: 'Work History', label: 'History' },
  education: { title: 'Education', label: 'Education' },
  volunteering: { title: 'Volunteer Work', label: 'Volunteering' },
  certificates: { title: 'Certificates', label: 'Certificates' },
  languages: { title: 'Languages', label: 'Languages' },
  publications: { title: 'Publications', label: 'Publications' },
  awards: { title: 'Awards', label: 'Awards' },
}

const CUSTOM_HEADINGS: Readonly<Record<string, object>> = {
  interests: { title: 'Interests', label: 'Interests' },
  references: { title: 'References', label: 'References' },
  organizations: { title: 'Organisations', label: 'Organisations' },
  courses: { title: 'Courses', label: 'Courses' },
}

const DESCRIPTION = 'The personal website of {name}, with the CV as a PDF for download.'

const HEADER = ` yaml-language-server: $schema=../node_modules/vitafolio/schema/site.schema.json

 All texts of the site; node_modules/vitafolio/docs/fields.md explains each field, and names those that this file does not have, such as a photo.
 {name} in any text becomes your name. Put texts that look like a number, a date or true/false in quotes.`

/**
 * Writes a content file from imported values, with headings and placeholders for what is required. Sections and fields without
 * values are left out.
 */
export function composeYaml(imported: Readonly<Record<string, unknown>>): string {
  const { name, title, description, hero, profile, footer, custom, ...rest } = withoutEmpty(imported)
  const sections = Object.entries(HEADINGS).flatMap(([section, heading]) =>
    section in rest ? [[section, { ...heading, ...Object(rest[section]) }]] : [],
  )
  const content = {
    url: PLACEHOLDERS.url.value,
    language: 'en',
    name: name ?? PLACEHOLDERS.name.value,
    title: title ?? '{name}',
    description: description ?? DESCRIPTION,
    hero: { headline: '{name}', ...Object(hero) },
    profile: { title: PLACEHOLDERS['profile.title'].value, ...Object(profile) },
    ...Object.fromEntries(sections),
    ...(custom !== undefined && { custom: custom.map(customSection) }),
    ...(footer !== undefined && { footer: footerOf(Object(footer)) }),
  }
  // Quotes what looks like a number, a date or a boolean in any version of YAML.
  const document = new Document(content, {
    aliasDuplicateObjects: false,
    compat: 'yaml-1.1',
    customTags: ['timestamp'],
  })
  document.commentBefore = HEADER
  markPlaceholders(document)
  layOut(document)
  return document.toString({ lineWidth: 120, singleQuote: true })
}

function customSection({ id, kind, ...section }: Readonly<Record<string, unknown>>) {
  return { id, kind, ...CUSTOM_HEADINGS[String(id)], ...section }
}

function footerOf({ about, profiles }: { about?: unknown; profiles?: unknown }) {
  return {
    ...(about !== undefined && { aboutTitle: 'About Me', about }),
    ...(profiles !== undefined && { connectTitle: 'Connect', profiles }),
  }
}

function markPlaceholders(document: Document): void {
  for (const [path, { value, help, example }] of Object.entries(PLACEHOLDERS)) {
    const node = document.getIn(path.split('.'), true)
    if (isScalar(node) && node.value === value) node.comment = ` to write: ${help}, such as ${example}`
  }
}

function layOut(document: Document): void {
  if (isMap(document.contents)) {
    for (const { key, value } of document.contents.items) if (isScalar(key)) key.spaceBefore = isMap(value)
  }
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !COMPACT.has(String(key.value)) || !isSeq(value)) return
      for (const item of value.items) if (isMap(item)) item.flow = true
    },
  })
}

/** Without undefined, empty lists and empty groups of fields. */
function withoutEmpty(value: Readonly<Record<string, unknown>>): Imported {
  const text = JSON.stringify(value, (key, field: unknown) => (key !== '' && isEmpty(field) ? undefined : field))
  return JSON.parse(text) as Imported // the same fields
}
