import { valueAt } from '../../../content/content.ts'
import { FORMATS } from '../../formats.mjs'
import type { Importer } from '../../importer.ts'
import { readResume } from '../../read-resume.ts'
import { type AddNote, DESIGN, noteLeft } from '../../report.ts'
import { objectIn, parseObject } from '../../values/parse-object.ts'
import { isEmpty, isRecord } from '../../values/values.ts'
import { assertFewSections } from '../../write/own-sections.ts'
import { basicsOf, summaryIn } from './basics.ts'
import { isHidden, isShown } from './hidden.ts'
import { sectionsOf, sortSections } from './sections.ts'

type Group = Readonly<Record<string, unknown>>

const SETTINGS =
  /^(?:metadata|id|type|icon|iconColor|columns|separateLinks|levelNum|filters|size|rotation|effects|aspectRatio|borderRadius|borderWidth|borderColor|shadowColor|shadowWidth)$/

/** The JSON of versions 3 to 6, also inside `data`. Each has sections with a list of items. */
export const reactiveResume: Importer = {
  ...FORMATS.reactiveResume,
  leftOut: {
    settings: SETTINGS,
    isHidden: (group) =>
      isUnused(group) ||
      isHidden({ visible: group['visible'], hidden: group['hidden'] ?? valueAt(group, ['effects', 'hidden']) }),
  },
  accepts(source) {
    return isResume(objectIn(source)) || isResume(objectIn(source)?.['data'])
  },
  read(source, note) {
    const whole = parseObject(source)
    const { data, ...beside } = isResume(whole) ? { data: whole } : whole
    const { basics, summary, picture, sections, customSections, metadata, ...others } = Object(data) as Group // `accepts` has looked
    noteOthers({ ...beside, ...others }, metadata, note)
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

function isResume(value: unknown): boolean {
  const sections = valueAt(value, ['sections'])
  return isRecord(valueAt(value, ['basics'])) && isRecord(sections) && Object.values(sections).some(hasItems)
}

function hasItems(section: unknown): boolean {
  return Array.isArray(valueAt(section, ['items']))
}

/** A section without entries, which has a name all the same. */
function isUnused({ items, content }: Group): boolean {
  return (Array.isArray(items) && isEmpty(items)) || content === ''
}

function noteOthers(others: Group, metadata: unknown, note: AddNote): void {
  const notes = valueAt(metadata, ['notes'])
  if (metadata !== undefined) note('skipped', 'metadata', DESIGN)
  if (notes) note('skipped', 'metadata.notes', 'your notes are private')
  for (const [name, value] of Object.entries(others)) if (!isEmpty(value)) noteLeft(note, name, value)
}
