import type { DocumentColours } from '../../../look/document-look.ts'
import type { CvSite } from '../document.ts'
import type { WordFonts } from './fonts.ts'
import type { WordLayout } from './styles.ts'

/** The namespace of WordprocessingML, the XML of Word. */
export const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** How a document for Word looks. */
export type WordSetting = Pick<CvSite, 'language' | 'direction'> & {
  paper: 'a4' | 'letter'
  colours: DocumentColours['cv']
  fonts: WordFonts
  /** Smaller letters and gaps, for a CV with a limit of pages. */
  isTight: boolean
  layout: WordLayout
}
