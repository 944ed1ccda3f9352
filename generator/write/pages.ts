import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Parser } from 'htmlparser2'
import type { Rolldown } from 'vite'
import type { Page } from '../../model/view.ts'
import { metaPolicyOf } from '../hosting/headers.ts'
import { NOT_FOUND, pagesOf } from '../localise.ts'
import type { WholeSite } from '../outputs/output.ts'
import { headOf } from '../outputs/structured-data/head.ts'
import { storyAt } from '../outputs/structured-data/json-ld.ts'

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
 * Writes a page of HTML for every address into `folder`. Every page contains the stylesheet, whose file is removed.
 * @returns the stylesheet, for the content security policy
 */
export async function writePages(folder: string, base: string, assets: Assets, site: DrawnSite, { render }: Prerender) {
  const style = readStylesheet(join(folder, assets.style))
  for (const localised of site.languages) {
    const { language, direction, view, content } = localised
    const policy = metaPolicyOf(content, style)
    const common = { language, direction, policy, style, script: base + assets.script, drawings: site.drawings }
    for (const [path, file] of pagesOf(localised)) {
      const story = storyAt(localised, path)
      const head = headOf(localised, site, base, path, path !== NOT_FOUND)
      const html = await render({ ...common, path, head, view: story ? { ...view, story } : view })
      assertNoInlineCode(html, file)
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), html)
    }
  }
  rmSync(join(folder, assets.style))
  return style
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
