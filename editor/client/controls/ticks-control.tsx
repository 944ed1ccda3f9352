import { use } from 'react'
import { EditorContext } from '../editor-context.ts'
import { ownLabel } from '../names.ts'
import { fieldOf, type JsonSchema, labelOf, optionFor, valueAt } from '../schema.ts'
import { site } from '../site-schema.ts'
import type { Described } from './text-control.tsx'
import { Tick } from './tick.tsx'
import { useWritten } from './use-written.ts'

type TicksControlProps = {
  schema: JsonSchema
  value: readonly string[] | undefined
  described: Described
  onWrite: (value: unknown, old: unknown) => Promise<unknown>
}

type Choice = { id: string; name: string }

/** A tick for each CV that has the entry. Without the field, all have it. */
export function CvsControl({ value: known, described: { id, ...rest }, onWrite }: TicksControlProps) {
  const [value, write] = useWritten(known, onWrite)
  const { state, onOpen } = use(EditorContext)
  const variants = valueAt(state.value, ['cv', 'variants'])
  const choices = withUnknown(Array.isArray(variants) ? variants.flatMap(cvOf) : [], value ?? [])
  if (choices.length === 0)
    return (
      <div {...rest} role="group" aria-labelledby={id}>
        <p className="help">Your site has one CV. Add one for a kind of job first.</p>
        <button type="button" onClick={() => onOpen(['cv'])}>
          Open CV
        </button>
      </div>
    )
  const isTicked = (choice: Choice) => value?.includes(choice.id) ?? true
  const toggle = (choice: Choice) => {
    const ticked = choices.filter((each) => isTicked(each) !== (each === choice))
    write(ticked.length === choices.length ? undefined : ticked.map((each) => each.id))
  }
  return (
    <div {...rest} role="group" aria-labelledby={id} className="ticks">
      {choices.map((choice) => (
        <Tick key={choice.id} label={choice.name} isTicked={isTicked(choice)} onTick={() => toggle(choice)} />
      ))}
    </div>
  )
}

/** The sections of a CV: those that it has in their order, and then the others. */
export function CvSectionsControl({
  schema: { usual },
  value: known,
  described: { id, ...rest },
  onWrite,
}: TicksControlProps) {
  const [value, write] = useWritten(known, onWrite)
  const { state } = use(EditorContext)
  const sections = sectionsOf(state.value)
  const isOwn = ({ id: section }: Choice) => !Object.hasOwn(site.properties ?? {}, section) && section !== SUMMARY
  const usualOnes = [
    ...(usual ?? []).filter((each) => sections.some((choice) => choice.id === each)),
    ...sections.filter(isOwn).map((each) => each.id),
  ]
  const ticked = value ?? usualOnes
  const choose = (next: readonly string[]) => write(next.join() === usualOnes.join() ? undefined : next)
  const choices = withUnknown(sections, ticked)
  const ordered = [
    ...ticked.flatMap((each) => choices.find((choice) => choice.id === each) ?? []),
    ...choices.filter((choice) => !ticked.includes(choice.id)),
  ]
  const move = (from: number, to: number) => {
    const section = ticked[from]
    if (section !== undefined) choose(ticked.toSpliced(from, 1).toSpliced(to, 0, section))
  }
  return (
    <div {...rest} role="group" aria-labelledby={id} className="ticks">
      {ordered.map((choice, index) => (
        <div key={choice.id} className="tick-line">
          <Tick
            label={choice.name}
            isTicked={ticked.includes(choice.id)}
            onTick={() => choose(toggled(ticked, choice.id))}
          />
          {ticked.includes(choice.id) && (
            <span className="tools">
              <button
                type="button"
                aria-label={`Move ${choice.name} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={`Move ${choice.name} down`}
                disabled={index === ticked.length - 1}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </button>
            </span>
          )}
        </div>
      ))}
      {value && (
        <button type="button" onClick={() => write(undefined)}>
          As usual
        </button>
      )}
    </div>
  )
}

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value]

/** What the content names and does not have is shown, so that it can be taken out. */
function withUnknown(choices: readonly Choice[], values: readonly string[]): Choice[] {
  const unknown = values.filter((value) => !choices.some((choice) => choice.id === value))
  return [...choices, ...unknown.map((id) => ({ id, name: id }))]
}

function cvOf(variant: unknown): Choice[] {
  const [name, title] = [fieldOf(variant, 'name'), fieldOf(variant, 'title')]
  return typeof name === 'string' ? [{ id: name, name: typeof title === 'string' ? title : name }] : []
}

/** The text about the owner, which is no section of the page. */
const SUMMARY = 'summary'

function sectionsOf(value: unknown): Choice[] {
  const about = fieldOf(fieldOf(value, 'footer'), 'aboutTitle')
  const fields = Object.entries(site.properties ?? {})
  const own = fieldOf(value, 'custom')
  return [
    { id: SUMMARY, name: typeof about === 'string' ? about : 'About you' },
    ...fields.flatMap(([name, field]) => {
      const section = fieldOf(value, name)
      const isSection = 'label' in (optionFor(field, {}).properties ?? {})
      return isSection && section !== undefined ? [{ id: name, name: ownLabel(section) ?? labelOf(name, field) }] : []
    }),
    ...(Array.isArray(own) ? own : []).flatMap((section) => {
      const id = fieldOf(section, 'id')
      return typeof id === 'string' ? [{ id, name: ownLabel(section) ?? id }] : []
    }),
  ]
}
