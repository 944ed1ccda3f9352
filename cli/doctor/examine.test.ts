import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examine } from './examine.ts'

function projectWith(yaml: string, ...folders: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'doctor-'))
  for (const folder of ['content', ...folders]) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'content/site.yaml'), yaml)
  return { root, folder: 'content' }
}

test('every mistake of a content is a problem with its line, its mark and the help of its field', async () => {
  const [content] = await examine(projectWith('name: 2024'))
  expect(content?.findings.length).toBeGreaterThan(5)
  expect(content?.findings).toContainEqual({
    level: 'problem',
    place: { file: 'content/site.yaml', line: 1, column: 7 },
    message: 'name: Expected text, but found a number. Put the value in quotes.',
    frame: '1 | name: 2024\n  |       ^^^^',
    help: expect.stringContaining('Your name'),
  })
})

test('a content that is no YAML is one problem, and the other checks say what they wait for', async () => {
  const [content, ...others] = await examine(projectWith('name: "Ada'))
  expect(content?.findings).toMatchObject([{ level: 'problem', place: { line: 1, column: 11 } }])
  expect(others).toHaveLength(5)
  for (const { verdict, findings } of others) {
    expect(verdict).toBe('not looked at before content/site.yaml can be read')
    expect(findings).toEqual([])
  }
})

test('a content that is not there is a problem of the whole file', async () => {
  const [content] = await examine({ root: mkdtempSync(join(tmpdir(), 'doctor-')), folder: 'content' })
  expect(content?.findings).toEqual([
    {
      level: 'problem',
      place: { file: 'content/site.yaml', line: null, column: null },
      message: expect.stringContaining('There is no such file. Run npm run init'),
    },
  ])
})

test('a check that fails is a problem of that check, and the others go on', async () => {
  const project = projectWith('hero: { picture: { file: hero.jpg, alt: hero } }', 'content/images/hero.jpg')
  const checks = await examine(project)
  expect(checks.map(({ name }) => name)).toEqual(['content', 'leftovers', 'pictures', 'links', 'texts', 'address'])
  expect(checks[2]?.findings).toEqual([
    {
      level: 'problem',
      place: { file: 'content', line: null, column: null },
      message: expect.stringMatching(/^could not be looked at for pictures \(EISDIR/),
    },
  ])
  expect(checks[3]?.verdict).toBe('0 looked at')
})

test('a file where a folder belongs is a picture that is missing', async () => {
  const project = projectWith('hero: { picture: { file: hero.jpg } }')
  writeFileSync(join(project.root, 'content/images'), 'no folder')
  const [content] = await examine(project)
  expect(content?.findings.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('hero.picture.file: There is no file "hero.jpg" in content/images/'),
  )
})
