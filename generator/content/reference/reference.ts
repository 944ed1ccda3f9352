import { isMap, isSeq, stringify, type Document } from 'yaml'
import { z } from 'zod'
import type { Output, PageArea } from '../../../schema/primitives.ts'
import { anchorOf } from './anchor.ts'
import { exampleOf } from './example.ts'
import { fieldsIn, holdsFields, type Field } from './field.ts'
import { ABOUT_FILES } from './files.ts'
import { OPENING, WRITING } from './opening.ts'
import { tableOf } from './table.ts'
import { takesOf } from './takes.ts'

const WHERE: Record<PageArea | Output, string> = {
  navigation: 'the navigation',
  banner: 'the banner',
  profileCard: 'the profile card',
  section: 'its section of the main page',
  card: 'the card of the organisation',
  organisationPage: 'the page of the organisation',
  footer: 'the footer',
  cv: 'the CV',
  search: 'what search engines read',
  socialCard: 'the link cards',
  contactCard: 'the contact card',
  resume: 'the JSON Resume',
}

const list = new Intl.ListFormat('en-GB')

type Part = { title: string; help: string; fields: readonly Field[] }

/**
 * The page that tells an owner of every field, as Markdown.
 * @param sample what the examples are taken from
 */
export function referenceOf(schema: z.core.$ZodType, sample: Document): string {
  const parts = partsOf(fieldsIn(schema))
  const chapters = [WRITING, ...ABOUT_FILES].map((chapter) => lineOf(/^## (.*)/.exec(chapter)?.[1] ?? '', []))
  const contents = [...chapters, ...parts.map(({ title, fields }) => lineOf(title, isTable(fields) ? [] : fields))]
  const all = [OPENING, contents.join('\n'), WRITING, ...ABOUT_FILES, ...parts.map((part) => chapterOf(part, sample))]
  return `${all.join('\n\n')}\n`
}

/** What stands alone at the left of the file is one part; each of the others has its name. */
function partsOf(fields: readonly Field[]): Part[] {
  const heads = fields.filter(({ path }) => !path.includes('.'))
  const alone = {
    title: 'The site itself',
    help: 'What is told of the site as a whole.',
    fields: heads.filter((field) => !holdsFields(field)),
  }
  const others = heads.filter(holdsFields).map(({ path, help, required }) => ({
    title: `\`${path}\``,
    help: required ? help : `${help} Optional as a whole.`,
    fields: fields.filter((field) => field.path.startsWith(`${path}.`)),
  }))
  return [alone, ...others]
}

/** A chapter and the fields that stand right below it, each a link to where it is told of. */
function lineOf(title: string, fields: readonly Field[]): string {
  const below = fields.filter(({ path }) => !path.includes('['))
  const links = below.map(({ path }) => `[\`${path.split('.').at(-1)}\`](#${anchorOf(path)})`)
  return `- [${title}](#${anchorOf(title)})${links.length > 0 ? `: ${links.join(', ')}` : ''}`
}

function chapterOf({ title, help, fields }: Part, sample: Document): string {
  const told = isTable(fields)
    ? `Each is required, and a text.\n\n${shortly(fields, sample)}`
    : fields.map((field) => entryOf(field, sample)).join('\n\n')
  return `## ${title}\n\n${help}\n\n${told}`
}

function entryOf(field: Field, sample: Document): string {
  const { path, schema, required, help } = field
  const where = holdsFields(field) ? '' : whereOf(field)
  const example = holdsFields(field) ? undefined : exampleOf(sample, path)
  const lines = [
    `- ${required ? 'Required' : 'Optional'}: ${takesOf(schema, path)}`,
    ...(where === '' ? [] : [`- ${where}`]),
    ...(example === undefined ? [] : [`- Example: \`${example}\``]),
  ]
  return `### \`${path}\`\n\n${help}\n\n${lines.join('\n')}${path === WHOLE ? wholeOf(sample) : ''}`
}

/** The list whose entries hold so much that one is shown whole, to begin another with. */
const WHOLE = 'companies.organisations'

function wholeOf(sample: Document): string {
  const entries = sample.getIn(WHOLE.split('.'))
  const last = isSeq(entries) ? entries.items.at(-1) : undefined
  const entry = isMap(last) ? stringify([last.toJS(sample)], { lineWidth: 110, singleQuote: true }) : ''
  return `\n\nOne entry, whole, to begin another with:\n\n\`\`\`yaml\n${entry}\`\`\``
}

function whereOf({ areas, outputs }: Field): string {
  const where = [...areas, ...outputs].map((one) => WHERE[one])
  return where.length === 0 ? '' : `Appears in ${list.format(where)}`
}

/** Whether there is so little to tell of all these fields that a line does. */
function isTable(fields: readonly Field[]): boolean {
  return fields.every(({ schema, required, areas }) => required && schema instanceof z.ZodString && areas.length === 0)
}

function shortly(fields: readonly Field[], sample: Document): string {
  const rows = fields.map((field) => {
    const where = whereOf(field)
    return [
      `\`${field.path}\``,
      where === '' ? field.help : `${field.help} ${where}.`,
      `\`${exampleOf(sample, field.path) ?? ''}\``,
    ]
  })
  return tableOf([['Field', 'What it is', 'Example'], ...rows])
}
