import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { checkSite } from '../../cli/doctor/check-site.ts'
import { checkContent } from '../../generator/check-content.ts'
import { loadSite } from '../../generator/site.ts'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { formatInOneLine, isError } from '../diagnostic.ts'
import { readContent } from '../read-content.ts'
import { ownFiles } from './own-files.ts'

async function problemsIn(paths: readonly string[], fields: object = {}): Promise<string[]> {
  const files = Object.fromEntries(paths.map((path) => [`content/files/${path}`, '']))
  const root = temporaryFolder({ 'content/site.yaml': siteYaml(fields), 'content/site.de.yaml': '', ...files })
  const found = await checkContent(readContent(root, 'content'))
  return found.filter(({ rule }) => rule === 'ownFiles').map(formatInOneLine)
}

const REMOVE = 'The build writes a file of this name itself. Remove yours.'

test('reports a file that the site has itself, before the build starts', async () => {
  expect(
    await problemsIn(['CNAME', 'sitemap.xml', '_headers', 'de/cv.pdf', 'old/index.html', '.well-known/security.txt']),
  ).toEqual(['_headers', 'de/cv.pdf', 'sitemap.xml'].map((path) => `content/files/${path}: ${REMOVE}`))
})

test.each([
  [['robots.txt'], ' To keep the sitemap, add the line "Sitemap: https://ada.dev/sitemap.xml".'],
  [['favicon.ico'], ' Browsers choose among the icons, so add yours as icon.svg and apple-touch-icon.png, too.'],
  [['apple-touch-icon.png', 'favicon.ico', 'icon.svg'], ''],
  [['cv.docx'], ''],
])('uses %j of the owner, and says so', async (names, advice) => {
  expect(await problemsIn(names)).toEqual(
    names.map((name) => `content/files/${name}: Your file replaces that of the build.${advice}`),
  )
  const own = Object.fromEntries(names.map((name) => [`content/files/${name}`, '']))
  const root = temporaryFolder({ 'content/site.yaml': siteYaml(), ...own })
  const { files } = await loadSite(root, 'content', true)
  expect(names.filter((name) => files.has(name))).toEqual([])
  expect(files.has('sitemap.xml')).toBe(true)
})

test('leaves the owner the names of CVs that the site does not have', async () => {
  expect(await problemsIn(['cv.docx', 'cv.pdf', 'cv-old.pdf'], { cv: false })).toEqual([])
  expect(await problemsIn(['cv-old.pdf', 'cv-data.pdf'], { cv: { variants: [{ name: 'data' }] } })).toEqual([
    `content/files/cv-data.pdf: ${REMOVE}`,
  ])
})

test('knows the names of all files of a site, but for its pictures, diagrams, animations and pages', async () => {
  vi.stubEnv('ALLOW_SAMPLE', 'yes')
  const { files } = await loadSite(process.cwd(), 'sample', true)
  const paths = [...files.keys()].filter(
    (path) => !/^(?:animations|diagrams|images|projects|cards\/(?!index))/.test(path),
  )
  expect(paths.length).toBeGreaterThan(8)
  const { cv } = readContent(process.cwd(), 'sample').source ?? {}
  expect(await problemsIn(paths, { cv })).toHaveLength(paths.length)
})

test('names all files that would be in the way of a page or a picture, before one is made', async () => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const fields = {
    hero: { headline: 'Ada', picture: { file: 'sea.svg', alt: 'The sea' } },
    gallery: { title: 'a', label: 'a', projects: [{ title: 'Cluster', story: 'It was slow.' }] },
    companies: {
      title: 'a',
      label: 'a',
      organisations: [{ name: 'Firm', path: '/firm', about: { title: 'a', paragraphs: ['Ships.'] } }],
    },
  }
  const own = [
    'images/sea.svg',
    'projects/cluster/index.html',
    'firm',
    'cards/firm.jpg',
    'de/firm/index.html',
    'cards/x.jpg',
  ]
  const root = temporaryFolder({
    'content/site.yaml': siteYaml(fields),
    'content/site.de.yaml': '',
    'content/images/sea.svg': picture,
    ...Object.fromEntries(own.map((path) => [`content/files/${path}`, ''])),
  })
  vi.stubEnv('ALLOW_SAMPLE', 'yes')
  const { problems } = await checkSite(root, 'content')
  const already = 'The site has a file of this name already. Rename yours.'
  expect(problems.filter(isError).map(formatInOneLine)).toEqual([
    `content/files/cards/firm.jpg: ${already}`,
    `content/files/de/firm/index.html: ${already}`,
    'content/files/firm: The site has firm/index.html, and a name cannot be that of a file and of a folder. Rename yours.',
    `content/files/images/sea.svg: ${already}`,
    `content/files/projects/cluster/index.html: ${already}`,
  ])
  await expect(loadSite(root, 'content', true)).rejects.toThrow('The content has 5 errors')
})

test.skipIf(process.platform === 'win32')('says what is wrong with names that the site cannot have', async () => {
  const clash = (path: string) =>
    `The site has ${path}, and a name cannot be that of a file and of a folder. Rename yours.`
  const odd = 'The name has a backslash or a line break, which addresses cannot have. Rename the file.'
  expect(await problemsIn(['cv.pdf/x', 'a\\b.txt', 'a\nb.md', 'assets', 'de', 'talks/x'])).toEqual([
    `content/files/a b.md: ${odd}`,
    `content/files/a\\b.txt: ${odd}`,
    `content/files/assets: ${clash('assets/')}`,
    `content/files/cv.pdf/x: ${clash('cv.pdf')}`,
    `content/files/de: ${clash('de/')}`,
  ])
})

test('leaves out links to themselves and to the folder that they are in', () => {
  const root = temporaryFolder({ 'content/site.yaml': siteYaml(), 'content/files/a.txt': '' })
  symlinkSync('self', join(root, 'content/files/self'))
  symlinkSync('.', join(root, 'content/files/here'))
  symlinkSync('..', join(root, 'content/files/above'))
  const { files } = readContent(root, 'content')
  expect(files).toContain('files/a.txt')
  expect(files.length).toBeLessThan(10)
})

test('reports a link out of the content folder', () => {
  const root = temporaryFolder({ 'content/site.yaml': siteYaml(), 'content/files/a.txt': '', 'secret.txt': '' })
  symlinkSync('/no/such/file', join(root, 'content/files/dangling.txt'))
  symlinkSync(join(root, 'secret.txt'), join(root, 'content/files/b.txt'))
  expect(ownFiles(readContent(root, 'content'), {}).map(formatInOneLine)).toEqual([
    'content/files/b.txt: This is a link to a file outside of the content folder. Put a copy of the file in place of the link.',
  ])
})
