import type { CountedText } from '../../content/content.ts'
import { compositionOf, lookFor, type Need } from '../../model/compositions.ts'
import type { Proof, ShowContext } from '../../model/define-section.ts'
import { firstSentence } from '../../model/fields/typography.ts'
import { initialsOf, initialsOfFirm } from '../../model/initials.ts'
import { CV_HEADINGS, MAP_TEXTS, STATUS_TEXTS, STORY_TEXTS, TRACE_TEXTS } from '../../model/interface-texts.ts'
import { markedBeside, unmarked, withoutMarks } from '../../model/marks.ts'
import { SECTIONS } from '../../model/sections/index.ts'
import type { Content } from '../../model/site-schema.ts'
import type { Footer, SectionKind, SectionView, SiteView, Skill, SkillIcon, UiStrings } from '../../model/view.ts'
import { mapOf } from './career-map.ts'
import { cellsIn, durationOf } from './durations.ts'
import { evidenceOf } from './evidence.ts'
import { inMonths, MONTHS_A_YEAR } from './months.ts'
import { storyPathOf } from './story-path.ts'
import { type Career, careerOf } from './trace.ts'

type Options = Pick<Parameters<typeof evidenceOf>[2], 'language' | 'direction' | 'now'> & {
  /** The text of the interface for a number, such as "2 projects". */
  countOf: (name: CountedText, count: number) => string
  /** By the ids of their projects. */
  stories: ReadonlyMap<string, unknown>
  /** By the names, in small letters, of technologies that no skill names. */
  toolIcons?: ReadonlyMap<string, SkillIcon>
}

/** The length in characters of a sentence that may be large. */
const LEAD = 120

/** What the pages show of the content. */
export function showSite(content: Content, options: Options): SiteView {
  const { name, title, hero, profile, footer, animations, cv, ui, look } = content
  const { loader, hero: banner, profile: card } = animations ?? {}
  const { variants, word } = cv || {}
  const proofs = proofsIn(unmarked(content))
  const { needs: all, narrowestTrace: width, mostLabels } = compositionOf(look?.layout)
  const needs = new Set(all)
  const countProjects = (count: number) => options.countOf('countedProjects', count)
  const career = careerOf(proofs, {
    ...options,
    width,
    mostLabels,
    hasJobFigures: needs.has('jobFigures'),
    hasSoftEnds: needs.has('skillSpans'),
    countProjects: needs.has('employers') ? countProjects : undefined,
  })
  const sections = showSections(content, contextOf(proofs, career, needs, { ...options, since: sinceIn(content) }))
  return {
    name,
    title,
    hero,
    profile: {
      ...profile,
      location: profile.location?.text,
      ...(!profile.photo && { initials: markedBeside(initialsOf(name), profile.title, 'photo') }),
    },
    sections,
    footer: footer && showFooter(footer, needs.has('ownClosing') ? hero?.subtitle : undefined),
    ...(career && { career: career.line }),
    ...(career && needs.has('careerHead') && { careerHead: headOf(career, content, needs, options) }),
    ...(career &&
      needs.has('careerMap') && { careerMap: mapOf(career, sections, proofs, { ...options, countProjects }) }),
    animations: { ...(loader && { loader }), ...(banner && { hero: banner }), ...(card && { profile: card }) },
    cv: cv !== false && {
      ...(variants && { variants: variants.map(showVariant) }),
      ...(word && { formats: CV_FORMATS }),
    },
    ui: ofPages(ui, needs),
    ...(lookFor(look).theme === 'light' && { theme: 'light' as const }),
  }
}

/** An open year needs no word in languages for which the site has none. */
function sinceIn({ ui }: Content): string {
  return ui.since ?? '{year}–'
}

/** Without the texts of the CV, of stories and of the build: each page embeds what it shows. */
function ofPages(ui: Content['ui'], needs: ReadonlySet<Need>): UiStrings {
  const ofTrace = needs.has('careerHead') || needs.has('careerMap') ? [] : TRACE_TEXTS
  const ofStatus = needs.has('durations') ? [] : STATUS_TEXTS
  const ofMap = needs.has('careerMap') ? [] : MAP_TEXTS
  const unseen = new Set<string>(['since', ...CV_HEADINGS, ...STORY_TEXTS, ...ofTrace, ...ofStatus, ...ofMap])
  const isOfPages = (name: string) => !unseen.has(name)
  return Object.fromEntries(Object.entries(ui).filter(([name]) => isOfPages(name))) as UiStrings // all others
}

/** What is said above the career, as far as the language has texts for it. Of two counts of years, the page has the owner's. */
function headOf(
  { line, months, years: [first, end], jobs, projects, unsure }: Career,
  { profile, ui }: Content,
  needs: ReadonlySet<Need>,
  { countOf, language }: Pick<Options, 'countOf' | 'language'>,
) {
  const all = [countOf('countedJobs', jobs), projects > 0 && countOf('countedProjects', projects)]
  const counts = all.filter(Boolean).join(' · ')
  if (needs.has('durations'))
    return {
      title: durationOf(months, language),
      counts,
      cells: cellsIn(months),
      ...(unsure.length > 0 && { unsure }),
    }
  const goesOn = ui.now && line.some(({ isCurrent }) => isCurrent)
  return {
    title: profile.experience
      ? `${first} – ${goesOn ? ui.now : end - 1}`
      : countOf('careerYears', Math.max(1, Math.floor(months / MONTHS_A_YEAR))),
    counts,
  }
}

/** What the owner may offer on the page. */
const CV_FORMATS = [
  { label: 'PDF', extension: 'pdf' },
  { label: 'Word', extension: 'docx' },
]

/** A section shows without these, where nobody follows a link. */
const NOWHERE: ShowContext = {
  evidenceOf: () => undefined,
  spanOf: () => undefined,
  durationOf: () => undefined,
  storyOf: () => undefined,
  initialsOf: () => ({}),
  toolsBeside: () => [],
  trace: undefined,
  language: 'en',
}

/** The sections that have something to show, in the order of the owner's file. */
export function showSections(content: Content, context = NOWHERE): SectionView[] {
  return sectionsIn(content).flatMap(({ definition, section }) => {
    const animation = Object.entries(content.animations ?? {}).find(([name]) => name === definition.name)?.[1]
    const show = definition.show as (section: unknown, context: ShowContext) => readonly SectionView[] // of its own section
    return show(section, context).map((view) => ({ ...view, ...(animation && { animation }) }))
  })
}

/** What the sections of a document need of the content, where nobody follows a link. */
export function documentContextOf(
  content: Content,
  options: Pick<Options, 'language' | 'direction' | 'now'>,
): ShowContext {
  const proofs = proofsIn(content)
  // The CV says the same years of a skill as the page.
  const { needs } = compositionOf(content.look?.layout)
  const isDrawn = needs.includes('skillSpans')
  const saysGaps = needs.includes('durations')
  const career = isDrawn ? careerOf(proofs, { ...options, width: compositionOf().narrowestTrace }) : undefined
  return {
    ...NOWHERE,
    language: options.language,
    evidenceOf: (names, until) => {
      const unseen = { years: undefined, countProjects: String, career, saysGaps }
      return evidenceOf(names, proofs, { ...options, ...unseen, since: sinceIn(content) }, until)
    },
  }
}

/** The jobs and projects of the content. */
function proofsIn(content: Content): Proof[] {
  return sectionsIn(content).flatMap(
    ({ definition, section }): Proof[] => definition.proofs?.(section as never) ?? [], // of its own section
  )
}

function contextOf(
  proofs: readonly Proof[],
  career: Career | undefined,
  needs: ReadonlySet<Need>,
  { stories, countOf, toolIcons = new Map(), ...options }: Options & { since: string },
): ShowContext {
  const known = {
    ...options,
    countProjects: (count: number) => countOf('countedProjects', count),
    years: career?.years,
    career: needs.has('skillSpans') ? career : undefined,
    saysGaps: needs.has('durations'),
  }
  const showTool = (name: string, index: number): Skill => {
    const icon = toolIcons.get(name.toLowerCase())
    const evidence = index < MOST_TOOLS && evidenceOf([name], proofs, known)
    return { id: `tool-${index + 1}`, name, ...(icon && { icon }), ...(evidence && { evidence }) }
  }
  return {
    evidenceOf: (names, until) => evidenceOf(unmarked(names), proofs, known, until),
    toolsBeside: (names) => (needs.has('skillSpans') ? toolsBeside(unmarked(names), proofs).map(showTool) : []),
    spanOf: (id) => career?.spanOf(id),
    durationOf: (id) => (needs.has('durations') ? durationOfProject(id, proofs, options) : undefined),
    storyOf: (id) => (stories.has(id) ? storyPathOf(id) : undefined),
    initialsOf: (employer) =>
      needs.has('employers') && employer ? { initials: initialsOfFirm(unmarked(employer)) } : {},
    trace: career?.trace,
    language: options.language,
  }
}

/** As many have evidence, which have room in a line. */
const MOST_TOOLS = 8

/** What jobs and projects name beside these names, each once, the most used first. */
function toolsBeside(names: readonly string[], proofs: readonly Proof[]): string[] {
  const known = new Set(names.map((name) => name.toLowerCase()))
  const used = proofs.flatMap(({ technologies }) => technologies).filter((name) => !known.has(name.toLowerCase()))
  const keys = used.map((name) => name.toLowerCase())
  const usesOf = (name: string) => keys.filter((key) => key === name.toLowerCase()).length
  return used
    .filter((name, index) => keys.indexOf(name.toLowerCase()) === index)
    .toSorted((one, other) => usesOf(other) - usesOf(one))
}

/** If its months are known: of years, nobody knows how much of them it took. */
function durationOfProject(id: string, proofs: readonly Proof[], { language, now }: Pick<Options, 'language' | 'now'>) {
  const { period } = proofs.find(({ work, reference }) => work === 'project' && reference.id === id) ?? {}
  const months = period && inMonths(period, now)
  if (!months || months.startsInYear || months.endsInYear) return undefined
  const length = months.end - months.start
  // A month alone says when, and not how long.
  return length > 1 ? durationOf(length, language) : undefined
}

/** The sections of the content with their definitions, in the order of the owner's file. */
export function sectionsIn(content: Content) {
  return Object.entries(content).flatMap(([name, section]) => {
    const definition = SECTIONS.find((each) => each.name === name)
    return definition && section !== undefined ? [{ definition, section }] : []
  })
}

function showVariant({ name, title = name }: { name: string; title?: string | undefined }) {
  return { name, title }
}

/** The first sentence is large, and left out if the page has said it. */
function showFooter({ about, ...footer }: NonNullable<Content['footer']>, said?: string): Footer {
  if (typeof about !== 'string') return { ...footer, about }
  const lead = firstSentence(about)
  if (said !== undefined && withoutMarks(lead ?? about) === withoutMarks(said)) {
    const rest = lead === undefined ? '' : about.slice(lead.length).trim()
    return rest === '' ? footer : showFooter({ ...footer, about: rest })
  }
  if (!lead || withoutMarks(lead).length > LEAD) return { ...footer, about }
  const rest = about.slice(lead.length).trim()
  return { ...footer, aboutLead: lead, ...(rest !== '' && { about: rest }) }
}

/** The sections of a kind, such as the one with the projects. */
export function sectionsOfKind<Kind extends SectionKind>(view: SiteView, kind: Kind): SectionView<Kind>[] {
  return view.sections.filter((section) => section.kind === kind) as unknown[] as SectionView<Kind>[] // of this kind
}

/** The paths of all pages but the home page: of organisations, then of stories. */
export function pagePathsOf(view: SiteView): string[] {
  const organisations = sectionsOfKind(view, 'companies').flatMap((section) => section.organisations)
  const projects = sectionsOfKind(view, 'gallery').flatMap((section) => section.projects)
  return [...organisations.flatMap(({ path }) => path ?? []), ...projects.flatMap(({ story }) => story ?? [])]
}
