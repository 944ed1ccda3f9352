import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Content, SectionName, Source } from '../schema/content.ts'
import { asData } from '../src/head/as-data.ts'
import { isCrowded } from '../src/sections/navigation-bar/is-crowded.ts'
import { metaPolicyOf } from './hosting/policy.ts'

/** What src/entry-prerender.tsx gives. */
export type Prerender = {
  render: (path: string) => Promise<{ head: string; page: string }>
  /** The style that the first paint needs. */
  critical: string
}

/** Writes a page of real HTML for every address into `folder`, where the built `index.html` serves as the frame of all. */
export async function writePages(
  folder: string,
  site: { source: Source; content: Content },
  { render, critical }: Prerender,
) {
  const frame = withOverlayFirst(readFileSync(join(folder, 'index.html'), 'utf8')).replace(/>\s+</g, '><')
  const isOrganisation = (path: string) => site.content.companies.organisations.some((each) => each.path === path)
  for (const [path, file] of pagesOf(site.content)) {
    const { head, page } = await render(path)
    const filled = fillFrame(withContent(frame, site), {
      '<!--policy-->': `<meta http-equiv="Content-Security-Policy" content="${metaPolicyOf(site.content, critical)}" />`,
      '<!--critical-->': `<style>${critical}</style>`,
      '<!--head-->': head,
      '<div id="root"><!--page--></div>': `<div id="root" data-path="${path}">${page}</div>`,
      '<!--route-->': isOrganisation(path) ? askForRoute(folder, frame) : '',
      '</body>': `<script type="application/json" data-content>${asData(forPages(site.content))}</script></body>`,
    })
    const html = filled.replace(/(<(?:img|link|meta|source)\b[^>]*?)\s*\/>/g, '$1>') // HTML needs no slash there.
    refuseInline(html, file)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), html)
  }
}

/** Without the word that only the CV has. */
function forPages(content: Content): object {
  return { ...content, ui: { ...content.ui, experience: undefined } }
}

/**
 * Faces, script and stylesheet behind the page instead of before it: what stands first is painted without waiting for them,
 * and without the work of asking for them, and all the rest stands behind the overlay for longer than they take to arrive.
 * The faces go first, and the stylesheet last, since a browser reads on behind a stylesheet only when it has come.
 * @throws when the frame lacks one of the three
 */
export function withOverlayFirst(frame: string): string {
  let rest = frame
  const take = (pattern: RegExp) => {
    const parts = frame.match(pattern)
    if (!parts) throw new Error(`index.html lacks ${pattern.source}`)
    rest = rest.replace(pattern, '')
    return parts.join('')
  }
  const style = take(/\s*<link\s+rel="stylesheet"[^>]*>/g)
  const faces = take(/\s*<link\s+rel="preload"[^>]*>/g)
  const script = take(/\s*<script type="module"[^>]*><\/script>/g).replace(
    'type="module"',
    'type="module" fetchpriority="low"',
  )
  return rest.replace('</body>', () => `${faces}${script}<!--route-->${style}\n  </body>`)
}

/** Scripts that are written from right to left (ISO 15924). */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])

type Framed = { source: Pick<Source, 'language'>; content: Pick<Content, 'name' | 'sections' | 'ui' | SectionName> }

/** The frame in the language of the content, written the way that language is, with what its style has to know. */
export function withContent(frame: string, { source: { language }, content }: Framed): string {
  const { script = '' } = new Intl.Locale(language).maximize()
  const direction = RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr'
  const { name, sections, companies, ui } = content
  const labels = [
    ...sections.map((id) => content[id].label),
    ...companies.organisations.map((each) => each.name),
    ui.cv,
  ]
  const crowded = isCrowded(name, labels) ? ' data-crowded' : ''
  return fillFrame(frame, { '{language}': language, '{direction}"': `${direction}"${crowded}` })
}

/**
 * Asks early for the code of the page below, which a browser would find only when it runs the code of the page above.
 * @throws when the build has no such file
 */
function askForRoute(folder: string, frame: string): string {
  const assets = /src="([^"]*assets\/)/.exec(frame)?.[1]
  const route = readdirSync(join(folder, 'assets')).find((name) => name.startsWith('organisation-route-'))
  if (assets === undefined || route === undefined) throw new Error('The code of the organisations is not where it was')
  return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${assets}${route}">`
}

/** Path below the site's address -> file. */
function pagesOf({ companies }: Pick<Content, 'companies'>): Map<string, string> {
  const organisations = companies.organisations.map(({ path }) => [path, `${path.slice(1)}/index.html`] as const)
  return new Map([['/', 'index.html'], ...organisations, ['/404', '404.html']])
}

function fillFrame(frame: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((html, [place, part]) => {
    if (!html.includes(place)) throw new Error(`index.html lacks ${place}`)
    return html.replace(place, () => part)
  }, frame)
}

/**
 * The policy would refuse these in the browser; better the build does.
 * @throws when a page holds an inline script, an event attribute or a style attribute
 */
export function refuseInline(html: string, file: string) {
  const tags = html.match(/<[a-z][^\s>]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/gi) ?? []
  const inline = tags.find(
    (tag) =>
      /\s(?:on\w+|style)=/i.test(tag.replace(/="[^"]*"/g, '=')) ||
      /^<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))/i.test(tag),
  )
  if (inline !== undefined) throw new Error(`${file} holds ${inline}, which the content security policy refuses`)
}
