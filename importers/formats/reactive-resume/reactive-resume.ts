import { valueAt } from '../../../content/content.ts'
import { FORMATS } from '../../formats.mjs'
import type { Importer } from '../../importer.ts'
import { readResume } from '../../read-resume.ts'
import { type AddNote, DESIGN, noteLeft } from '../../report.ts'
import { objectIn, parseObject } from '../../values/parse-object.ts'
import { isEmpty, isRecord } from '../../values/values.ts'
import { assertFewSections } from '../../write/own-sections.ts'
import { basicsOf, summaryIn } from './basics.ts'
import { isShown } from './hidden.ts'
import { sectionsOf, sortSections } from './sections.ts'

type Group = Readonly<Record<string, unknown>>

/** The JSON of versions 3, 4 and 5. Each has sections with a list of items. */
export const reactiveResume: Importer = {
  ...FORMATS.reactiveResume,
  accepts(source) {
    const sections = valueAt(objectIn(source), ['sections'])
    return (
      isRecord(valueAt(objectIn(source), ['basics'])) && isRecord(sections) && Object.values(sections).some(hasItems)
    )
  },
  read(source, note) {
    const { basics, summary, picture, sections, customSections, metadata, ...others } = parseObject(source)
    noteOthers(others, metadata, note)
    const all = sectionsOf(sections, customSections)
    assertFewSections(all)
    const shown = all.filter(
      (section) => section.items.length > 0 && isShown(section, `the section "${section.title || section.type}"`, note),
    )
    const { lists, headings, own } = sortSections(shown, note)
    const { profiles = [], summary: summaries = [], ...entries } = lists
    const main = [summary, valueAt(sections, ['summary']), valueAt(basics, ['summary'])]
    const texts = [...main, ...summaries].flatMap((each) => summaryIn(each, note))
    const file = {
      ...entries,
      basics: { ...basicsOf(Object(basics) as Group, picture, profiles, note), summary: texts.join('\n') },
      meta: { sections: own },
    }
    const language = valueAt(metadata, ['page', 'locale']) ?? valueAt(metadata, ['locale'])
    return readResume(file, note, { language, headings })
  },
}

function hasItems(section: unknown): boolean {
  return Array.isArray(valueAt(section, ['items']))
}

function noteOthers(others: Group, metadata: unknown, note: AddNote): void {
  const notes = valueAt(metadata, ['notes'])
  if (metadata !== undefined) note('skipped', 'metadata', DESIGN)
  if (notes) note('skipped', 'metadata.notes', 'your notes are private')
  for (const [name, value] of Object.entries(others)) if (!isEmpty(value)) noteLeft(note, name, value)
}
