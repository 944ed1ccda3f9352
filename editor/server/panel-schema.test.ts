import { expect, test } from 'vitest'
import { helpOf, type JsonSchema, labelOf } from '../client/schema.ts'
import { panelSchema } from './panel-schema.ts'

const schema = panelSchema('en') as JsonSchema

/** What the panel says of each field, by its path. */
function saidIn(field: JsonSchema, path = ''): { at: string; label: string; help: string | undefined }[] {
  return [field, ...(field.anyOf ?? []), ...(field.oneOf ?? [])].flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([name, each]) => {
      const at = `${path}.${name}`
      return [{ at, label: labelOf(name, each), help: helpOf(each) }, ...saidIn(each, at)]
    }),
    ...(items ? saidIn(items, `${path}[]`) : []),
  ])
}
const said = saidIn(schema)

test('each field has a label in words, other than those beside it', () => {
  expect(said.length).toBeGreaterThan(250)
  const words = /^(?:[A-Z][a-z]*|CVs?)(?: (?:[a-z]+|CVs?|PDF|Word))*$/
  const keys = said.filter(
    ({ label }) => !words.test(label) || /\b(?:cv|pdf|url|id|src|alt)\b/i.test(label.replaceAll(/CV|PDF/g, '')),
  )
  expect(keys).toEqual([])
  const places = new Map(said.map(({ at, label }) => [at, `${at.replace(/\.[^.]+$/, '')}: ${label}`]))
  const labels = [...places.values()]
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
})

test('the help of each field is a sentence without the syntax of the file', () => {
  // Owners write placeholders such as {year} in the panel, too.
  const syntax = /[{}[\]`<>|]|\w:\w|\btrue\b|\bfalse\b|\bomit\b|\w\.\w/
  const wrong = said.filter(({ help }) => help !== undefined && syntax.test(help.replaceAll(/\{[a-z]+\}/g, '')))
  expect(wrong).toEqual([])
  expect(said.filter(({ at, help }) => help === undefined && !at.startsWith('.ui.'))).toEqual([])
})

test('a section that the site lacks is called as its language calls it', () => {
  const { education, companies } = (panelSchema('de') as JsonSchema).properties ?? {}
  expect(labelOf('education', education)).toBe('Ausbildung')
  expect(labelOf('companies', companies)).toBe('Organisations')
})
