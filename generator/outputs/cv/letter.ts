import type { Content } from '../../../model/site-schema.ts'
import type { LocalisedSite } from '../output.ts'
import { typesetPdf } from '../typeset.ts'
import { cvDocument, type Letter } from './document.ts'
import { type Setting, stringsOf } from './pdf.ts'
import { letterAsWord, wordSettingFor } from './word/word.ts'

const SETTING: Setting = { size: 10.5, spacing: 1, line: 1.36, compact: false }

/**
 * A letter in the look of the CV, as PDF and for Word.
 * @param content what the readers of the CV that goes with it get
 */
export async function lettersOf(
  letter: Letter,
  content: Content,
  site: LocalisedSite,
): Promise<{ pdf: Buffer; docx: Buffer }> {
  const document = { ...stringsOf(content, site), ...SETTING, title: letter.title, letter }
  return {
    pdf: await typesetPdf('cv/cv.typ', document, site.language),
    docx: letterAsWord(cvDocument(content, site), letter, wordSettingFor(site, content)),
  }
}
