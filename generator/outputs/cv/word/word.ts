import { DEFAULT_CV_LAYOUT } from '../../../../model/cv-layouts.ts'
import type { Content } from '../../../../model/site-schema.ts'
import type { LocalisedSite, Output } from '../../output.ts'
import { cvFilesOf } from '../cv-files.ts'
import { type CvDocument, cvDocument, type Letter } from '../document.ts'
import { WORD_LAYOUTS } from '../layouts/layouts.ts'
import { typesetCv } from '../pdf.ts'
import { bodyOf, letterBodyOf } from './body.ts'
import { fontsFor } from './fonts.ts'
import { packageOf } from './package.ts'
import type { WordSetting } from './setting.ts'
import { numberingXml, stylesXml } from './styles.ts'
import type { Body } from './writer.ts'

export const cvWord: Output<LocalisedSite> = {
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  path: 'cv.docx',
  isForVariants: true,
  isReplaceable: true,
  help: 'the CV for Word, which agencies edit; `cv-<name>.docx` for each of `cv.variants`',
  files: (site) =>
    cvFilesOf(site, 'docx', async (given) => {
      // What the PDF leaves out for cv.pages is not here either.
      const { content } = await typesetCv(given, site)
      return cvAsWord(cvDocument(content, site, given), wordSettingFor(site, content))
    }),
}

export function wordSettingFor({ language, direction, look }: LocalisedSite, { cv }: Content): WordSetting {
  const layout = WORD_LAYOUTS[(cv || undefined)?.layout ?? DEFAULT_CV_LAYOUT]
  return {
    language,
    direction,
    paper: (cv || undefined)?.paper ?? 'a4',
    colours: look.colours.cv,
    fonts: fontsFor(language, look.headings?.inWord, layout.font),
    isTight: (cv || undefined)?.pages !== undefined,
    layout,
  }
}

/** The CV as Office Open XML (ISO/IEC 29500-1, transitional). The same document gives the same bytes. */
export function cvAsWord(document: CvDocument, setting: WordSetting): Buffer {
  return fileOf(document.title, document.name, bodyOf(document, setting.direction), setting)
}

/** A letter, as `cvAsWord`. */
export function letterAsWord(document: CvDocument, letter: Letter, setting: WordSetting): Buffer {
  const body = letterBodyOf(document, letter, setting.direction)
  return fileOf(letter.title, document.name, body, { ...setting, isTight: false })
}

function fileOf(title: string, author: string, body: Body, setting: WordSetting): Buffer {
  return packageOf({ title, author, ...body, styles: stylesXml(setting), numbering: numberingXml(setting) }, setting)
}
