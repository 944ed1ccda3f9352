import { SECTION_NAMES } from '../../model/sections/index.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { projectIdsIn } from '../project-ids.ts'
import type { ContentFile } from '../read-content.ts'
import { mistakesIn, textsAt } from '../texts.ts'
import { unknownName } from '../unknown-name.ts'

/** Links of the footer to parts of the page that are not there. `empty-links.ts` has those to "#". */
export function linksToSections(content: ContentFile): Diagnostic[] {
  const { value } = content
  const sections = SECTION_NAMES.filter((name) => !isMissing(name, value))
  const ids = ['content', ...sections, ...textsAt(content, 'custom.id'), ...projectIdsIn(value)]
  const targets = ids.map((id) => `#${id}`)
  return mistakesIn(content, ({ field, text }) =>
    field === 'footer.links.address' && /^#./.test(text)
      ? unknownName(text, targets, 'The link goes to a section or a project that is missing or empty.')
      : undefined,
  )
}

/** Whether the content lacks the section, or its list of organisations or projects is empty. */
function isMissing(section: string, value: unknown): boolean {
  const { [section]: found } = Object(value) as Record<string, { organisations?: unknown; projects?: unknown } | null>
  const list = found?.organisations ?? found?.projects
  return found === undefined || (Array.isArray(list) && list.length === 0)
}
