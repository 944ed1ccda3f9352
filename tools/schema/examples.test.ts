import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseContent } from '../../content/content.ts'
import { siteSchema } from '../../model/site-schema.ts'

const FENCED = /^( *)```ya?ml\n([^]*?)^ *```$/gm

/** A field in a sentence, such as `period: '2023 - 2024'`. */
const INLINE = /`([a-z][A-Za-z]*: [^`]+)`/g

/** The examples of a page, each below the section that the example before it begins. */
function examplesIn(page: string): { yaml: string; section: string | undefined }[] {
  const text = readFileSync(page, 'utf8')
  let section: string | undefined
  return Array.from(text.matchAll(FENCED), ([, indent = '', block = '']) => {
    const yaml = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
    const [name = ''] = /^\w+/.exec(yaml) ?? []
    const isSection = Object.hasOwn(siteSchema.shape, name)
    if (isSection) section = name
    return { yaml, section: isSection ? undefined : section }
  })
}

const documents = readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? `docs/${name}` : []))

test.each(['README.md', 'template/README.md', ...documents])('the build accepts the examples of %s', (page) => {
  for (const { yaml, section } of examplesIn(page)) {
    const { value, problems } = read(yaml, page)
    expect.soft(problems, yaml).toEqual([])
    const content = section === undefined ? value : { [section]: value }
    if (!Object.keys(Object(content)).every((name) => Object.hasOwn(siteSchema.shape, name))) continue
    // An example has not all fields.
    const issues = (siteSchema.safeParse(content, { reportInput: true }).error?.issues ?? []).filter(
      ({ input }) => input !== undefined,
    )
    expect
      .soft(
        issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
        yaml,
      )
      .toEqual([])
  }
})

test.each(documents)('YAML reads the fields in sentences of %s as texts', (page) => {
  for (const [, yaml = ''] of readFileSync(page, 'utf8').matchAll(INLINE)) {
    expect.soft(read(yaml, page).problems, yaml).toEqual([])
  }
})

/** What YAML reads in an example, and what it does not read as it is meant: mistakes, and texts that become dates. */
function read(yaml: string, page: string) {
  const { value, diagnostics } = parseContent(yaml, page)
  const dates = Object.values(Object(value)).filter((each) => each instanceof Date)
  return { value, problems: [...diagnostics.map(({ message }) => message), ...dates] }
}
