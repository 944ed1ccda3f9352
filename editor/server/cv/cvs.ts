import { createHash } from 'node:crypto'
import { ContentError, readContent } from '../../../content/content.ts'
import { fileNameOf } from '../../../generator/outputs/cv/cv-files.ts'
import { cvDocument } from '../../../generator/outputs/cv/document.ts'
import { documentAsMarkdown } from '../../../generator/outputs/cv/markdown.ts'
import { type TypesetCv, typesetCv } from '../../../generator/outputs/cv/pdf.ts'
import { cvSectionNamesOf } from '../../../generator/outputs/cv/sections.ts'
import { cvAsWord, wordSettingFor } from '../../../generator/outputs/cv/word/word.ts'
import type { LocalisedSite } from '../../../generator/outputs/output.ts'
import { loadTypst } from '../../../generator/outputs/typeset.ts'
import { loadSite, type Site } from '../../../generator/site.ts'
import { nameOfLanguage } from '../../../lib/language-name.ts'
import { UserError } from '../../../lib/user-error.ts'
import type { Path } from '../../protocol.ts'
import type { CvPages, CvTexts } from '../../protocol/cv.ts'
import type { contentEditor } from '../content-editor.ts'
import type { Answers } from '../requests.ts'
import { placesFor } from './printed.ts'
import { readByPrograms } from './programs.ts'
import { removalOf } from './remove-variant.ts'

type ShownCv = TypesetCv & {
  site: Site
  language: LocalisedSite
  audience: Parameters<typeof fileNameOf>[0]
  /** Without the limit of pages. */
  given: TypesetCv['content']
}

type Editor = Pick<ReturnType<typeof contentEditor>, 'changeTogether'>

/** CVs whose files and texts can be asked for. */
const MAX_SHOWN = 8

/**
 * The CVs of the content as it is now.
 * @param folder the content folder, absolute or relative to `root`
 */
export function cvs(root: string, folder: string, editor: Editor): Answers {
  const shown = new Map<string, ShownCv>()

  async function pagesOf(variant: string | undefined, wanted: string | undefined): Promise<CvPages> {
    const site = await loadSite(root, folder, false).catch((error: unknown) => {
      if (error instanceof ContentError) return undefined
      throw error
    })
    if (!site) return { problem: INVALID }
    const languages = site.languages.map(({ language: code }) => ({ code, name: nameOfLanguage(code) }))
    const language = site.languages.find((each) => each.language === wanted) ?? site.languages[0]
    const { cv: options } = language.source
    if (options === false) return { languages }
    const isThere = (options?.variants ?? []).some(({ name }) => name === variant)
    const audience = isThere && variant !== undefined ? { variant } : 'cv'
    const given = await language.contentFor(audience)
    const cv = await typesetCv(given, language)
    const key = createHash('sha256').update(cv.pdf).digest('base64url').slice(0, 16)
    shown.delete(key)
    shown.set(key, { ...cv, site, language, audience, given })
    for (const oldest of [...shown.keys()].slice(0, -MAX_SHOWN)) shown.delete(oldest)
    const places = placesFor(language.source, audience)
    const limit = options?.pages
    return {
      languages,
      language: language.language,
      file: `${language.folder}${fileNameOf(audience)}`,
      key,
      pages: cv.pages,
      ...(limit !== undefined && { limit }),
      sections: cvSectionNamesOf(given),
      usualSections: cvSectionNamesOf(language.source),
      left: cv.omissions.map(({ kind, name, path }) => ({ kind, name, path: places.placeOf({ kind, path }) })),
    }
  }

  function shownAs(key: string | null): ShownCv {
    const cv = shown.get(key ?? '')
    if (!cv) throw new Error('The CV has changed in the meantime. Try again.')
    return cv
  }

  return {
    '/cv': ({ query }) => pagesOf(query.get('variant') ?? undefined, query.get('language') ?? undefined),

    '/cv/remove': ({ query }) => {
      const name = query.get('variant') ?? ''
      return editor.changeTogether(removalOf(readContent(root, folder).value, name), ['cv', 'variants'])
    },

    '/cv/file': ({ query }): Buffer => {
      const { pdf, content, given, language } = shownAs(query.get('key'))
      const format = query.get('format')
      if (format === 'docx') return cvAsWord(cvDocument(content, language, given), wordSettingFor(language, content))
      return format === 'md' ? Buffer.from(documentAsMarkdown(cvDocument(given, language))) : pdf
    },

    '/cv/texts': async ({ query }): Promise<CvTexts | Record<string, never>> => {
      const cv = shown.get(query.get('key') ?? '')
      if (!cv) return {} // Others are shown by now.
      const { pdf, content, given, omissions, site, language, audience } = cv
      const { compareWith, readDocument } = await import('../../../importers/compare.ts')
      const programs = await readByPrograms(pdf, cvDocument(content, language, given), language.direction, site.content)
      const document = await readDocument(pdf, 'cv.pdf').catch((error: unknown) => {
        if (error instanceof UserError) return undefined // It took too long: then no text leads to its field.
        throw error
      })
      const value = placesFor(language.source, audience).printed(omissions)
      const pages = document ? compareWith(document, { value, doubts: [] }) : []
      await loadTypst() // What was shown may come from the cache; the next change does not.
      return {
        ...programs,
        pages: pages.map(({ width, height, lines }) => ({
          width,
          height,
          texts: lines.flatMap(({ text, top, height: high, parts }) =>
            parts.flatMap(
              ({ start, end, x, width: wide, path }) =>
                path ? [{ text: text.slice(start, end), x, top, width: wide, height: high, path: path as Path }] : [], // names and indexes
            ),
          ),
        })),
      }
    },
  }
}

const INVALID = 'The content has a mistake, so these pages are older than it. "To do" has the mistake.'
