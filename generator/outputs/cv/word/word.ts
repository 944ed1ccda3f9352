import type { LocalisedSite, Output } from '../../output.ts'
import { cvFilesOf } from '../cv-files.ts'
import { type CvDocument, cvDocument } from '../document.ts'
import { typesetCv } from '../pdf.ts'
import { bodyOf } from './body.ts'
import { fontsFor } from './fonts.ts'
import { packageOf } from './package.ts'
import type { WordSetting } from './setting.ts'
import { numberingXml, stylesXml } from './styles.ts'

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
      return documentAsWord(cvDocument(content, site), {
        language: site.language,
        direction: site.direction,
        paper: (content.cv || undefined)?.paper ?? 'a4',
        colours: site.look.colours.cv,
        fonts: fontsFor(site.language, site.look.headings[0]),
      })
    }),
}

/** The CV as Office Open XML (ISO/IEC 29500-1, transitional). The same document gives the same bytes. */
export function documentAsWord(document: CvDocument, setting: WordSetting): Buffer {
  const { blocks, links } = bodyOf(document)
  return packageOf({ title: document.title, author: document.name, blocks, links, ...partsFor(setting) }, setting)
}

const partsFor = (setting: WordSetting) => ({ styles: stylesXml(setting), numbering: numberingXml(setting) })
