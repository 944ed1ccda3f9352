import { PDFDocument } from '@cantoo/pdf-lib'
import { renderSVG } from 'uqr'
import { telOf } from '../../model/addresses.ts'
import type { Content } from '../../model/content.ts'
import { commaIn } from '../../model/entries.ts'
import { textDirection } from '../lib/text-direction.ts'
import { printable } from '../lib/user-error.ts'
import { DEFAULT_DOCUMENT_LOOK, type DocumentLook } from '../look/document-look.ts'
import { readable } from './cv-entries.ts'
import { type Shortened, shorten } from './cv-page-limit.ts'
import { cvSectionsOf } from './cv-sections.ts'
import { typesetPdf } from './typeset.ts'
import { familiesFor, isTall } from './writing-system-fonts.ts'

/** The size of the text in points, and the part of the full spacing. */
const SETTINGS = [
  { size: 10, spacing: 1 },
  { size: 9.8, spacing: 0.85 },
] as const
const TIGHTEST = { size: 9.5, spacing: 0.7 } as const

export type CvSite = { address: string; language: string; look?: DocumentLook }

/**
 * Creates the CV as an accessible PDF (PDF/UA-1), with the largest spacing that needs the fewest pages. The same content gives
 * the same bytes.
 * @param file the name in messages
 */
export async function cv(content: Content, site: CvSite, file = 'cv.pdf'): Promise<Buffer> {
  const { pages: limit = Infinity } = content.cv || {}
  const typeset = async (setting: { size: number; spacing: number }, shown = content) => {
    const pdf = await typesetPdf('cv.typ', { ...stringsOf(shown, site), ...setting }, site.language)
    return { pdf, pages: (await PDFDocument.load(pdf, { updateMetadata: false })).getPageCount() }
  }
  if (limit < Infinity && (await typeset(TIGHTEST)).pages > limit) {
    const shortened = await shorten(content, async (shown) => (await typeset(TIGHTEST, shown)).pages <= limit)
    const { pdf, pages } = await typeset(TIGHTEST, shortened.content)
    console.error(printable(`${readable(`${site.address}/${file}`)}: ${aboutLimit(shortened, pages, limit)}`))
    return pdf
  }
  const [first, ...tighter] = SETTINGS
  let best = await typeset(first)
  for (const setting of [...tighter, TIGHTEST]) {
    if (best.pages === 1) break
    const next = await typeset(setting)
    if (next.pages < best.pages) best = next
  }
  return best.pdf
}

function aboutLimit({ highlights, entries }: Shortened, pages: number, limit: number): string {
  const omitted = [
    ...(highlights > 0 ? [`${highlights} highlight${highlights === 1 ? '' : 's'}`] : []),
    ...entries.map((title) => `"${title}"`),
  ]
  const list = omitted.length === 0 ? 'nothing' : new Intl.ListFormat('en').format(omitted)
  if (pages <= limit) return `Left out ${list}, so that it has no more pages than cv.pages allows (${limit}).`
  return `It has ${pages} pages, and cv.pages allows ${limit}. Left out ${list}. Mark more entries with "cv: optional", or raise cv.pages.`
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
    sections: cvSectionsOf(content, language),
  }
}
