import { CV_SECTIONS } from '../../model/schema/cv.ts'
import { SECTION_NAMES } from '../../model/schema/primitives.ts'
import { siteSchema } from '../../model/schema/site-schema.ts'
import { uiStrings } from '../../model/schema/ui-strings.ts'
import { didYouMean, suggestionsFor } from './did-you-mean.ts'
import { textsIn } from './fields.ts'
import { INTERFACE_LANGUAGES, interfaceTexts } from './interface-texts.ts'
import type { Issue } from './parse-yaml.ts'
import type { Path } from './position.ts'
import { isReserved, projectIdsIn, projectsIn } from './project-ids.ts'

/** Checks that compare several fields. They also run on invalid content, so any field may be missing. */
export function crossFieldIssues(value: unknown): Issue[] {
  const texts = textsIn(siteSchema, value)
  const textsAt = (pattern: RegExp) =>
    texts.filter(({ path }) => pattern.test(path.filter((step) => typeof step !== 'number').join('.')))
  const namesAt = (pattern: RegExp) => textsAt(pattern).map(({ text }) => text)
  const all = namesAt(/^ui\.all$/)[0] ?? interfaceTexts(namesAt(/^language$/)[0] ?? 'en').all
  const custom = namesAt(/^custom\.id$/)
  const variants = namesAt(/^cv\.variants\.name$/)
  const sections = SECTION_NAMES.filter((name) => !isMissing(name, value))
  const ids = projectIdsIn(value)
  return [
    ...textsAt(/^footer\.links\.address$/)
      .filter(({ text }) => text.startsWith('#'))
      .flatMap(oneOf(['#', ...['content', ...sections, ...custom, ...ids].map((id) => `#${id}`)], NO_SECTION)),
    ...textsAt(/\.for$/).flatMap(oneOf(variants, 'No CV has this name in `cv.variants`.')),
    ...textsAt(/^cv\.(?:variants\.)?sections$/)
      .map(({ path, text }) => ({ path, text: text.toLowerCase() }))
      .flatMap(oneOf([...CV_SECTIONS, 'companies', ...custom], 'There is no such section.')),
    ...textsAt(/^custom\.id$/)
      .filter(({ text }) => isReserved(text))
      .map(({ path, text }) => ({ path, message: `The page uses "${text}" itself. Choose another name.` })),
    ...textsAt(/^gallery\.projects\.id$/)
      .filter(({ text }) => isReserved(text) || custom.includes(text) || ids.filter((id) => id === text).length > 1)
      .map(({ path, text }) => ({
        path,
        message: `A section or another project has the name "${text}". Choose another one.`,
      })),
    ...pathIssues(value),
    ...pictureIssues(value),
    ...interfaceIssues(value),
    ...textsAt(/^companies\.organisations\.path$/)
      .filter(({ text }, index, paths) => paths.findIndex((other) => other.text === text) < index)
      .map(({ path, text }) => ({
        path,
        message: `An earlier organisation already uses the path "${text}". Choose another path.`,
      })),
    ...textsAt(/^gallery\.projects\.category$/)
      .filter(({ text }) => text === all)
      .map(({ path, text }) => ({
        path,
        message: `"${text}" is the name of the filter that shows all projects (ui.all). Choose another category name.`,
      })),
  ]
}

const NO_SECTION = 'The link goes to a section or a project that is missing or empty.'

/** Returns a check that a text is one of these names. */
function oneOf(names: readonly string[], problem: string) {
  return ({ path, text }: { path: Path; text: string }): Issue[] => {
    if (names.includes(text)) return []
    const [similar] = suggestionsFor(text, names)
    const fix = didYouMean(similar === undefined ? [] : [similar])
    return [{ path, message: `${problem} ${fix ?? `Write one of ${names.join(', ')}, or remove it.`}` }]
  }
}

function pictureIssues(value: unknown): Issue[] {
  return projectsIn(value).flatMap(({ picture, pictures }, index) => {
    if (picture === undefined || pictures === undefined) return []
    const message = 'The project has `picture` and `pictures`. Move the picture to the start of `pictures`.'
    return [{ path: ['gallery', 'projects', index, 'picture'], message }]
  })
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
