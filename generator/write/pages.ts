import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Parser } from 'htmlparser2'
import type { Rolldown } from 'vite'
import type { Page } from '../../model/view.ts'
import { metaPolicyOf } from '../hosting/headers.ts'
import { NOT_FOUND, pagesOf } from '../localise.ts'
import type { LocalisedSite, WholeSite } from '../outputs/output.ts'
import { headOf } from '../outputs/structured-data/head.ts'
import { storyAt } from '../outputs/structured-data/json-ld.ts'
import { collectNames, splitStyle } from './split-style.ts'

/** The exports of src/entry-prerender.tsx. */
export type Prerender = { render: (page: Page) => Promise<string> }

/** A site, and what is in its diagrams by the URLs of their files. */
type DrawnSite = WholeSite & { drawings: ReadonlyMap<string, string> }

/** The files of the application that every page refers to, by their paths below the base path. */
type Assets = { script: string; style: string }

/** Finds them in the result of the client's build. */
export function assetsOf({ output }: Rolldown.RolldownOutput): Assets {
  const script = output.find((file) => file.type === 'chunk' && file.isEntry)
  const style = output.find(({ fileName }) => fileName.endsWith('.css'))
  if (!script || !style) throw new Error('The build has no script or no stylesheet')
  return { script: script.fileName, style: style.fileName }
}

/**
 * Writes a page of HTML for every address into `folder`. Every page contains the styles that its kind of page and the home page use
 * on screens, and the others are in a file instead of the whole stylesheet.
 * @returns the styles in the pages, for the content security policy
 */
export async function writePages(folder: string, base: string, assets: Assets, site: DrawnSite, { render }: Prerender) {
  const style = readStylesheet(join(folder, assets.style))
  rmSync(join(folder, assets.style))
  const common = { script: base + assets.script, drawings: site.drawings }
  const ofHome = new Set<string>()
  const styles: string[] = []
  for (const [kind, pages] of kindsOf(site)) {
    const names = kind === '/' ? ofHome : new Set(ofHome)
    for (const page of pages) {
      const unstyled = { policy: '', style: '', rest: '' }
      collectNames(await render({ ...common, ...contentOf(page, site, base), ...unstyled }), names)
    }
    const { used, rest } = splitStyle(style, names)
    const file = `assets/rest-${createHash('sha256').update(rest).digest('base64url').slice(0, 8)}.css`
    writeFileSync(join(folder, file), rest)
    styles.push(used)
    for (const page of pages) {
      const policy = metaPolicyOf(page.localised.content, [used])
      const html = await render({ ...common, ...contentOf(page, site, base), policy, style: used, rest: base + file })
      assertNoInlineCode(html, page.file)
      mkdirSync(dirname(join(folder, page.file)), { recursive: true })
      writeFileSync(join(folder, page.file), html)
    }
  }
  return styles
}

type Address = { localised: LocalisedSite; path: string; file: string }

/** The pages of all languages by what they show: the home page, organisations, stories, that for unknown addresses. */
function kindsOf({ languages }: WholeSite): Map<string, Address[]> {
  const kinds = new Map<string, Address[]>()
  for (const localised of languages) {
    for (const [path, file] of pagesOf(localised)) {
      const isOfItsOwn = path === '/' || path === NOT_FOUND
      const kind = isOfItsOwn ? path : storyAt(localised, path) ? 'story' : 'organisation'
      kinds.set(kind, [...(kinds.get(kind) ?? []), { localised, path, file }])
    }
  }
  return kinds
}

function contentOf({ localised, path }: Address, site: WholeSite, base: string) {
  const { language, direction, view } = localised
  const story = storyAt(localised, path)
  const head = headOf(localised, site, base, path, path !== NOT_FOUND)
  return { language, direction, path, head, view: story ? { ...view, story } : view }
}

/** @throws when a font or a picture is missing, of which Vite only warns */
export function readStylesheet(file: string): string {
  const style = readFileSync(file, 'utf8').trim()
  const withoutTexts = style.replaceAll(/(?<!url\()(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g, '""')
  const files = Array.from(withoutTexts.matchAll(/url\("?([^"#?)][^"#?)]*)/g), ([, url = '']) => url)
  const missing = files.find((url) => !existsSync(join(dirname(file), decodeURIComponent(basename(url)))))
  if (missing !== undefined) throw new Error(`The file ${missing} of the stylesheet is missing`)
  if (files.length === 0) throw new Error('The stylesheet has no fonts')
  return style
}

/**
 * Browsers would block these because of the content security policy.
 * @throws when a page has an inline script, an event attribute or a style attribute
 */
export function assertNoInlineCode(html: string, file: string) {
  const onopentag = (tag: string, attributes: Record<string, string>) => {
    const { src, type = '' } = attributes
    const inline = Object.keys(attributes).find((name) => name === 'style' || name.startsWith('on'))
    const isInlineScript = tag === 'script' && src === undefined && !/^application\/(?:ld\+)?json$/.test(type)
    if (inline === undefined && !isInlineScript) return
    throw new Error(`${file} contains <${inline ? `${tag} ${inline}` : tag}>, which the content security policy blocks`)
  }
  new Parser({ onopentag }).end(html)
}
