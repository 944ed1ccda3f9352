import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { DEFAULT_DOCUMENT_LOOK } from '../../../look/document-look.ts'
import { fullContent, siteOf } from '../../../testing/contents.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { cvDocument } from '../document.ts'
import { WORD_LAYOUTS } from '../layouts/layouts.ts'
import { fontsFor } from './fonts.ts'
import { cvAsWord } from './word.ts'

const OFFICE = 'soffice'
const hasOffice = spawnSync(OFFICE, ['--version']).status === 0

test.runIf(hasOffice)('opens in LibreOffice on the paper that the owner chooses, with all its sections', async () => {
  const { content } = await fullContent('cv')
  const document = cvDocument(content, siteOf(content))
  const colours = DEFAULT_DOCUMENT_LOOK.colours.cv
  const setting = {
    language: 'en',
    direction: 'ltr',
    paper: 'letter',
    colours,
    fonts: fontsFor('en'),
    isTight: false,
    layout: WORD_LAYOUTS.standard,
  } as const
  const folder = temporaryFolder()
  const file = join(folder, 'cv.docx')
  writeFileSync(file, cvAsWord(document, setting))
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
  execFileSync(OFFICE, [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, file], { stdio: 'ignore' })
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(join(folder, 'cv.pdf'))))
  expect((await pdf.getPage(1)).view.slice(2)).toEqual([612, 792])
  const { text } = await extractText(pdf, { mergePages: true })
  const titles = document.sections.flatMap(({ title = [] }) => title)
  expect(titles.filter((title) => !text.includes(title))).toEqual([])
  expect(text).toContain('mira@mira.example')
})
