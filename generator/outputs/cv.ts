import { PDFDocument } from '@cantoo/pdf-lib'
import { renderSVG } from 'uqr'
import { telOf } from '../../model/addresses.ts'
import type { Content } from '../../model/content.ts'
import { commaIn } from '../../model/entries.ts'
import { textDirection } from '../lib/text-direction.ts'
import { DEFAULT_DOCUMENT_LOOK, type DocumentLook } from '../look/document-look.ts'
import { readable } from './cv-entries.ts'
import { cvSectionsOf } from './cv-sections.ts'
import { typesetPdf } from './typeset.ts'
import { familiesFor, isTall } from './writing-system-fonts.ts'

/** The size of the text in points, and the part of the full spacing. */
const SETTINGS = [
  { size: 10, spacing: 1 },
  { size: 9.8, spacing: 0.85 },
  { size: 9.5, spacing: 0.7 },
] as const

type CvSite = { address: string; language: string; look?: DocumentLook }

/**
 * Creates the CV as an accessible PDF (PDF/UA-1), with the largest spacing that needs the fewest pages. The same content gives
 * the same bytes.
 */
export async function cv(content: Content, site: CvSite): Promise<Buffer> {
  const strings = stringsOf(content, site)
  const [first, ...tighter] = SETTINGS
  const typeset = async (setting: (typeof SETTINGS)[number]) => {
    const pdf = await typesetPdf('cv.typ', { ...strings, ...setting }, site.language)
    return { pdf, pages: (await PDFDocument.load(pdf, { updateMetadata: false })).getPageCount() }
  }
  let best = await typeset(first)
  for (const setting of tighter) {
    if (best.pages === 1) break
    const next = await typeset(setting)
    if (next.pages < best.pages) best = next
  }
  return best.pdf
}

/** The texts and links of the template. */
export function stringsOf(content: Content, { address, language, look = DEFAULT_DOCUMENT_LOOK }: CvSite) {
  const { name, profile, footer, ui } = content
  const { title, experience, availability, location, phone, email } = profile
  return {
    // No quiet zone: the page around the code is white.
    code: renderSVG(`${address}/`, { border: 0, ecc: 'M' }),
    language: new Intl.Locale(language).language,
    direction: textDirection(language),
    colours: look.colours.cv,
    fonts: familiesFor(language),
    headings: [...look.headings, ...familiesFor(language)],
    tall: isTall(language),
    comma: commaIn(ui.experience),
    paper: (content.cv || undefined)?.paper ?? 'a4',
    title: `${name}, ${ui.cv}`,
    name,
    role: title,
    facts: [experience, availability].filter((fact) => fact !== undefined),
    contact: [
      ...(location === undefined ? [] : [{ text: location }]),
      ...(phone === undefined ? [] : [{ address: telOf(phone), text: phone }]),
      ...(email === undefined ? [] : [{ address: `mailto:${email}`, text: email }]),
      { address: `${address}/`, text: readable(`${address}/`) },
      ...(footer?.profiles ?? []).map((social) => ({ address: social.address, text: readable(social.address) })),
    ],
    site: { address: `${address}/`, text: readable(`${address}/`) },
    sections: cvSectionsOf(content),
  }
}
