import { useEffect, useId, useRef } from 'react'

type LineInputProps = {
  label: string
  help: string
  /** What becomes of the value, in a line that does not wrap: the buttons below stay where they are. */
  file?: string
  value: string
  /** It has the focus at first. */
  isFirst?: boolean
  onChange: (value: string) => void
}

/** A line of a form, with its help. */
export function LineInput({ label, help, file, value, isFirst = false, onChange }: LineInputProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])
  return (
    <div className="field">
      <label htmlFor={id} className="name">
        {label}
      </label>
      <p id={`${id}-help`} className="help">
        {help}
      </p>
      <input
        ref={input}
        id={id}
        required
        value={value}
        aria-describedby={`${id}-help ${id}-file`}
        onChange={({ target }) => onChange(target.value)}
      />
      {file !== undefined && (
        <p id={`${id}-file`} className="help file">
          {file}
        </p>
      )}
    </div>
  )
}
