import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError, type ContentFile, formatInOneLine, ownFilesIn, textsIn } from '../../../content/content.ts'
import { cvAudiencesOf, fileNameOf } from '../../../generator/outputs/cv/cv-files.ts'
import { cvDocument, type CvDocument } from '../../../generator/outputs/cv/document.ts'
import { typesetCv } from '../../../generator/outputs/cv/pdf.ts'
import type { LocalisedSite } from '../../../generator/outputs/output.ts'
import { factsOf } from '../../../generator/reading/facts.ts'
import { type Reading, readPdf, readWord } from '../../../generator/reading/read-cv.ts'
import { type Unread, unreadIn } from '../../../generator/reading/unread.ts'
import { loadSite, type Site } from '../../../generator/site.ts'
import { siteSchema } from '../../../model/site-schema.ts'

/** What programs read in the CVs of a built site: a line for each file, and what they do not find. */
export type CheckedCvs = { lines: string[]; problems: string[] }

/**
 * Reads every CV of a built site as programs do, and compares it with the content.
 * @param content the content folder, absolute or relative to `root`
 * @param folder the built site
 * @param showsTexts whether the lines have the texts that are read
 */
export async function checkCvs(root: string, content: string, folder: string, showsTexts = false): Promise<CheckedCvs> {
  const address = addressOf(folder)
  if (address !== undefined) process.env['SITE_URL'] ??= address
  const site = await loadSite(root, content, false).catch((error: unknown) => {
    if (error instanceof ContentError) return error
    throw error
  })
  if (!isSite(site))
    return {
      lines: [],
      problems: [
        `The CVs can't be compared with the content. ${site.message.split('\n')[0] ?? ''} Run npm run doctor.`,
      ],
    }
  const all = site.languages
    .filter(({ source }) => source.cv !== false)
    .map((language) => checkLanguage(language, site.content, folder, showsTexts))
  const checked = await Promise.all(all)
  return { lines: checked.flatMap(({ lines }) => lines), problems: checked.flatMap(({ problems }) => problems) }
}

/** The address that the site was built for, which is in its home page. */
function addressOf(folder: string): string | undefined {
  const file = join(folder, 'index.html')
  const html = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
}

const isSite = (site: Site | ContentError): site is Site => !(site instanceof ContentError)

async function checkLanguage(
  site: LocalisedSite,
  content: ContentFile,
  folder: string,
  showsTexts: boolean,
): Promise<CheckedCvs> {
  const checked: CheckedCvs = { lines: [], problems: [] }
  const ownFiles = ownFilesIn(content.files)
  for (const audience of cvAudiencesOf(site.source)) {
    const given = await site.contentFor(audience)
    const { content: shown } = await typesetCv(given, site)
    const document = cvDocument(shown, site, given)
    for (const extension of ['pdf', 'docx'] as const) {
      const file = `${site.folder}${fileNameOf(audience)}.${extension}`
      if (ownFiles.includes(file)) continue
      const path = join(folder, file)
      if (!existsSync(path)) {
        checked.problems.push(`${file} is missing. Build the site again.`)
        continue
      }
      const readings = await readingsOf(readFileSync(path), extension, site).catch(() => undefined)
      if (!readings) {
        checked.problems.push(`${file} can't be read. Build the site again.`)
        continue
      }
      const problems = problemsOf(readings, document, file, site, content)
      checked.problems.push(...problems)
      if (problems.length === 0) checked.lines.push(`${file}, as programs read it: ${summaryOf(document)}`)
      if (showsTexts) checked.lines.push(...readings.map(({ how, text }) => `--- ${file}, ${how}\n${text.trim()}`))
    }
  }
  return checked
}

function readingsOf(file: Buffer, extension: 'pdf' | 'docx', { direction }: LocalisedSite): Promise<Reading[]> {
  return extension === 'pdf' ? readPdf(file, direction) : readWord(file)
}

/** What a kind of program does not find, or all of them. */
function problemsOf(
  readings: readonly Reading[],
  document: CvDocument,
  file: string,
  { direction }: LocalisedSite,
  content: ContentFile,
): string[] {
  const facts = factsOf(document)
  const all = readings.map(({ how, text }) => ({ how, unread: unreadIn(text, facts, direction) }))
  const sentences = all.flatMap(({ how, unread }) =>
    unread.map((each) => {
      const isShared = all.every((other) => other.unread.some(({ fact }) => fact === each.fact))
      const place = placeOf(each, content)
      return `${file}: Programs ${isShared ? '' : `that read it ${how} `}do not find ${messageOf(each)}${place}`
    }),
  )
  return [...new Set(sentences)]
}

function messageOf({ fact: { what, text, entry }, instead }: Unread): string {
  const owner = entry === undefined || entry === text ? '' : ` of "${entry}"`
  return `the ${what}${owner}, "${text}". ${instead === '' ? 'They read nothing there.' : `They read "${instead}".`}`
}

/** Where the content has the text or its entry. */
function placeOf({ fact: { text, entry } }: Unread, { value, diagnose }: ContentFile): string {
  const texts = textsIn(siteSchema, value)
  const found = texts.find((each) => each.text === text) ?? texts.find((each) => each.text === entry)
  return found ? ` See ${formatInOneLine(diagnose(found.path, '')).replace(/:\s*$/, '')}.` : ''
}

/** How many entries it has in each section. */
function summaryOf({ sections, contact }: CvDocument): string {
  const counts = sections.flatMap(({ title, entries = [], skills = [] }) => {
    const count = entries.length + skills.flatMap((group) => group.skills).length
    return title && count > 0 ? `${count} in ${title}` : []
  })
  const contacts = contact.flatMap(({ address = '' }) =>
    address.startsWith('mailto:') ? 'e-mail address' : address.startsWith('tel:') ? 'telephone number' : [],
  )
  return [...counts, ...contacts].join(', ')
}
