import { SECTION_NAMES } from '../../model/schema/primitives.ts'
import { siteSchema } from '../../model/schema/site-schema.ts'
import { uiStrings } from '../../model/schema/ui-strings.ts'
import { textsIn } from './fields.ts'
import { INTERFACE_LANGUAGES, interfaceTexts } from './interface-texts.ts'
import type { Issue } from './parse-yaml.ts'

/** Checks that compare several fields. They also run on invalid content, so any field may be missing. */
export function crossFieldIssues(value: unknown): Issue[] {
  const texts = textsIn(siteSchema, value)
  const textsAt = (pattern: string) =>
    texts.filter(({ path }) => path.map((step) => (typeof step === 'number' ? '*' : step)).join('.') === pattern)
  const all = textsAt('ui.all')[0]?.text ?? interfaceTexts(textsAt('language')[0]?.text ?? 'en').all
  return [
    ...textsAt('footer.links.*.address')
      .filter(({ text }) => SECTION_NAMES.some((name) => text === `#${name}` && isMissing(name, value)))
      .map(({ path, text }) => ({
        path,
        message: `The link goes to ${text}, a section that is missing or empty. Write another URL, or "#" for no destination.`,
      })),
    ...pathIssues(value),
    ...interfaceIssues(value),
    ...textsAt('companies.organisations.*.path')
      .filter(({ text }, index, paths) => paths.findIndex((other) => other.text === text) < index)
      .map(({ path, text }) => ({
        path,
        message: `An earlier organisation already uses the path "${text}". Choose another path.`,
      })),
    ...textsAt('gallery.projects.*.category')
      .filter(({ text }) => text === all)
      .map(({ path, text }) => ({
        path,
        message: `"${text}" is the name of the filter that shows all projects (ui.all). Choose another category name.`,
      })),
  ]
}

/** Sections without a field, and lists of organisations or projects without entries. */
function isMissing(section: string, value: unknown): boolean {
  const { [section]: found } = Object(value) as Record<string, { organisations?: unknown; projects?: unknown } | null>
  const list = found?.organisations ?? found?.projects
  return found === undefined || (Array.isArray(list) && list.length === 0)
}

/** Languages that the project has no texts of the interface in. */
function interfaceIssues(value: unknown): Issue[] {
  const { language, ui } = Object(value) as { language?: unknown; ui?: unknown } // any value can be read like this
  if (typeof language !== 'string' || !/^[a-z]{2,3}(?:-|$)/.test(language)) return []
  const texts = { ...interfaceTexts(language), ...Object(ui) }
  const missing = Object.keys(uiStrings.shape).filter((name) => !Object.hasOwn(texts, name))
  if (missing.length === 0) return []
  const [base = ''] = language.split('-')
  const message = `The project has no texts of the interface in "${base}", only in ${INTERFACE_LANGUAGES.join(', ')}. Write them below \`ui:\`: ${missing.join(', ')}.`
  return [{ path: ['language'], message }]
}

function pathIssues(value: unknown): Issue[] {
  const { companies } = Object(value) as { companies?: { organisations?: unknown } | null } // any value can be read like this
  const organisations: unknown[] = Array.isArray(companies?.organisations) ? companies.organisations : []
  return organisations.flatMap((organisation, index) => {
    const { path, about, offers } = Object(organisation) as Record<string, unknown>
    const hasPage = about !== undefined || offers !== undefined
    if (hasPage === (path !== undefined)) return []
    const message = hasPage
      ? 'An organisation with `about` or `offers` has a page of its own. Add its path, such as "path: /academy".'
      : 'An organisation without `about` and `offers` has no page of its own. Add one of them, or remove the path.'
    const at = ['companies', 'organisations', index]
    return [{ path: hasPage ? at : [...at, 'path'], message }]
  })
}
