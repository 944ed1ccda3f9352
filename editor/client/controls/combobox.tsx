import { type ClipboardEvent, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import type { Described } from './text-control.tsx'
import { isComposing } from './typing.ts'

type ComboboxProps = {
  field?: Ref<HTMLInputElement>
  label: string
  text: string
  /** What it completes the text with. */
  names: readonly string[]
  described: Described
  example: string | undefined
  onText: (text: string) => void
  /** Takes what is chosen, or typed. */
  onTake: (text: string) => void
  onLeave: () => void
  onCancel: () => void
  /** For the keys that complete nothing. */
  onKeys?: (event: KeyboardEvent<HTMLInputElement>) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** As many as are read at a glance. */
const MOST_SHOWN = 8

/** A text that is completed with names that there are: arrow keys choose one, and Enter takes it. */
export function Combobox({ field, label, text, names, described, example, ...on }: ComboboxProps) {
  const list = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = matching(names, text)
  const isShown = isOpen && shown.length > 0
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const take = (taken: string) => {
    close()
    on.onTake(taken)
  }
  const handleKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    if (isComposing(event)) return
    const step = STEPS[event.key]
    if (step !== undefined && shown.length > 0) {
      event.preventDefault()
      setIsOpen(true)
      setActive(isShown ? (active + step + shown.length + 1) % (shown.length + 1) : 0)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      take((isShown ? shown[active] : undefined) ?? text)
    } else if (event.key === 'Escape') {
      event.preventDefault() // A dialog stays open.
      if (isShown) close()
      else on.onCancel()
    } else on.onKeys?.(event)
  }
  return (
    <div className="combobox">
      <input
        ref={field}
        {...described}
        role="combobox"
        autoComplete="off"
        dir="auto"
        placeholder={example === undefined ? undefined : `Such as: ${example}`}
        aria-expanded={isShown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isShown && shown[active] !== undefined ? `${list}-${active}` : undefined}
        value={text}
        onChange={({ currentTarget }) => {
          setIsOpen(currentTarget.value.trim() !== '')
          setActive(-1)
          on.onText(currentTarget.value)
        }}
        onKeyDown={handleKeys}
        onPaste={on.onPaste}
        onBlur={() => {
          close()
          on.onLeave()
        }}
      />
      <div ref={box} id={list} role="listbox" aria-label={`Names for ${label}`} className="options" hidden={!isShown}>
        {shown.map((name, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
          <div
            key={name}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            dir="auto"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(name)}
          >
            {name}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The last step leads back to what is typed. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Names that begin with the text, and then those that have it elsewhere. */
function matching(names: readonly string[], text: string): string[] {
  const wanted = text.trim().toLowerCase()
  const found = names.filter((name) => name.toLowerCase().includes(wanted) && name !== text)
  const isFirst = (name: string) => name.toLowerCase().startsWith(wanted)
  return [...found.filter(isFirst), ...found.filter((name) => !isFirst(name))].slice(0, MOST_SHOWN)
}
