import { withDoubts } from '../../doubt.ts'
import { FORMATS } from '../../formats.mjs'
import type { Importer } from '../../importer.ts'
import { readResume } from '../../read-resume.ts'
import type { AddNote } from '../../report.ts'
import { endOf, type Line, type PageLines, sizeOf, textOf } from '../../source/line.ts'
import { sectionOf } from '../../values/headings.ts'
import type { ReadCv } from '../document/cv.ts'
import { textSection } from '../document/own-section.ts'
import { type Layout, readText } from '../document/paragraphs.ts'
import { readAddresses, readHead } from './profile-basics.ts'
import { jobsOf, schoolsOf } from './profile-entries.ts'
import { itemsOf, languageOf } from './profile-items.ts'
import { columnsOf, groupsOf, isHeading, SIZES } from './profile-layout.ts'

export const linkedInProfile: Importer = {
  ...FORMATS.linkedInProfile,
  accepts: ({ document }) => document?.kind === 'pdf' && isProfile(document.pages),
  read({ document }, note) {
    const { file, headings } = readProfile(document?.pages ?? [], note)
    return readResume(file, note, { headings })
  },
}

/** A large name in the column on the right, headings of two sizes, and the address of the profile on the left. */
function isProfile(pages: readonly PageLines[]): boolean {
  const { side, main } = columnsOf(pages)
  const hasSize = (lines: readonly Line[], size: number) => lines.some((line) => Math.abs(sizeOf(line) - size) < 0.3)
  const hasAddress = side.some(({ cells }) => cells.some(({ text, url = '' }) => /linkedin\.com\//i.test(text + url)))
  const [name] = main
  return hasAddress && name !== undefined && sizeOf(name) >= SIZES.name && hasSize(side, 13) && hasSize(main, 15.75)
}

/** The profile as a résumé. Only what continues on another page, or is in a text of LinkedIn's own, is doubtful. */
function readProfile(pages: readonly PageLines[], note: AddNote): ReadCv {
  const { side, main } = columnsOf(pages)
  const [head, ...sections] = groupsOf(main, isHeading)
  const [, ...asides] = groupsOf(side, (line) => sizeOf(line) >= SIZES.sideHeading)
  const layout: Layout = { wraps: true, bodyStyle: '', right: Math.max(0, ...main.map(endOf)) }
  const lists: Record<string, unknown[]> = {}
  const own: { id: string }[] = []
  const addOwn = (heading: Line, texts: readonly string[]) => own.push(textSection(textOf(heading), texts, own))
  const headings: Record<string, string> = {}
  let contact: Line[] = []
  for (const [index, { heading, lines }] of asides.entries()) {
    if (heading === undefined) continue
    // In every language, contact data are first. The headings below the skills are English.
    const name = index === 0 ? 'contact' : (sectionOf(textOf(heading)) ?? (index === 1 ? 'skills' : undefined))
    const items = itemsOf(lines)
    if (name === 'contact') contact = lines
    else if (name === 'skills')
      lists['skills'] = items.map((item) => withDoubts({ name: item.text }, { name: item.doubt }))
    else if (name === 'languages') lists['languages'] = items.map(languageOf)
    else if (name === 'awards')
      lists['awards'] = items.map((item) => withDoubts({ title: item.text }, { title: item.doubt }))
    else if (name === 'certificates' || name === 'publications') {
      lists[name] = items.map((item) => withDoubts({ name: item.text }, { name: item.doubt }))
    } else
      addOwn(
        heading,
        items.map(({ text }) => text),
      )
  }
  let summary: string | undefined
  for (const { heading, lines } of sections) {
    if (heading === undefined) continue
    const name = sectionOf(textOf(heading)) ?? kindOf(lines)
    if (name === 'summary') summary = readText(lines, layout).inOrder.join('\n')
    else if (name === 'work') lists['work'] = jobsOf(lines, layout)
    else if (name === 'education') lists['education'] = schoolsOf(lines)
    else addOwn(heading, readText(lines, layout).inOrder)
    if (name === 'work' || name === 'education') headings[name] = textOf(heading)
  }
  const basics = { ...readHead(head?.lines ?? []), summary, ...readAddresses(contact, note) }
  return { file: { ...lists, basics, ...(own.length > 0 && { meta: { sections: own } }) }, headings }
}

/** Of a section whose heading is in another language: roles have a size of their own, and so have the names of schools. */
function kindOf(lines: readonly Line[]): 'summary' | 'work' | 'education' {
  if (lines.some((line) => sizeOf(line) >= SIZES.role && sizeOf(line) < SIZES.employer)) return 'work'
  return lines.every((line) => sizeOf(line) >= SIZES.employer) ? 'summary' : 'education'
}
