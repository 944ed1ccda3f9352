import { PDFDocument } from '@cantoo/pdf-lib'
import { renderSVG } from 'uqr'
import type { Content } from '../../../model/site-schema.ts'
import { settingsOf } from '../../fonts/writing-systems.ts'
import { printable } from '../../lib/user-error.ts'
import type { DocumentLook } from '../../look/document-look.ts'
import type { LocalisedSite, Output } from '../output.ts'
import { typesetPdf } from '../typeset.ts'
import { type CvSite, cvDocument } from './document.ts'
import { readable } from './entries.ts'
import { shorten } from './page-limit.ts'

/** The size of the text in points, and the part of the full spacing. */
const LOOSE = { size: 10, spacing: 1 }
const TIGHTER = { size: 9.8, spacing: 0.85 }
const TIGHTEST = { size: 9.5, spacing: 0.7 }

export const cvPdf: Output<LocalisedSite> = {
  mediaType: 'application/pdf',
  path: 'cv.pdf',
  help: 'the CV as an accessible PDF; `cv-<name>.pdf` for each of `cv.variants`',
  files: (site) => {
    const { cv } = site.source
    if (cv === false) return []
    const variants = cv?.variants ?? []
    return [
      ['cv.pdf', async () => typesetCv(await site.contentFor('cv'), site)],
      ...variants.map(({ name }) => {
        const file = `cv-${name}.pdf`
        return [file, async () => typesetCv(await site.contentFor({ variant: name }), site, file)] as const
      }),
    ]
  },
}

type PdfSite = CvSite & { look: DocumentLook }

/**
 * Creates the CV as an accessible PDF (PDF/UA-1), with the largest spacing that needs the fewest pages. The same content gives
 * the same bytes.
 * @param file the name in messages
 */
export async function typesetCv(content: Content, site: PdfSite, file = 'cv.pdf'): Promise<Buffer> {
  const { pages: limit = Infinity } = content.cv || {}
  const typeset = async (setting: typeof LOOSE, shown = content) => {
    const pdf = await typesetPdf('cv/cv.typ', { ...stringsOf(shown, site), ...setting }, site.language)
    return { pdf, pages: (await PDFDocument.load(pdf, { updateMetadata: false })).getPageCount() }
  }
  let best = await typeset(LOOSE)
  for (const setting of [TIGHTER, TIGHTEST]) {
    const next = best.pages > 1 ? await typeset(setting) : best
    if (next.pages < best.pages) best = next
  }
  if (best.pages <= limit) return best.pdf
  const shortened = await shorten(content, async (shown) => (await typeset(TIGHTEST, shown)).pages <= limit)
  const { pdf, pages } = await typeset(TIGHTEST, shortened.content)
  const { highlights, entries } = shortened
  const omitted = [
    ...(highlights > 0 ? [`${highlights} highlight${highlights === 1 ? '' : 's'}`] : []),
    ...entries.map((title) => `"${title}"`),
  ]
  const leftOut = `Left out ${omitted.length > 0 ? new Intl.ListFormat('en').format(omitted) : 'nothing'}`
  const message =
    pages <= limit
      ? `${leftOut}, so that it has no more pages than cv.pages allows (${limit}).`
      : `It has ${pages} pages, and cv.pages allows ${limit}. ${leftOut}. Mark more entries with "cv: optional", or raise cv.pages.`
  console.error(printable(`${readable(`${site.address}/${file}`)}: ${message}`))
  return pdf
}

/** What the template reads: the document, and how it looks. */
export function stringsOf(content: Content, site: PdfSite) {
  const { language, look, address } = site
  return {
    ...cvDocument(content, site),
    // No quiet zone: the page around the code is white.
    code: renderSVG(`${address}/`, { border: 0, ecc: 'M' }),
    ...settingsOf(language, look),
    colours: look.colours.cv,
    paper: (content.cv || undefined)?.paper ?? 'a4',
  }
}
