import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Content, Source } from '../../schema/content.ts'
import { jsonForHtml } from '../../src/head/json-for-html.ts'
import { routedOrganisations } from '../../src/head/organisations.ts'
import { isCrowded } from '../../src/sections/navigation-bar/is-crowded.ts'
import { metaPolicyOf } from '../hosting/policy.ts'

/** The exports of src/entry-prerender.tsx. */
export type Prerender = { render: (path: string) => Promise<{ head: string; page: string }> }

/**
 * Writes a page of HTML for every address into `folder`, from the built `index.html` there. Every page contains the stylesheet.
 * @returns the stylesheet, for the content security policy
 */
export async function writePages(folder: string, site: { source: Source; content: Content }, { render }: Prerender) {
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace(/>\s+</g, '><')
    // The page is complete without the script, so that the hero image may load first.
    .replace('<script type="module"', '$& fetchpriority="low"')
  const { template, style } = inlineStylesheet(built, join(folder, 'assets'))
  for (const [path, file] of pagesOf(site.content)) {
    const { head, page } = await render(path)
    const filled = fillPlaceholders(withRootAttributes(template, site.source.language, site.content), {
      '<!--policy-->': `<meta http-equiv="Content-Security-Policy" content="${metaPolicyOf(site.content, style)}" />`,
      '<!--head-->': head,
      '<div id="root"><!--page--></div>': `<div id="root" data-path="${path}">${page}</div>`,
      '</body>': `<script type="application/json" data-content>${jsonForHtml(site.content)}</script></body>`,
    })
    const html = filled.replace(/(<(?:img|link|meta|source)\b[^>]*?)\s*\/>/g, '$1>') // html-validate: no slashes
    assertNoInlineCode(html, file)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), html)
  }
  return style
}

/** Replaces the link to the stylesheet by the stylesheet, so that a page is painted without a second request. */
function inlineStylesheet(html: string, assets: string): { template: string; style: string } {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="[^"]*\/([^"/]+)"[^>]*>/g)]
  const [link] = links
  if (!link || links.length > 1) throw new Error(`index.html must have one stylesheet, and has ${links.length}`)
  const file = join(assets, link[1] ?? '')
  const style = readFileSync(file, 'utf8').trim()
  rmSync(file) // No page links to it any more.
  return { template: html.replace(link[0], () => `<style>${style}</style>`), style }
}

/** Sets the attributes of `<html>`: language, text direction, and whether the navigation bar is crowded. */
export function withRootAttributes(template: string, language: string, content: Content): string {
  const { name, sections, ui } = content
  const labels = [
    ...sections.map((id) => content[id]?.label ?? ''),
    ...routedOrganisations(content).map((each) => each.name),
    ui.cv,
  ]
  const crowded = isCrowded(name, labels) ? ' data-crowded' : ''
  return fillPlaceholders(template, { '{language}': language, '{direction}"': `${directionOf(language)}"${crowded}` })
}

/** The text direction of a language. Node 20 has the property `textInfo`, later versions the method `getTextInfo`. */
function directionOf(language: string): string {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getTextInfo?: () => { direction: string }
    textInfo?: { direction: string }
  }
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr'
}

/** Path below the site's address -> file. */
function pagesOf(content: Pick<Content, 'companies'>): Map<string, string> {
  const organisations = routedOrganisations(content).map(({ path }) => [path, `${path.slice(1)}/index.html`] as const)
  return new Map([['/', 'index.html'], ...organisations, ['/404', '404.html']])
}

function fillPlaceholders(template: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((html, [placeholder, value]) => {
    if (!html.includes(placeholder)) throw new Error(`index.html lacks ${placeholder}`)
    return html.replace(placeholder, () => value)
  }, template)
}

/**
 * Browsers would block these because of the content security policy.
 * @throws when a page has an inline script, an event attribute or a style attribute
 */
export function assertNoInlineCode(html: string, file: string) {
  const tags = html.match(/<[a-z][^\s>]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/gi) ?? []
  const inline = tags.find(
    (tag) =>
      /\s(?:on\w+|style)=/i.test(tag.replace(/="[^"]*"/g, '=')) ||
      /^<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))/i.test(tag),
  )
  if (inline !== undefined) throw new Error(`${file} contains ${inline}, which the content security policy blocks`)
}
