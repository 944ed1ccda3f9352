import { withDoubts } from '../doubt.ts'
import { networkOf } from '../networks.ts'
import type { Block } from './blocks.ts'
import { type Line, textOf } from './line.ts'
import { citeLine, readText, type Text, type Layout } from './paragraphs.ts'
import { type Part, partsOf, URL_ALONE } from './parts.ts'
import { has, isPlace, type WordKind } from './words.ts'

/** The fields of an entry by the names of JSON Resume, with doubts. */
export type Fields = Readonly<Record<string, unknown>>

/** What an entry's parts are called in a list, and the words by which each is known. */
type Roles = { what: string; who: string; whatWords: WordKind; whoWords: readonly WordKind[]; hasPlace: boolean }

const JOB: Roles = {
  what: 'position',
  who: 'name',
  whatWords: 'roles',
  whoWords: ['employers', 'schools'],
  hasPlace: true,
}

export const ENTRY_READERS = {
  work: (blocks: readonly Block[], layout: Layout) => readJobs(blocks, JOB, layout),
  volunteer: (blocks: readonly Block[], layout: Layout) =>
    readJobs(blocks, { ...JOB, who: 'organization', hasPlace: false }, layout),
  organizations: (blocks: readonly Block[], layout: Layout) => readJobs(blocks, JOB, layout),
  education: readEducation,
  projects: readProjects,
} as const

/** Jobs: who employed whom as what is known by words such as "Engineer" and "GmbH", or else by the order in other jobs. */
function readJobs(blocks: readonly Block[], roles: Roles, layout: Layout): Fields[] {
  const all = blocks.map((block) => {
    const found = partsOf(block)
    return { block, url: found.map(urlOf).find(Boolean), parts: splitAt(found.filter(isName)) }
  })
  const votes = all.map(({ parts }) => orderOf(withPlace(parts).others, roles)).filter((order) => order !== undefined)
  const isWhatFirst = votes.filter(Boolean).length * 2 >= votes.length
  let employer: Part | undefined
  return all.map(({ block, parts, url }) => {
    const { place, others } = withPlace(parts)
    // Several roles at one employer: later ones have no employer of their own.
    const isSame =
      others.length === 1 && employer !== undefined && others.every(({ text }) => has(roles.whatWords, text))
    const { what, who = isSame ? employer : undefined, isDoubtful } = assigned(others, roles, isWhatFirst)
    const further = others.filter((part) => part !== what && part !== who)
    // A third name is a place, perhaps. Volunteering has none.
    const guess = place || !roles.hasPlace ? undefined : further.find(isShortName)
    const rest = further.filter((part) => part !== guess)
    if (who !== undefined) employer = who
    const text = readText(block.body, layout)
    const aside = block.aside ? [textOf(block.aside)] : []
    const left = [...aside, ...rest.map((part) => part.text), ...(roles.hasPlace || !place ? [] : [place.text])]
    const named = what ?? who ?? takeFirst(text, block.body)
    return withDoubts(
      {
        [roles.what]: what?.text ?? (who ? undefined : named?.text),
        [roles.who]: who?.text,
        ...(roles.hasPlace && { location: (place ?? guess)?.text }),
        url,
        ...datesOf(block),
        ...textFields(text, left),
      },
      {
        [roles.what]: isDoubtful ? (what ?? named)?.source : undefined,
        [roles.who]: isDoubtful || isSame || place?.isDoubtful ? who?.source : undefined,
        location: place?.isDoubtful ? place.source : guess?.source,
        ...dateDoubts(block),
        ...textDoubts(text, rest),
      },
    )
  })
}

/** What and who: by the only part with a word such as "Engineer", by other words, or as in other entries. */
function assigned(parts: readonly Part[], roles: Roles, isWhatFirst: boolean) {
  const [first, second] = parts
  const [what, ...others] = parts.filter(({ text }) => has(roles.whatWords, text))
  if (what !== undefined && others.length === 0) {
    const remaining = parts.filter((part) => part !== what)
    const known = remaining.find(({ text }) => roles.whoWords.some((kind) => has(kind, text)))
    return { what, who: known ?? remaining[0], isDoubtful: known === undefined && remaining.length > 1 }
  }
  const order = orderOf(parts, roles)
  const pair = (order ?? isWhatFirst) ? { what: first, who: second } : { what: second, who: first }
  return { ...pair, isDoubtful: order === undefined }
}

/** "Engineer at Acme", "Engineer, Acme" */
function splitAt(parts: readonly Part[]): Part[] {
  const texts = parts.filter(({ text }) => !isPlace(text))
  const [only] = texts
  if (texts.length !== 1 || only === undefined) return [...parts]
  const pieces = /\s(?:at|@|bei|chez|presso|w|bij|em|en)\s/u.test(only.text)
    ? only.text.split(/\s(?:at|@|bei|chez|presso|w|bij|em|en)\s/u)
    : only.text.split(/,\s+/)
  if (pieces.length < 2) return [...parts]
  const [first = '', second = '', ...rest] = pieces
  const split = [first, second, rest.join(', ')].filter((text) => text !== '').map((text) => ({ ...only, text }))
  return parts.flatMap((part) => (part === only ? split : [part]))
}

/** Whether the first part is what, and the second who; undefined if no word tells. */
function orderOf([first, second]: readonly Part[], { whatWords, whoWords }: Roles): boolean | undefined {
  if (first === undefined) return undefined
  const isWhat = (part: Part | undefined) => part !== undefined && has(whatWords, part.text)
  const isWho = (part: Part | undefined) => part !== undefined && whoWords.some((kind) => has(kind, part.text))
  const [forWhat, forWho] = [
    Number(isWhat(first)) + Number(isWho(second)),
    Number(isWho(first)) + Number(isWhat(second)),
  ]
  return forWhat === forWho ? undefined : forWhat > forWho
}

/** Takes the place out of the parts. One at the other margin that is no known place is one, perhaps. */
function withPlace(parts: readonly Part[]): { place?: Part & { isDoubtful: boolean }; others: Part[] } {
  const known = parts.findLast(({ text }) => parts.length > 1 && isPlace(text))
  if (known) {
    const others = parts.filter((part) => part !== known)
    const [, name, rest] = /^([^,]+), ([^,]+, [^,]+)$/.exec(known.text) ?? []
    // "Mill GmbH, Seattle, WA" beside a job title
    if (others.length > 1 || name === undefined || rest === undefined || !isPlace(rest)) {
      return { place: { ...known, isDoubtful: false }, others }
    }
    return { place: { ...known, text: rest, isDoubtful: true }, others: [...others, { ...known, text: name }] }
  }
  const aside =
    parts.length > 2
      ? parts.findLast(({ isAside, text }) => isAside && text.length < 40 && !has('roles', text))
      : undefined
  return aside
    ? { place: { ...aside, isDoubtful: true }, others: parts.filter((part) => part !== aside) }
    : { others: [...parts] }
}

const GRADE =
  /\b(?:c?gpa|grade|note|notenschnitt|abschlussnote|score|moyenne|voto|nota|média|cijfer|średnia|ortalama)\b\s*:?/iu
/** What is before the date of a degree: "Expected Graduation: June 2016" */
const EXPECTED = /^(?:expected|anticipated|graduat|grad\b|voraussichtlich)/iu
const COURSES = /^(?:relevant\s+)?(?:coursework|courses|kurse|cours|cursos|corsi)\s*:\s*/iu

function readEducation(blocks: readonly Block[], layout: Layout): Fields[] {
  return blocks.map((block) => {
    const found = partsOf(block)
    const { place, others } = withPlace(found.filter(isName))
    const isSchool = ({ text }: Part) => has('schools', text)
    const isDegree = ({ text }: Part) => has('degrees', text)
    const isMixed = (part: Part) => isDegree(part) && (isSchool(part) || GRADE.test(part.text))
    const split = others.flatMap((part) => (isMixed(part) ? splitAtComma(part) : [part]))
    const score = split.find(({ text }) => GRADE.test(text) && /\d/.test(text) && text.length < 40)
    const expected = split.find(({ text }) => EXPECTED.test(text))
    const named = split.filter((part) => part !== score && part !== expected)
    const school = named.find((part) => isSchool(part) && !isDegree(part)) ?? named.find(isSchool)
    const degree = named.find((part) => part !== school && isDegree(part))
    const remaining = named.filter((part) => part !== school && part !== degree)
    const text = readText(block.body, layout)
    const institution = school ?? remaining.shift() ?? (degree ? undefined : takeFirst(text, block.body))
    const studies = degree ?? remaining.shift()
    const area =
      degree && remaining[0] && remaining[0].text.length < 60 && !/\d/.test(remaining[0].text)
        ? remaining.shift()
        : undefined
    const lines = [...text.paragraphs, ...text.bullets]
    const courses = lines.filter((line) => COURSES.test(line) || isWordList(line))
    const grade = lines.find((line) => GRADE.test(line) && /\d/.test(line) && line.length < 40)
    const furtherLines = lines.filter((line) => !courses.includes(line) && (score !== undefined || line !== grade))
    return withDoubts(
      {
        institution: institution?.text,
        studyType: studies?.text,
        area: area?.text,
        score: score?.text ?? grade,
        url: found.map(urlOf).find(Boolean),
        ...datesOf(block),
        courses: courses.flatMap((line) => line.replace(COURSES, '').split(/[,;]\s+/)),
        summary: [...remaining, expected, place]
          .flatMap((part) => part?.text ?? [])
          .concat(furtherLines)
          .join('\n'),
      },
      {
        institution: school ? undefined : institution?.source,
        studyType: degree ? undefined : studies?.source,
        area: area?.source,
        ...dateDoubts(block),
        summary: remaining[0]?.source ?? text.doubtful[0],
      },
    )
  })
}

function splitAtComma(part: Part): Part[] {
  return part.text.split(/,\s+/).map((text) => ({ ...part, text }))
}

const TECHNOLOGIES =
  /^(?:technologies|tech(?:nology)? stack|stack|tools|tech|keywords|built with|technologien|tecnologías|tecnologie|technologie)\s*:\s*/iu

function readProjects(blocks: readonly Block[], layout: Layout): Fields[] {
  return blocks.map((block) => {
    const found = partsOf(block)
    const [name, ...rest] = found.filter(isName)
    const text = readText(block.body, layout)
    // "Name | Python, React": a list of words behind the name.
    const tools = rest.find(
      (part) =>
        part.text.split(',').length > 1 && part.text.split(',').every((word) => word.trim().split(' ').length < 4),
    )
    const others = rest.filter(
      (part) => part !== tools && !(part.url && /^(?:link|github|demo|website|code|view)/i.test(part.text)),
    )
    const [first, ...bullets] = name ? [] : text.bullets
    return withDoubts(
      {
        name: name?.text ?? first,
        url: found.map(urlOf).find(Boolean) ?? urlIn(block.body),
        ...datesOf(block),
        type: block.aside && textOf(block.aside),
        ...textFields(
          name ? text : { ...text, bullets },
          others.map((part) => part.text),
        ),
        ...(tools && { keywords: tools.text.split(/\s*,\s*/) }),
      },
      { keywords: tools?.source, ...dateDoubts(block), ...textDoubts(text, others) },
    )
  })
}

/** The first text names an entry that has no head. */
function takeFirst(text: Text, [line]: readonly Line[]): Part | undefined {
  const first = text.paragraphs.shift() ?? text.bullets.shift()
  return first === undefined || line === undefined ? undefined : { text: first, source: citeLine(line), isAside: false }
}

function datesOf({ period }: Block): Fields {
  return { startDate: period?.start, endDate: period?.isCurrent ? undefined : period?.end }
}

function dateDoubts({ period, dated }: Block): Record<string, string | undefined> {
  const doubt = period?.isExact === false && dated ? citeLine(dated) : undefined
  return { startDate: doubt, endDate: doubt }
}

/** Technologies have a field of their own, and what has no field begins the description. */
function textFields({ paragraphs, bullets }: Text, others: readonly string[]): Fields {
  const last = paragraphs.at(-1)
  const isTools = (line: string) => TECHNOLOGIES.test(line) || (line === last && isWordList(line))
  const tools = [...paragraphs, ...bullets].filter((line) => isTools(line) && line.length < 300)
  const isOther = (line: string) => !tools.includes(line)
  return {
    summary: [...others, ...paragraphs.filter(isOther)].join('\n'),
    highlights: bullets.filter(isOther),
    keywords: tools.flatMap((line) => line.replace(TECHNOLOGIES, '').split(/\s*[,;|•]\s*/)),
  }
}

/** "Go, Kubernetes, Helm" */
function isWordList(text: string): boolean {
  const words = text.split(/,\s+/)
  const isTool = (word: string) => word.split(' ').length < 4 && /^[\p{Lu}\p{N}]|\p{Lu}|^\w+$/u.test(word)
  return words.length > 2 && !/[.!?]$/.test(text) && words.every(isTool)
}

function textDoubts({ bullets, doubtful }: Text, others: readonly Part[]): Record<string, string | undefined> {
  const [hyphenated] = doubtful
  return {
    summary: others[0]?.source ?? (bullets.length === 0 ? hyphenated : undefined),
    highlights: bullets.length > 0 ? hyphenated : undefined,
  }
}

/** A few words without a number. */
function isShortName({ text }: Part): boolean {
  return text.length < 60 && text.split(' ').length < 7 && !/\d/.test(text)
}

/** An address is no name. */
function isName({ text }: Part): boolean {
  return !URL_ALONE.test(text) || !/\/|^www/.test(text)
}

function urlOf(part: Part | undefined): string | undefined {
  return part?.url?.startsWith('http') ? part.url : undefined
}

function urlIn(lines: readonly Line[]): string | undefined {
  const urls = lines.flatMap(({ cells }) => cells.flatMap(({ url }) => (url?.startsWith('http') ? [url] : [])))
  return urls.find((url) => networkOf(url) === 'GitHub') ?? urls[0]
}
