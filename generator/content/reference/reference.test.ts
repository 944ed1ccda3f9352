import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { text } from '../../../schema/primitives.ts'
import { siteSchema } from '../../../schema/site.ts'
import { anchorOf } from './anchor.ts'
import { referenceOf } from './reference.ts'

const page = referenceOf(siteSchema, parseDocument(readFileSync('sample/site.yaml', 'utf8')))

// Written anew by `npm run schema`.
test('docs/fields.md, which tells an owner of every field, is what the schema says', async () => {
  await expect(page).toMatchFileSnapshot('../../../docs/fields.md')
})

test('every link in it leads to a heading, and to one alone', () => {
  const anchors = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))
  const links = [...page.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor = '']) => anchor)
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter((link) => !anchors.includes(link))).toEqual([])
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) < index)).toEqual([])
})

test('a field is told with its help, whether it must be there, where it appears and how it looks', () => {
  const headline = text
    .meta({ shownIn: ['banner'], outputs: ['search', 'resume'] })
    .optional()
    .describe('The headline.')
  const schema = z.strictObject({ hero: z.strictObject({ headline }).describe('The banner.') })
  expect(referenceOf(schema, parseDocument('hero: { headline: Hello }'))).toContain(`
## \`hero\`

The banner.

### \`hero.headline\`

The headline.

- Optional: a text
- Appears in the banner, what search engines read and the JSON Resume
- Example: \`headline: Hello\`
`)
})

test('a part of nothing but texts is a table', () => {
  const ui = z.strictObject({
    menu: text.describe('The button.'),
    cv: text.meta({ printedInCv: true }).describe('The link.'),
  })
  const schema = z.strictObject({ ui: ui.describe('The words.') })
  expect(referenceOf(schema, parseDocument('ui: { menu: Menu, cv: CV }'))).toContain(`
| Field     | What it is                   | Example      |
| --------- | ---------------------------- | ------------ |
| \`ui.menu\` | The button.                  | \`menu: Menu\` |
| \`ui.cv\`   | The link. Appears in the CV. | \`cv: CV\`     |
`)
})
