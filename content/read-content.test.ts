import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../generator/testing/temporary-folder.ts'
import { contentFolder } from '../lib/content-folder.mjs'
import { formatInOneLine } from './diagnostic.ts'
import { readContent } from './read-content.ts'

/** Why the content of a folder cannot be read. */
const reasons = (root: string, name: string) => readContent(root, name).diagnostics.map(formatInOneLine).join('\n')

test('uses SITE_CONTENT, which may be outside of the project, else content/, else the sample in our own clone', () => {
  const project = temporaryFolder()
  expect(contentFolder(project, '')).toBe('content')
  expect(contentFolder(process.cwd(), '')).toBe('sample')
  expect(contentFolder(project, './other/')).toBe('./other')
  expect(readContent(project, contentFolder(project, resolve('sample'))).source?.name).toBe('Alex Example')
})

test('names the commands that create a missing file', () => {
  const root = temporaryFolder()
  expect(reasons(root, 'content')).toContain(
    'content/site.yaml: There is no such file. Run the command in the folder of package.json, or create a repository with npx vitafolio init my-site',
  )
  expect(reasons(root, 'other')).toContain('other/site.yaml: There is no such file. Set SITE_CONTENT')
})

test.each([
  ['in UTF-16', Buffer.from('\ufeffname: Alex', 'utf16le'), ': The file is not encoded in UTF-8.'],
  ['of five megabytes', Buffer.alloc(5_000_000, '#'), ': The file is too large (5.0 MB, maximum 1 MB).'],
])('reports a content file %s', (_, bytes, message) => {
  const root = temporaryFolder({ 'content/site.yaml': bytes })
  expect(reasons(root, 'content')).toContain(`content/site.yaml${message}`)
})

test.each(['site.yml', 'Site.yaml', 'site.yaml.txt'])('names the file %s, which should be site.yaml', (name) => {
  const { diagnostics } = readContent(temporaryFolder({ [`content/${name}`]: '' }), 'content')
  expect(diagnostics[0]?.message).toBe(`There is no such file, but ${name}. Rename it to site.yaml.`)
})

test('says that Git LFS has not downloaded a file', () => {
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n'
  const { diagnostics } = readContent(temporaryFolder({ 'content/site.yaml': pointer }), 'content')
  expect(diagnostics[0]?.message).toContain('Git LFS has not downloaded this file. Run git lfs install')
})

test('reports a file where it expects the content folder', () => {
  const root = temporaryFolder({ 'site.yaml': 'name: Ada', content: '' })
  expect(reasons(root, 'site.yaml')).toBe(
    'site.yaml: This is a file, not a folder. Set SITE_CONTENT to the folder that contains site.yaml.',
  )
  expect(reasons(root, 'content')).toMatch('content: This is a file, not a folder. Rename or remove')
})

test('reads stories, catalogues and styles once, whatever they say', () => {
  const root = temporaryFolder({
    'content/site.yaml': 'name: 1\ngallery: { projects: [{ title: Cluster }] }',
    'content/site.de.yaml': '- nonsense',
    'content/projects/cluster.md': '![](zones.svg)\n\n[a](https://a.example/)',
    'content/projects/cluster.de.md': 'Schnell',
    'content/style.css': '@import "more.css";',
    'content/more.css': 'h1 { background: url(images/a.png) }',
  })
  const { source, translations, stories, style } = readContent(root, 'content')
  expect(source).toBeUndefined()
  expect(translations.map(({ language, value }) => [language, value])).toEqual([['de', ['nonsense']]])
  expect(stories.map(({ path, links }) => [path, links.map(({ address }) => address)])).toEqual([
    ['projects/cluster.md', ['https://a.example/']],
    ['projects/cluster.de.md', []],
  ])
  expect(style.map(({ path, loads }) => [path, loads.map((load) => load.path)])).toEqual([
    ['style.css', ['more.css']],
    ['more.css', ['images/a.png']],
  ])
})
