import { expect, test } from 'vitest'
import { loadSite } from '../../generator/site.ts'
import { siteYaml, temporaryFolder } from '../../generator/testing/temporary-folder.ts'
import { readContent } from '../read-content.ts'
import { ownLinks } from './own-links.ts'

const contentWith = (link: string) => ({
  'content/site.yaml': siteYaml({
    url: 'https://ada.dev/me/',
    footer: {
      linksTitle: 'More',
      links: [{ label: 'Slides', address: link }],
      about: `I [spoke](${link}).`,
      profiles: [{ label: 'Talks', icon: 'tabler:rocket', address: link }],
    },
    gallery: {
      title: 'a',
      label: 'a',
      projects: [{ title: 'Cluster', story: `See [it](${link}).`, links: [{ label: 'Slides', address: link }] }],
    },
  }),
})

const german = (link: string) => ({
  'content/site.de.yaml': `- en: 'I [spoke](${link}).'\n  de: 'Ich [sprach](${link}).'`,
})

const FILES = {
  'content/files/talks/restore.pdf': '',
  'content/files/talks/Größe 1.pdf': '',
  'content/files/talks/index.html': '',
}

test.each([
  ['/talks/restore.pdf', '/me/talks/restore.pdf'],
  ['/talks/restore.pdf#page=2', '/me/talks/restore.pdf#page=2'],
  ['/talks/Größe%201.pdf', '/me/talks/Gr%C3%B6%C3%9Fe%201.pdf'],
  ['/talks/', '/me/talks/'],
])('leads to the own file %s from fields, texts and stories', async (link, path) => {
  const root = temporaryFolder({ ...contentWith(link), ...FILES })
  expect(ownLinks(readContent(root, 'content'))).toEqual([])
  const { languages } = await loadSite(root, 'content', true)
  const [{ content, stories, contentFor }] = languages
  expect(content.footer?.links).toEqual([{ label: 'Slides', address: path }])
  expect(content.footer?.about).toEqual(['I ', { text: 'spoke', address: path }, '.'])
  expect(JSON.stringify(stories.get('cluster'))).toContain(`"link":"${path}"`)
  const cv = await contentFor('cv')
  expect(cv.footer?.profiles?.[0]?.address, 'documents are read elsewhere').toBe(`https://ada.dev${path}`)
})

test('says in each place that there is no such file, and leaves texts as they are', async () => {
  const link = '/talks/restor.pdf'
  const root = temporaryFolder({ ...contentWith(link), ...german(link), ...FILES })
  const found = ownLinks(readContent(root, 'content'))
  const missing = 'There is no file content/files/talks/restor.pdf.'
  const fix = 'Did you mean "/talks/restore.pdf"?'
  const messages = found.map(({ severity, message }) => `${severity}: ${message}`)
  expect(messages).toHaveLength(6)
  expect(messages).toContain(`error: footer.links[0].address: ${missing} ${fix}`)
  expect(messages).toContain(`error: gallery.projects[0].story: ${missing} ${fix}`)
  expect(messages).toContain(`warning: footer.about: ${missing} The link is shown as it is written. ${fix}`)
  const text = temporaryFolder({ 'content/site.yaml': siteYaml({ footer: { about: 'A [b](/c) d.' } }) })
  expect((await loadSite(text, 'content', true)).languages[0].content.footer?.about).toBe('A [b](/c) d.')
})
