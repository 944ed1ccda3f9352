import { PDFDocument } from '@cantoo/pdf-lib'
import { renderSVG } from 'uqr'
import type { Content } from '../../../model/content.ts'
import { commaIn } from '../../../model/entries.ts'
import { settingsOf } from '../../fonts/writing-systems.ts'
import { printable } from '../../lib/user-error.ts'
import { DEFAULT_DOCUMENT_LOOK, type DocumentLook } from '../../look/document-look.ts'
import { typesetPdf } from '../typeset.ts'
import { contactsOf, linkTo, partsOf, readable } from './entries.ts'
import { shorten } from './page-limit.ts'
import { cvSectionsOf } from './sections.ts'

/** The size of the text in points, and the part of the full spacing. */
const LOOSE = { size: 10, spacing: 1 }
const TIGHTER = { size: 9.8, spacing: 0.85 }
const TIGHTEST = { size: 9.5, spacing: 0.7 }

export type CvSite = { address: string; language: string; look?: DocumentLook }

/**
 * Creates the CV as an accessible PDF (PDF/UA-1), with the largest spacing that needs the fewest pages. The same content gives
 * the same bytes.
 * @param file the name in messages
 */
export async function cv(content: Content, site: CvSite, file = 'cv.pdf'): Promise<Buffer> {
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

/** The texts and links of the template. */
export function stringsOf(content: Content, { address, language, look = DEFAULT_DOCUMENT_LOOK }: CvSite) {
  const { name, profile, footer, ui } = content
  const { title, experience, availability, location } = profile
  const home = linkTo(`${address}/`)
  return {
    // No quiet zone: the page around the code is white.
    code: renderSVG(`${address}/`, { border: 0, ecc: 'M' }),
    ...settingsOf(language, look),
    colours: look.colours.cv,
    comma: commaIn(ui.experience),
    paper: (content.cv || undefined)?.paper ?? 'a4',
    title: `${name}, ${ui.cv}`,
    name,
    role: title,
    facts: [experience, availability].filter((fact) => fact !== undefined),
    contact: [
      ...partsOf(location),
      ...contactsOf(profile),
      home,
      ...(footer?.profiles ?? []).map((social) => linkTo(social.address)),
    ],
    site: home,
    sections: cvSectionsOf(content, language),
  }
}
