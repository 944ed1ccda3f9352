import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { FoundIcon } from '../../protocol.ts'
import * as api from '../api.ts'
import { isComposing } from './typing.ts'
import { useWritten } from './use-written.ts'

type IconControlProps = {
  /** Which icons the field may have. */
  kind: string
  value: string
  described: { id: string }
  /** For a form that is sent. */
  name?: string
  onPick: (icon: string, old: string | null) => unknown
}

/** A field for the name of an icon, which shows the icons that it may mean. */
export function IconControl({ kind, value: known, described, name, onPick }: IconControlProps) {
  const [value, write] = useWritten(known, (next, old) => onPick(next, old === '' ? null : old))
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<readonly FoundIcon[]>([])
  const [active, setActive] = useState(-1)
  const [isOpen, setIsOpen] = useState(false)
  const [picture, setPicture] = useState<FoundIcon>()
  const shown = useRef(value)

  useEffect(() => {
    let isLatest = true
    // What is typed meanwhile stays.
    if (field.current?.value === shown.current) field.current.value = value
    shown.current = value
    void api.findIcons(kind, value).then((icons) => isLatest && setPicture(icons.find((icon) => icon.name === value)))
    return () => {
      isLatest = false
    }
  }, [kind, value])

  const search = async (text: string) => {
    const icons = await api.findIcons(kind, text)
    if (field.current?.value !== text) return // Another search is under way.
    setFound(icons)
    setActive(-1)
    setIsOpen(true)
  }
  const pick = (icon: string) => {
    if (field.current) field.current.value = icon
    shown.current = icon
    setIsOpen(false)
    if (icon !== value) write(icon)
  }
  /** What is no name is the search for one. */
  const leave = () => {
    const text = field.current?.value.trim() ?? ''
    if (text === '' || /[:.]/.test(text)) pick(text)
    else pick(value)
  }
  const handleKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    if (isComposing(event)) return
    const step = isOpen ? STEPS[event.key] : undefined
    if (step !== undefined) {
      event.preventDefault()
      setActive(Math.max(0, Math.min(found.length - 1, active + step)))
    }
    if (event.key === 'Escape') {
      event.preventDefault() // A dialog stays open.
      pick(value)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const [first] = found
    const chosen = found[active] ?? (isOpen && !/[:.]/.test(field.current?.value ?? '') ? first : undefined)
    if (chosen) pick(chosen.name)
    else leave()
  }
  return (
    <div className="icon-control">
      <div className="icon-name">
        {picture && <IconPicture icon={picture} />}
        <input
          ref={field}
          {...described}
          {...(name !== undefined && { name, required: true })}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder="Search"
          aria-expanded={isOpen}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found[active] ? `${list}-${active}` : undefined}
          defaultValue={value}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => void search(event.currentTarget.value)}
          onKeyDown={handleKeys}
          onBlur={leave}
        />
      </div>
      <div id={list} role="listbox" aria-label="Icons" className="icons" hidden={!isOpen}>
        {found.map((icon, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
          <div
            key={icon.name}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-label={icon.name}
            aria-selected={index === active}
            title={icon.name}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(icon.name)}
          >
            <IconPicture icon={icon} />
          </div>
        ))}
        {found.length === 0 && <p className="help">No icon has this name.</p>}
      </div>
    </div>
  )
}

/** Icons in a row, as in icon.css. */
const COLUMNS = 6
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
}

/** An icon of Tabler in the colour of the text, one of Devicon in its own. */
function IconPicture({ icon: { name, svg } }: { icon: FoundIcon }) {
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return name.startsWith('tabler:') ? (
    <span className="icon mono" style={{ maskImage: `url("${address}")` }} />
  ) : (
    <img className="icon" src={address} alt="" />
  )
}
