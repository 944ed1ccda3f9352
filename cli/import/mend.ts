import { checkContent } from '../../generator/content/check-content.ts'
import { ContentError } from '../../generator/content/content-error.ts'
import type { Folder } from '../../generator/content/mistakes-in-files.ts'
import { UserError } from '../../generator/lib/user-error.ts'
import type { Source } from '../../schema/content.ts'
import type { Drafted } from './draft-from.ts'
import { isFields, Kept, kept, type Draft, type DraftFields, type SiteDraft } from './draft.ts'
import { sampleOrganisation } from './organisations-from.ts'
import { yamlOf } from './write-yaml.ts'

type Path = readonly (string | number)[]
type Mended = Drafted & { yaml: string; source: Source }

/** Each round takes something back, so there is an end; a file that needs this many is no résumé. */
const MOST_ROUNDS = 20

/** A draft that the check of contents has nothing against: whatever it has, the sample takes the place of, or nothing does. */
export async function mend(drafted: Drafted, sample: string, folder: Folder, rounds = MOST_ROUNDS): Promise<Mended> {
  const yaml = yamlOf(drafted.draft, sample)
  try {
    return { ...drafted, yaml, source: await checkContent(yaml, folder) }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    if (rounds === 0) throw new UserError('The file gives no valid content, however much of it is left out.')
    return mend(withoutMistakes(drafted, error), sample, folder, rounds - 1)
  }
}

function withoutMistakes(drafted: Drafted, { mistakes }: ContentError): Drafted {
  const found = mistakes.map(({ message }) => {
    const place = takenBack(drafted.draft, pathIn(message))
    if (place === null) throw new UserError(`Nothing was imported. Fix this in content/ first: ${message}`)
    const what = nameOf(place, drafted)
    // `what` names a whole list item, so the message keeps the name of the field.
    const why = message.replace(/^[\w.[\]]*?(\w+(?:\[\d+\])?): /, what === place.join('.') ? '' : '$1: ')
    return { place, what, why }
  })
  // From the end, so that what goes does not move what is still to go.
  const different = found
    .filter(({ place }, index) => found.findIndex((other) => compare(other.place, place) === 0) === index)
    .toSorted((a, b) => compare(b.place, a.place))
  const draft = different.reduce<Draft>((rest, { place }) => without(rest, place, []), drafted.draft) as SiteDraft // the check sees to its shape
  return {
    ...drafted,
    draft,
    left: [...drafted.left, ...different.toReversed().map(({ what, why }) => ({ what, why }))],
  }
}

/** `history.entries[2].role` of the beginning of a message. */
function pathIn(message: string): Path {
  const name = /^[\w.[\]]+(?=: )/.exec(message)?.[0] ?? ''
  return (name.match(/\w+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
}

/** What goes when there is a mistake at a place: its entry, or of an organisation the field. Null where the sample has it. */
function takenBack(draft: SiteDraft, path: Path): Path | null {
  const name = path.map((step) => (typeof step === 'number' ? '[]' : step)).join('.')
  const entry =
    /^(?:expertise\.skills|history\.entries|gallery\.projects|footer\.profiles|companies\.organisations\.\[\]\.features)\.\[\]/
  const whole = /^companies\.organisations\.\[\](?:\.(?:path|name|legalName))?$/
  const length = (entry.exec(name) ?? whole.exec(name))?.[0].split('.').lastIndexOf('[]')
  const place = length === undefined ? path : path.slice(0, length + 1)
  const given = path.reduce<Draft | undefined>((part, step) => at(part, step), draft)
  return place.length === 0 || given === undefined || given instanceof Kept ? null : place
}

/** What stands at a step; below what is kept, it is all kept. */
function at(part: Draft | undefined, step: string | number): Draft | undefined {
  if (part instanceof Kept) return part
  if (typeof step === 'number') return Array.isArray(part) ? part[step] : undefined
  return part !== undefined && isFields(part) ? part[step] : undefined
}

function without(draft: Draft, [step, ...rest]: Path, above: Path): Draft {
  if (step === undefined) return draft
  const here = [...above, step]
  if (typeof step === 'number') {
    const items = draft as readonly Draft[] // the path was walked before
    const changed =
      rest.length > 0 ? items.with(step, without(items[step] ?? '', rest, here)) : items.toSpliced(step, 1)
    return changed.length > 0 ? changed : instead(above)
  }
  const { [step]: value, ...others } = draft as DraftFields
  if (rest.length > 0) return { ...(draft as DraftFields), [step]: without(value ?? '', rest, here) }
  return OPTIONAL.test(here.join('.')) ? others : { ...(draft as DraftFields), [step]: instead(here) }
}

/** What the schema can do without, and the sample has of its own at best. */
const OPTIONAL = /(?:^profile\.email|\.phone|\.employer)$/

/** What stands where nothing does that was given. */
function instead(path: Path): Draft {
  const name = path.join('.')
  if (name === 'gallery.projects' || name === 'footer.profiles') return []
  if (name === 'expertise.skills' || name === 'history.entries') return [kept(...path, 0)]
  if (name === 'companies.organisations') return [sampleOrganisation()]
  return kept(...path.map((step) => (typeof step === 'number' ? 0 : step)))
}

function nameOf(place: Path, { draft, origins }: Drafted): string {
  const entry = place.slice(0, 3).reduce<Draft | undefined>((part, step) => at(part, step), draft)
  return origins.get(entry) ?? place.join('.')
}

function compare(a: Path, b: Path): number {
  const index = a.findIndex((step, position) => step !== b[position])
  const [one, other] = [a[index], b[index]]
  if (index < 0) return a.length - b.length
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other ?? ''))
}
