import { CV_HEADINGS, uiStrings } from '../../model/interface-texts.ts'
import { CV_SECTIONS, SECTION_NAMES } from '../../model/sections/index.ts'
import { siteSchema } from '../../model/site-schema.ts'
import { didYouMean, suggestionsFor } from '../../lib/did-you-mean.ts'
import { type Diagnostic, firstMistakes } from '../diagnostic.ts'
import { textsIn } from '../fields.ts'
import { BASE_LANGUAGES, interfaceTexts } from '../interface-texts.ts'
import { isReserved, projectIdsIn } from '../project-ids.ts'
import type { ContentFile } from '../read-content.ts'

/** Checks that compare several fields. They also run on invalid content, so any field may be missing. */
export function crossFields({ value, diagnose }: Pick<ContentFile, 'value' | 'diagnose'>): Diagnostic[] {
  const texts = textsIn(siteSchema, value).map((each) => {
    return { ...each, field: each.path.filter((step) => typeof step !== 'number').join('.') }
  })
  const textsAt = (name: string) => texts.filter(({ field }) => field === name).map(({ text }) => text)
  const check = (field: RegExp, problemOf: (text: string, index: number, all: string[]) => string | undefined) => {
    const found = texts.filter((each) => field.test(each.field))
    const all = found.map(({ text }) => text)
    return firstMistakes(found.entries(), ([index, { path, text }]) => {
      const message = problemOf(text, index, all)
      return message === undefined ? [] : [diagnose(path, message)]
    })
  }
  const allFilter = textsAt('ui.all')[0] ?? interfaceTexts(textsAt('language')[0] ?? 'en').all
  const custom = textsAt('custom.id')
  const variants = textsAt('cv.variants.name')
  const ids = projectIdsIn(value)
  const targets = ['content', ...SECTION_NAMES.filter((name) => !isMissing(name, value)), ...custom, ...ids]
  return [
    ...check(/^footer\.links\.address$/, (text) =>
      text.startsWith('#') ? unknownName(text, ['#', ...targets.map((id) => `#${id}`)], NO_SECTION) : undefined,
    ),
    ...check(/\.for$/, (text) => unknownName(text, variants, 'No CV has this name in `cv.variants`.')),
    ...check(/^cv\.(?:variants\.)?sections$/, (text) =>
      unknownName(text.toLowerCase(), [...CV_SECTIONS, 'companies', ...custom], 'There is no such section.'),
    ),
    ...check(/^custom\.id$/, (text) =>
      isReserved(text) ? `The page uses "${text}" itself. Choose another name.` : undefined,
    ),
    ...check(/^gallery\.projects\.id$/, (text) =>
      isReserved(text) || custom.includes(text) || ids.filter((id) => id === text).length > 1
        ? `A section or another project has the name "${text}". Choose another one.`
        : undefined,
    ),
    ...check(/^companies\.organisations\.path$/, (text, index, paths) =>
      paths.indexOf(text) < index
        ? `An earlier organisation already uses the path "${text}". Choose another path.`
        : undefined,
    ),
    ...check(/^gallery\.projects\.category$/, (text) =>
      text === allFilter
        ? `"${text}" is the name of the filter that shows all projects (ui.all). Choose another category name.`
        : undefined,
    ),
    ...check(/^language$/, (text) => lacksInterface(text, Object(Object(value).ui))),
  ]
}

const NO_SECTION = 'The link goes to a section or a project that is missing or empty.'

function unknownName(text: string, names: readonly string[], problem: string): string | undefined {
  if (names.includes(text)) return undefined
  const fix = didYouMean(suggestionsFor(text, names).slice(0, 1))
  return `${problem} ${fix ?? (names.length > 0 ? `Write one of ${names.join(', ')}, or remove it.` : 'Remove it.')}`
}

/** Whether the content lacks the section, or its list of organisations or projects is empty. */
function isMissing(section: string, value: unknown): boolean {
  const { [section]: found } = Object(value) as Record<string, { organisations?: unknown; projects?: unknown } | null>
  const list = found?.organisations ?? found?.projects
  return found === undefined || (Array.isArray(list) && list.length === 0)
}

/** In a language without texts of the interface, the owner writes them. The CV has labels and years without them. */
function lacksInterface(language: string, own: object): string | undefined {
  if (!/^[a-z]{2,3}(?:-|$)/.test(language)) return undefined
  const texts = { ...interfaceTexts(language), ...own }
  const needed = Object.keys(uiStrings.shape).filter((name) => ![...CV_HEADINGS, 'since'].includes(name))
  const missing = needed.filter((name) => !Object.hasOwn(texts, name))
  const [base] = language.split('-')
  return missing.length === 0
    ? undefined
    : `vitafolio has no texts of the interface in "${base}", only in ${BASE_LANGUAGES.join(', ')}. Write them below \`ui:\`: ${missing.join(', ')}.`
}
