import { renderSVG } from 'uqr'
import { countedAs } from '../../../lib/counted-as.ts'
import { printable } from '../../../lib/user-error.ts'
import { DEFAULT_CV_LAYOUT } from '../../../model/cv-layouts.ts'
import type { Content } from '../../../model/site-schema.ts'
import { settingsOf } from '../../fonts/writing-systems.ts'
import type { DocumentLook } from '../../look/document-look.ts'
import type { LocalisedSite, Output } from '../output.ts'
import { type Pages, pagesOf, typesetPdf } from '../typeset.ts'
import { cvFilesOf } from './cv-files.ts'
import { type CvSite, cvDocument } from './document.ts'
import { readable } from './entries.ts'
import { type Omission, shorten } from './page-limit.ts'
import type { CvSection } from './sections.ts'

/** How large the CV is set. */
export type Setting = {
  /** Of the text, in points. */
  size: number
  /** The part of the full gaps between sections and entries. */
  spacing: number
  /** The distance of lines, of the size. */
  line: number
  /** Whether the employer is beside the role, where that has room. */
  compact: boolean
}

const LOOSE: Setting = { size: 10, spacing: 1, line: 1.36, compact: false }
const COMPACT: Setting = { size: 9.5, spacing: 0.5, line: 1.3, compact: true }
const TIGHTEST: Setting = { ...COMPACT, line: 1.22 }

/** From loose to tight: smaller gaps, then smaller text, then the same with employers beside roles, then closer lines. */
const SETTINGS: readonly Setting[] = [
  { ...LOOSE, size: 10.5, spacing: 1.6, line: 1.48 },
  { ...LOOSE, size: 10.25, spacing: 1.4, line: 1.44 },
  { ...LOOSE, spacing: 1.2, line: 1.4 },
  LOOSE,
  { ...LOOSE, spacing: 0.7, line: 1.33 },
  { ...LOOSE, size: 9.75, spacing: 0.6, line: 1.3 },
  { ...COMPACT, compact: false },
  { ...LOOSE, compact: true },
  { ...LOOSE, spacing: 0.7, line: 1.33, compact: true },
  { ...COMPACT, size: 9.75, spacing: 0.6 },
  COMPACT,
  { ...COMPACT, line: 1.28 },
  { ...COMPACT, line: 1.25 },
  TIGHTEST,
]

export const cvPdf: Output<LocalisedSite> = {
  mediaType: 'application/pdf',
  path: 'cv.pdf',
  isForVariants: true,
  help: 'the CV as an accessible PDF; `cv-<name>.pdf` for each of `cv.variants`',
  files: (site) =>
    cvFilesOf(site, 'pdf', async (content, file) => pdfWithNote(await typesetCv(content, site), site, file)),
}

/** Prints the note. */
function pdfWithNote({ pdf, note }: TypesetCv, { address }: PdfSite, file: string): Buffer {
  if (note !== undefined) console.error(printable(`${readable(`${address}/${file}`)}: ${note}`))
  return pdf
}

type PdfSite = CvSite & { look: DocumentLook }

/** A CV: what it shows of the content, as a PDF with so many pages, what `cv.pages` left out, and a note on that or if it is exceeded. */
export type TypesetCv = { content: Content; pdf: Buffer; pages: number; omissions: readonly Omission[]; note?: string }

/**
 * Creates the CV as an accessible PDF (PDF/UA-1), with the loosest setting that needs the fewest pages, and with no more pages
 * than the owner allows, if that can be. The same content gives the same bytes.
 */
export async function typesetCv(content: Content, site: PdfSite): Promise<TypesetCv> {
  const { pages: limit = Infinity } = content.cv || {}
  const stringsFor = (setting: Setting, shown = content) => ({ ...stringsOf(shown, site, content), ...setting })
  const pagesWith = async (setting: Setting, shown = content) =>
    (await pagesOf('cv/cv.typ', stringsFor(setting, shown))).count
  const typeset = async (setting: Setting, pages: number, shown = content) => {
    const whole = stringsFor(setting, shown)
    const moved = { ...whole, moved: cutSectionOf(await pagesOf('cv/cv.typ', whole), whole.sections) }
    const isAsShort = (await pagesOf('cv/cv.typ', moved)).count === pages
    const pdf = await typesetPdf('cv/cv.typ', isAsShort ? moved : whole, site.language)
    return { content: shown, pdf, pages, omissions: [] }
  }
  const fewest = await pagesWith(TIGHTEST)
  if (fewest > limit) {
    const fits = async (shown: Content) => (await pagesWith(TIGHTEST, shown)) <= limit
    const shortened = await shorten(content, site.language, fits)
    if (shortened) {
      const { content: shown, omissions } = shortened
      const shortest = await pagesWith(TIGHTEST, shown)
      const setting = await largestWith(shortest, (each) => pagesWith(each, shown))
      const best = await typeset(setting, shortest, shown)
      return { ...best, omissions, note: noteOn(omissions, limit) }
    }
  }
  const setting = await largestWith(fewest, pagesWith)
  const best = await typeset(setting, fewest)
  if (best.pages <= limit) return best
  const note = `It has ${best.pages} pages, and cv.pages allows ${limit}. Nothing is left out, because that would not be enough. Mark more entries with "cv: optional", or raise cv.pages.`
  return { ...best, note }
}

/** The loosest setting with which it has so many pages. */
async function largestWith(pages: number, pagesWith: (setting: Setting) => Promise<number>): Promise<Setting> {
  const fits = async (setting: Setting) => (await pagesWith(setting)) === pages
  for (const [index, setting] of SETTINGS.entries()) {
    if (!(await fits(setting))) continue
    for (const larger of stepsTo(SETTINGS[index - 1], setting)) if (await fits(larger)) return larger
    return setting
  }
  return TIGHTEST
}

/** Settings between two, the loosest first. */
function stepsTo(loose: Setting | undefined, tight: Setting): Setting[] {
  if (loose?.compact !== tight.compact) return []
  return [0.75, 0.5, 0.25].map((part) => {
    const at = (key: 'size' | 'spacing' | 'line') => tight[key] + (loose[key] - tight[key]) * part
    return { size: at('size'), spacing: at('spacing'), line: at('line'), compact: tight.compact }
  })
}

/** From here on, a section that goes on over the page begins on the next one. */
const LOW_ON_PAGE = 0.68

/** Where a page ends within a section that begins low on it, the index of that section. */
function cutSectionOf({ count, headings }: Pages, sections: readonly CvSection[]): number | undefined {
  const titled = sections.flatMap(({ title }, index) => (title === undefined ? [] : index))
  const cut = headings.findIndex(({ page, top }, index) => {
    const next = headings[index + 1] ?? { page: count, top: 1 }
    return top > LOW_ON_PAGE && next.page > page && next.top > 0.2
  })
  return titled[cut]
}

function noteOn(omissions: readonly Omission[], limit: number): string {
  const of = (kind: Omission['kind']) => omissions.filter((each) => each.kind === kind)
  const [texts, highlights] = [of('text').length, of('highlight').length]
  const omitted = [
    ...(highlights > 0 ? [countedAs(highlights, 'highlight')] : []),
    ...of('entry').map(({ name }) => `"${name}"`),
  ]
  const done = [
    ...(texts > 0 ? [`shortened ${countedAs(texts, 'text')} of projects`] : []),
    ...(omitted.length > 0 ? [`left out ${new Intl.ListFormat('en').format(omitted)}`] : []),
  ]
  const sentence = done.join(', and ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}, so that it has no more pages than cv.pages allows (${limit}).`
}

/** What the template reads: the document, and how it looks. See `cvDocument` for the parameters. */
export function stringsOf(content: Content, site: PdfSite, whole = content) {
  const { language, look, address } = site
  return {
    ...cvDocument(content, site, whole),
    // No quiet zone: the page around the code is white.
    code: renderSVG(`${address}/`, { border: 0, ecc: 'M', blackColor: look.colours.cv.quiet }),
    ...settingsOf(language, look),
    colours: look.colours.cv,
    layout: (content.cv || undefined)?.layout ?? DEFAULT_CV_LAYOUT,
    paper: (content.cv || undefined)?.paper ?? 'a4',
  }
}
