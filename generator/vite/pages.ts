import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Content } from '../../model/content.ts'
import { isCrowded } from '../../model/is-crowded.ts'
import { jsonForHtml } from '../../model/json-for-html.ts'
import { routedOrganisations } from '../../model/organisations.ts'
import { metaPolicyOf } from '../hosting/policy.ts'
import { textDirection } from '../lib/text-direction.ts'
import type { Language } from './load-site.ts'

/** The exports of src/entry-prerender.tsx. */
export type Prerender = { render: (site: Language, path: string) => Promise<{ head: string; page: string }> }

/**
 * Writes a page of HTML for every address into `folder`, from the built `index.html` there. Every page contains the stylesheet.
 * @returns the stylesheet, for the content security policy
 */
export async function writePages(folder: string, languages: readonly Language[], { render }: Prerender) {
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
    .replace(/>\s+</g, '><')
    // The page is complete without the script, so that the hero image may load first.
    .replace('<script type="module"', '$& fetchpriority="low"')
  const { template, style } = inlineStylesheet(built, join(folder, 'assets'))
  for (const language of languages) {
    for (const [path, file] of pagesOf(language)) {
      const html = pageOf(template, style, language, path, await render(language, path))
      assertNoInlineCode(html, file)
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), html)
    }
  }
  return style
}

function pageOf(
  template: string,
  style: string,
  { source, content }: Language,
  path: string,
  { head, page }: { head: string; page: string },
): string {
  const filled = fillPlaceholders(withRootAttributes(template, source.language, content), {
    '<!--policy-->': `<meta http-equiv="Content-Security-Policy" content="${metaPolicyOf(content, style)}" />`,
    '<!--head-->': head,
    '<div id="root"><!--page--></div>': `<div id="root" data-path="${path}">${page}</div>`,
    '</body>': `<script type="application/json" data-content>${jsonForHtml(content)}</script></body>`,
  })
  return filled.replace(/(<(?:img|link|meta|source)\b[^>]*?)\s*\/>/g, '$1>') // html-validate: no slashes
}

/** Replaces the link to the stylesheet by the stylesheet, so that a page is painted without a second request. */
export function inlineStylesheet(html: string, assets: string): { template: string; style: string } {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="[^"]*\/([^"/]+)"[^>]*>/g)]
  const [link] = links
  if (!link || links.length > 1) throw new Error(`index.html must have one stylesheet, and has ${links.length}`)
  const file = join(assets, link[1] ?? '')
  const style = readFileSync(file, 'utf8').trim()
  // Vite only warns of files that it does not find.
  const fonts = Array.from(style.matchAll(/url\("?([^")]+)/g), ([, url = '']) => url)
  const missing = fonts.find((url) => !existsSync(join(assets, basename(url))))
  if (missing !== undefined) throw new Error(`The font ${missing} of the stylesheet is missing`)
  if (fonts.length === 0) throw new Error('The stylesheet has no fonts')
  rmSync(file) // No page links to it any more.
  return { template: html.replace(link[0], () => `<style>${style}</style>`), style }
}

/** Sets the attributes of `<html>`: language, text direction, and whether the navigation bar is crowded. */
export function withRootAttributes(template: string, language: string, content: Content): string {
  const { name, sections, ui, locale } = content
  const labels = [
    ...sections.map((id) => content[id]?.label ?? ''),
    ...routedOrganisations(content).map((each) => each.name),
    ...(locale?.others ?? []).map((other) => other.name),
    ...(content.cv === false ? [] : [ui.cv]),
  ]
  const crowded = isCrowded(name, labels) ? ' data-crowded' : ''
  return fillPlaceholders(template, { '{language}': language, '{direction}"': `${textDirection(language)}"${crowded}` })
}

/** Path below the language's home page -> file. Hosts have one page for all unknown addresses. */
function pagesOf({ content, folder }: Language): Map<string, string> {
  const organisations = routedOrganisations(content).map(
    ({ path }) => [path, `${folder}${path.slice(1)}/index.html`] as const,
  )
  const notFound = folder === '' ? [['/404', '404.html'] as const] : []
  return new Map([['/', `${folder}index.html`], ...organisations, ...notFound])
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
