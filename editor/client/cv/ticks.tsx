import { use, useState } from 'react'
import start from 'virtual:editor'
import type { Edit, Path } from '../../protocol.ts'
import { Alert } from '../alert.tsx'
import { EditorContext } from '../editor-context.ts'
import type { JsonSchema } from '../schema.ts'
import type { MadeCv } from './made-cv.ts'
import { type Entry, entriesOf, labelOfSection, variantsIn } from './variants.ts'

const schema = start.schema as JsonSchema // as the server makes it

/** The sections and entries that a CV can have, with a tick at those that it has. */
export function Ticks({ index, cv }: { index: number; cv: MadeCv }) {
  const { state, onEdit } = use(EditorContext)
  const [message, setMessage] = useState<string>()
  const variants = variantsIn(state.value)
  const variant = variants[index]
  if (!variant) return null
  const write = (edit: Edit) => onEdit(edit).then(setMessage)
  const path: Path = ['cv', 'variants', index, 'sections']
  const own = variant.sections ?? cv.usualSections
  const names = [...new Set([...own, ...cv.usualSections, 'companies'])]
  const sections = names.flatMap((name) => {
    const label = labelOfSection(name, state.value, variant)
    return label === undefined ? [] : [{ name, label, isIn: own.includes(name) }]
  })
  const toggleSection = (name: string, isIn: boolean) => {
    const next = isIn ? own.filter((each) => each !== name) : withSection(own, name, cv.usualSections)
    const isUsual = next.join() === cv.usualSections.join()
    return write(isUsual ? { kind: 'remove', path } : { kind: 'set', path, value: next })
  }
  const toggleEntry = ({ path: at, names: given }: Entry, isIn: boolean) => {
    const all = variants.map(({ name }) => name)
    const next = isIn
      ? (given ?? all).filter((name) => name !== variant.name)
      : all.filter((name) => name === variant.name || given?.includes(name))
    const field = [...at, 'for']
    const isForAll = next.length === all.length
    return write(isForAll ? { kind: 'remove', path: field } : { kind: 'set', path: field, value: next })
  }
  return (
    <section className="ticks" aria-label={`What is in the CV for ${variant.name}`}>
      <Alert message={message} />
      {sections.map(({ name, label, isIn }) => (
        <fieldset key={name}>
          <legend>
            <Tick label={label} isIn={isIn} onToggle={() => toggleSection(name, isIn)} />
          </legend>
          {isIn &&
            entriesOf(name, schema, state.value).map((entry) => {
              const isThere = !entry.isInNone && (entry.names?.includes(variant.name) ?? true)
              return (
                <Tick
                  key={entry.path.join('.')}
                  label={entry.isInNone ? `${entry.label} (in no CV)` : entry.label}
                  isIn={isThere}
                  isFixed={entry.isInNone}
                  onToggle={() => toggleEntry(entry, isThere)}
                />
              )
            })}
        </fieldset>
      ))}
    </section>
  )
}

type TickProps = { label: string; isIn: boolean; isFixed?: boolean; onToggle: () => Promise<void> }

function Tick({ label, isIn, isFixed = false, onToggle }: TickProps) {
  /** Until the content has it. */
  const [wanted, setWanted] = useState<boolean>()
  const toggle = async () => {
    setWanted(!isIn)
    await onToggle()
    setWanted(undefined)
  }
  return (
    <label>
      <input type="checkbox" checked={wanted ?? isIn} disabled={isFixed} onChange={() => void toggle()} />
      <span>{label}</span>
    </label>
  )
}

/** At its usual place among the others. */
function withSection(own: readonly string[], name: string, usual: readonly string[]): string[] {
  const before = usual.slice(0, usual.indexOf(name)).findLast((each) => own.includes(each))
  const at = before === undefined ? (usual.includes(name) ? 0 : own.length) : own.indexOf(before) + 1
  return own.toSpliced(at, 0, name)
}
