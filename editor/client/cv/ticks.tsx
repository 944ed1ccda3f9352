import { use, useState } from 'react'
import type { Edit, Path } from '../../protocol.ts'
import { Alert } from '../alert.tsx'
import { Tick } from '../controls/tick.tsx'
import { useWritten } from '../controls/use-written.ts'
import { EditorContext } from '../editor-context.ts'
import { site } from '../site-schema.ts'
import type { MadeCv } from './made-cv.ts'
import { type Entry, entriesOf, labelOfSection, variantsIn } from './variants.ts'

type TicksProps = {
  /** That of the CV among `cv.variants`. */
  index: number
  cv: MadeCv
}

/** The sections and entries that a CV can have, with a tick at those that it has. */
export function Ticks({ index, cv: { usualSections } }: TicksProps) {
  const { state, onEdit } = use(EditorContext)
  const [message, setMessage] = useState<string>()
  const variants = variantsIn(state.value)
  const variant = variants[index]
  const write = (path: Path, next: Names, old: Names | null) => {
    const edit: Edit = next ? { kind: 'set', path, value: next } : { kind: 'remove', path }
    return onEdit(edit, old).then(setMessage)
  }
  const [written, writeSections] = useWritten(variant?.sections, (next: Names, old) =>
    write(['cv', 'variants', index, 'sections'], next, old),
  )
  if (!variant) return null
  const own = written ?? usualSections
  const names = [...new Set([...own, ...usualSections, 'companies'])]
  const sections = names.flatMap((name) => {
    const label = labelOfSection(name, state.value, variant)
    return label === undefined ? [] : [{ name, label, isIn: own.includes(name) }]
  })
  const toggle = (name: string, isIn: boolean) => {
    const next = isIn ? own.filter((each) => each !== name) : withSection(own, name, usualSections)
    writeSections(next.join() === usualSections.join() ? undefined : next)
  }
  return (
    <section className="ticks" aria-label={`What is in the CV for ${variant.name}`}>
      <Alert message={message} />
      {sections.map(({ name, label, isIn }) => (
        <fieldset key={name}>
          <legend>
            <Tick label={label} isTicked={isIn} onTick={() => toggle(name, isIn)} />
          </legend>
          {isIn &&
            entriesOf(name, site, state.value).map((entry) => (
              <EntryTick
                key={entry.path.join('.')}
                entry={entry}
                name={variant.name}
                all={variants.map((each) => each.name)}
                onWrite={(next, old) => write([...entry.path, 'for'], next, old)}
              />
            ))}
        </fieldset>
      ))}
    </section>
  )
}

/** Names of a list that may be missing. */
type Names = readonly string[] | undefined

type EntryTickProps = {
  entry: Entry
  /** Of the CV, and of all for kinds of jobs. */
  name: string
  all: readonly string[]
  onWrite: (next: Names, old: Names | null) => Promise<void>
}

function EntryTick({ entry: { label, names, isInNone }, name, all, onWrite }: EntryTickProps) {
  const [given, write] = useWritten(names, onWrite)
  const isIn = given?.includes(name) ?? true
  const toggle = () => {
    const next = isIn
      ? (given ?? all).filter((each) => each !== name)
      : all.filter((each) => each === name || given?.includes(each))
    write(next.length === all.length ? undefined : next)
  }
  return (
    <Tick
      label={isInNone ? `${label} (in no CV)` : label}
      isTicked={isIn && !isInNone}
      isFixed={isInNone}
      onTick={toggle}
    />
  )
}

/** At its usual place among the others. */
function withSection(own: readonly string[], name: string, usual: readonly string[]): string[] {
  const before = usual.slice(0, usual.indexOf(name)).findLast((each) => own.includes(each))
  const at = before === undefined ? (usual.includes(name) ? 0 : own.length) : own.indexOf(before) + 1
  return own.toSpliced(at, 0, name)
}
