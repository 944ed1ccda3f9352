import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import type { Source } from '../../../schema/content.ts'
import type { Output, PageArea } from '../../../schema/primitives.ts'
import { siteSchema } from '../../../schema/site.ts'
import { textsIn } from '../fields.ts'
import { readContent } from '../read-content.ts'
import { fieldsIn, holdsFields } from './field.ts'
import { partsMadeOf } from './made-of.ts'

const specimen = JSON.parse(
  // A name that stands in other texts would take them wherever it goes.
  JSON.stringify(await readContent(process.cwd(), 'sample')).replaceAll('{name}', 'Name'),
) as Source // as it was read
const { companies, history, profile } = specimen
const source = {
  ...specimen,
  companies: { ...companies, organisations: companies.organisations.slice(-1) },
  // The specification's entries and profile have none.
  profile: { ...profile, email: 'name@example.com' },
  history: { ...history, entries: history.entries.map((entry) => ({ ...entry, employer: 'Employer' })) },
}

/** Those whose place the schema tells: of animations and of the words of the interface, the help does. */
const fields = fieldsIn(siteSchema).filter(
  (field) => !holdsFields(field) && !['animations', 'ui'].includes(field.path.split('.')[0] ?? ''),
)

const PLACES = Object.keys(partsMadeOf(source)) as (PageArea | Output)[] // the keys of its type

test.each(PLACES)('what the schema says to stand in %s does, and nothing else', async (place) => {
  const original = await partsMadeOf(source)[place]()
  const isAnother = async (...paths: string[]) =>
    !isDeepStrictEqual(await partsMadeOf(changed(source, paths))[place](), original)
  const said = fields.filter(({ areas, outputs }) => [...areas, ...outputs].includes(place)).map(({ path }) => path)
  expect(said).not.toEqual([])
  const stands = await Promise.all(said.map((path) => isAnother(path)))
  expect(said.filter((_, index) => !stands[index])).toEqual([])

  // All others at once; which of them it is, is asked for where it is one at all.
  const others = fields.map(({ path }) => path).filter((path) => !said.includes(path))
  const wrong = (await isAnother(...others)) ? await Promise.all(others.map((path) => isAnother(path))) : []
  expect(others.filter((_, index) => wrong[index])).toEqual([])
  expect(wrong).toEqual([])
})

/** The content with another value in some of its fields, wherever they stand. */
function changed(content: Source, paths: readonly string[]): Source {
  const copy = structuredClone(content)
  for (const { path, text, meta } of textsIn(siteSchema, content)) {
    const name = path
      .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
      .join('')
      .slice(1)
    if (paths.some((each) => [each, `${each}[]`, `${each}.file`].includes(name)))
      put(copy, path, other(text, meta.kind))
  }
  return copy
}

function put(value: unknown, path: readonly (string | number)[], text: string) {
  const parent = path.slice(0, -1).reduce((each, step) => (each as Record<string | number, unknown>)[step], value)
  Object.assign(parent as object, { [path.at(-1) ?? '']: text })
}

function other(text: string, kind: string | undefined): string {
  if (kind === 'picture') return text === 'hero.jpg' ? 'tech-event.jpg' : 'hero.jpg'
  if (kind === 'skillIcon' || kind === 'icon') return 'tabler:abacus'
  if (text === 'en') return 'de'
  if (text === 'school') return 'company'
  if (text === '#') return '#content'
  if (/^[/+]/.test(text)) return `${text}9`
  return text.startsWith('https://') ? text.replace('https://', 'https://another.') : `${text} anew`
}
