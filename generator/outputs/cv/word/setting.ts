import type { DocumentColours } from '../../../look/document-look.ts'
import type { CvSite } from '../document.ts'
import type { WordFonts } from './fonts.ts'

/** The namespace of WordprocessingML, the XML of Word. */
export const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** Width and height, in twentieths of a point. */
export const PAPER = { a4: [11906, 16838], letter: [12240, 15840] } as const

/** How a document for Word looks. */
export type WordSetting = Pick<CvSite, 'language' | 'direction'> & {
  paper: keyof typeof PAPER
  colours: DocumentColours['cv']
  fonts: WordFonts
  /** Smaller letters and gaps, for a CV with a limit of pages. */
  isTight: boolean
  layout: WordLayout
}

/** The size of the texts in points, the part of the full gaps, and the distance of lines in 240ths of a line. */
type Setting = { size: number; gap: number; line: number }

/** What a layout of the CV chooses. Lengths are in points. */
export type WordLayout = {
  /** The font of the texts, and of the headings unless their owner chooses one, if it is not the usual one. */
  font?: string
  usual: Setting
  /** With a limit of pages, as the tightest setting of the PDF. The lines of Word's fonts are higher than those of the PDF's. */
  tight: Setting
  margins: { side: number; top: number }
  name: { size: number; isBold?: true }
  role: number
  section: {
    size: number
    isBold?: true
    before: number
    after: number
    colour?: keyof WordSetting['colours']
    /** The colour of a line below it. */
    rule?: keyof WordSetting['colours']
  }
}
