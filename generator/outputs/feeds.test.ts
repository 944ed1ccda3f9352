import { expect, test } from 'vitest'
import type { Story } from '../../model/view.ts'
import { bareContent, siteOf } from '../testing/contents.ts'
import { atomFeed, jsonFeed } from './feeds.ts'

const story = (id: string): Story => ({
  id,
  nodes: [
    { tag: 'p', children: ['A & <b>'] },
    { tag: 'pre', children: [{ tag: 'code', children: [{ tag: 'span', children: ['x'] }, '<1'] }] },
    { link: '/talks/slides.pdf', children: ['slides'] },
    { tag: 'hr' },
    { picture: { src: '/images/a.jpg', width: 2, height: 1, alt: '"A"' }, caption: 'One' },
  ],
})
const day = (iso: string) => ({ text: iso, iso })

function siteWith(days: readonly (string | undefined)[]) {
  const projects = days.map((iso, index) => {
    return { id: `p${index}`, title: `P ${index}`, ...(iso !== undefined && { published: day(iso) }) }
  })
  const content = { ...bareContent(), gallery: { title: 'P', label: 'P', projects } }
  return { ...siteOf(content), stories: new Map(projects.map(({ id }) => [id, story(id)])) }
}

const written = async (output: typeof atomFeed, days: readonly (string | undefined)[]) =>
  String(await output.files(siteWith(days))[0]?.[1]())

test('feeds have the stories with a day, the newest first, and are missing without', async () => {
  const { items } = JSON.parse(await written(jsonFeed, ['2024-05-17', undefined, '2025-01-02'])) as { items: object[] }
  expect(items).toMatchObject([
    { id: 'https://me.example/projects/p2/', date_published: '2025-01-02T00:00:00Z' },
    { id: 'https://me.example/projects/p0/' },
  ])
  const xml = await written(atomFeed, ['2024-05-17', '2025-01-02'])
  expect(xml.match(/<title>P \d/g)).toEqual(['<title>P 1', '<title>P 0'])
  expect(xml).toContain('<updated>2025-01-02T00:00:00Z</updated>\n<author>')
  for (const output of [atomFeed, jsonFeed]) expect(output.files(siteWith([undefined]))).toEqual([])
})

test('a feed has the whole text as XHTML, with whole addresses and without colours', async () => {
  expect(await written(atomFeed, ['2024-05-17'])).toContain(
    '<p>A &amp; &lt;b&gt;</p><pre><code>x&lt;1</code></pre><a href="https://me.example/talks/slides.pdf">slides</a><hr/>' +
      '<figure><img src="https://me.example/images/a.jpg" alt="&quot;A&quot;" width="2" height="1"/><figcaption>One</figcaption></figure>',
  )
})
