import { canonicalOf } from '../../lib/site-address.ts'
import { xmlText } from '../../lib/xml.ts'
import type { Story, StoryNode } from '../../model/view.ts'
import { storyPathOf } from '../resolve/story-path.ts'
import type { LocalisedSite, Output } from './output.ts'
import { descriptionOfStory } from './structured-data/description.ts'

/** The stories with a day, for feed readers (https://www.rfc-editor.org/rfc/rfc4287). */
export const atomFeed: Output<LocalisedSite> = {
  mediaType: 'application/xml', // Hosts choose the type by the end of the name.
  path: 'feed.xml',
  help: 'the stories that have a day of publication, for feed readers (Atom); only if there are any',
  link: { rel: 'alternate', type: 'application/atom+xml' },
  files: (site) => ifAny(site, 'feed.xml', (entries) => atomOf(site, entries)),
}

/** The same as JSON Feed (https://www.jsonfeed.org/version/1.1/). */
export const jsonFeed: Output<LocalisedSite> = {
  mediaType: 'application/json',
  path: 'feed.json',
  help: 'the same as JSON Feed',
  link: { rel: 'alternate', type: 'application/feed+json' },
  files: (site) => ifAny(site, 'feed.json', (entries) => jsonOf(site, entries)),
}

type Entry = { title: string; address: string; day: string; summary: string | undefined; html: string }

function ifAny(site: LocalisedSite, path: string, write: (entries: readonly Entry[]) => string) {
  const isPublished = site.content.gallery?.projects.some(({ id = '', published }) => published && site.stories.has(id))
  return isPublished ? [[path, () => write(entriesOf(site))] as const] : []
}

/** The newest first. */
function entriesOf({ content, stories, address }: LocalisedSite): Entry[] {
  const entries = (content.gallery?.projects ?? []).flatMap(({ id = '', title, published }): Entry[] => {
    const story = stories.get(id)
    if (!story || !published) return []
    const page = canonicalOf(address, storyPathOf(id))
    const summary = descriptionOfStory(story, title)
    return [{ title, address: page, day: published.iso, summary, html: htmlOf(story, page) }]
  })
  return entries.toSorted((a, b) => b.day.localeCompare(a.day))
}

const timeOf = (day: string) => `${day}T00:00:00Z`

function atomOf({ content, language, address }: LocalisedSite, entries: readonly Entry[]): string {
  const [newest] = entries
  const home = canonicalOf(address, '/')
  const shown = entries.map(
    ({ title, address: page, day, summary, html }) => `<entry>
<title>${xmlText(title)}</title>
<id>${xmlText(page)}</id>
<link href="${xmlText(page)}"/>
<published>${timeOf(day)}</published>
<updated>${timeOf(day)}</updated>${summary === undefined ? '' : `\n<summary>${xmlText(summary)}</summary>`}
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${html}</div></content>
</entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${xmlText(content.title)}</title>
<id>${xmlText(home)}</id>
<link href="${xmlText(home)}"/>
<link rel="self" type="application/atom+xml" href="${xmlText(`${address}/feed.xml`)}"/>
<updated>${timeOf(newest?.day ?? '')}</updated>
<author><name>${xmlText(content.name)}</name><uri>${xmlText(home)}</uri></author>
${shown.join('\n')}
</feed>
`
}

function jsonOf({ content, language, address }: LocalisedSite, entries: readonly Entry[]): string {
  const home = canonicalOf(address, '/')
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: content.title,
    home_page_url: home,
    feed_url: `${address}/feed.json`,
    language,
    authors: [{ name: content.name, url: home }],
    items: entries.map(({ title, address: page, day, summary, html }) => ({
      id: page,
      url: page,
      title,
      ...(summary !== undefined && { summary }),
      content_html: html,
      date_published: timeOf(day),
    })),
  })
}

const EMPTY = new Set(['br', 'hr'])
/** The attributes that mean something without our stylesheet. */
const KEPT = new Set(['start', 'scope', 'dateTime'])

/** A story as XHTML, which HTML reads the same: headings one level below that of the entry, code without colours, whole addresses. */
function htmlOf({ nodes }: Story, page: string): string {
  const write = (node: StoryNode): string => {
    if (typeof node === 'string') return xmlText(node)
    if ('picture' in node) {
      const { src, alt, width, height } = node.picture
      const image = `<img src="${xmlText(whole(src))}" alt="${xmlText(alt)}" width="${width}" height="${height}"/>`
      const caption = node.caption === undefined ? '' : `<figcaption>${xmlText(node.caption)}</figcaption>`
      return `<figure>${image}${caption}</figure>`
    }
    if ('diagram' in node) {
      const { src, label, width, height } = node.diagram
      return `<figure><img src="${xmlText(whole(src))}" alt="${xmlText(label)}" width="${width}" height="${height}"/></figure>`
    }
    const inside = node.children?.map(write).join('') ?? ''
    if ('link' in node) return `<a href="${xmlText(whole(node.link))}">${inside}</a>`
    if (EMPTY.has(node.tag)) return `<${node.tag}/>`
    if (node.tag === 'span') return inside
    if (node.tag === 'svg') return ''
    const attributes = Object.entries(node.attributes ?? {}).flatMap(([name, value]) =>
      KEPT.has(name) ? [` ${name.toLowerCase()}="${xmlText(String(value))}"`] : [],
    )
    const tag = node.tag === 'h3' || node.tag === 'h4' ? `h${Number(node.tag.slice(1)) - 1}` : node.tag
    return `<${tag}${attributes.join('')}>${inside}</${tag}>`
  }
  const whole = (address: string) => new URL(address, page).href
  return nodes.map(write).join('')
}
