import { CUSTOM_LISTS, CUSTOM_TABLES, type CustomList, standardListOf } from '../../generator/outputs/resume-fields.ts'
import { mapEntries } from './map-entries.ts'
import type { Resume } from './read-resume.ts'
import type { AddNote } from './report.ts'

/** Sections of the owner's own: those of our own résumés as they were, and lists that the site has no other section for. */
export function mapCustom(resume: Resume, note: AddNote) {
  const lists = new Map(
    Object.entries(CUSTOM_LISTS).map(([id, list]) => {
      const entries = mapEntries(id, list, resume[id as CustomList], note) // its key
      return [id, { id, kind: list.kind, entries }]
    }),
  )
  const own = resume.sections.map(({ entries, ...section }) => {
    const list = standardListOf(section)
    if (list === undefined || entries !== undefined) {
      const name = `meta.sections "${section.id}"`
      return { ...section, entries: mapEntries(name, CUSTOM_TABLES[section.kind], entries ?? [], note) }
    }
    const found = lists.get(list)?.entries ?? []
    lists.delete(list)
    return { ...section, entries: found }
  })
  return [...own, ...lists.values()]
    .filter(({ entries }) => entries.length > 0)
    .map((section) =>
      section.kind === 'text'
        ? { ...section, entries: section.entries.map(({ text, title }) => text ?? title) }
        : section,
    )
}
