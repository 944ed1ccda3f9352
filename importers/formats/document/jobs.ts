import { withDoubts } from '../../doubt.ts'
import { textOf } from '../../source/line.ts'
import type { Block } from './block.ts'
import { dateDoubts, datesOf, type Fields, takeFirst, textDoubts, textFields } from './entry-fields.ts'
import { type Layout, readText } from './paragraphs.ts'
import { type Part, partsOf } from './parts.ts'
import { isName, urlOf, withPlace } from './place.ts'
import { has, isPlace, type WordKind } from './words.ts'

/** What an entry's parts are called in a list, and the words by which each is known. */
type Roles = { what: string; who: string; whatWords: WordKind; whoWords: readonly WordKind[]; hasPlace: boolean }

export const JOB: Roles = {
  what: 'position',
  who: 'name',
  whatWords: 'roles',
  whoWords: ['employers', 'schools'],
  hasPlace: true,
}

/** Jobs: who employed whom as what is known by words such as "Engineer" and "GmbH", or else by the order in other jobs. */
export function readJobs(blocks: readonly Block[], roles: Roles, layout: Layout): Fields[] {
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

/** A few words without a number. */
function isShortName({ text }: Part): boolean {
  return text.length < 60 && text.split(' ').length < 7 && !/\d/.test(text)
}
