import { type KeyboardEvent, useEffect, useRef } from 'react'

/** What connects a control with its label, its help and its message. */
export type Described = { id: string; 'aria-describedby': string; 'aria-invalid': boolean }

type TextControlProps = {
  value: string
  /** What was written, but refused. */
  draft?: string | undefined
  described: Described
  /** Enter begins a line, instead of writing. */
  hasLines?: boolean
  parse?: (text: string) => unknown
  onCancel?: (() => void) | undefined
  /** Writes it, and says what is wrong with it. */
  onWrite: (value: unknown, old: unknown) => Promise<string | undefined>
}

const asItIs = (text: string) => text

/** Characters in a line of the panel, for browsers without field-sizing. */
const LINE = 44
const MAX_ROWS = 16

/** A text that is written when it is left. Until then, changes of other programs do not replace what is typed. */
export function TextControl({
  value,
  draft,
  described,
  hasLines = false,
  parse = asItIs,
  onCancel,
  onWrite,
}: TextControlProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const seen = useRef(value)
  useEffect(() => {
    const { current } = field
    const { activeElement } = (current?.getRootNode() as ShadowRoot | undefined) ?? document // the editor's own tree
    if (!current || (activeElement === current && current.value !== seen.current)) return
    if (seen.current === value) return
    current.value = value
    seen.current = value
  }, [value])

  const write = async () => {
    const next = field.current?.value.trim() ?? ''
    const old = seen.current
    if (next === old.trim()) return onCancel?.()
    seen.current = next
    const problem = await onWrite(parse(next), old === '' ? null : parse(old))
    if (problem !== undefined) seen.current = old
  }
  const handleKeys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.currentTarget.value = seen.current
      onCancel?.()
    }
    const isCommand = event.ctrlKey || event.metaKey
    if (event.key !== 'Enter' || event.shiftKey || (hasLines && !isCommand)) return
    event.preventDefault()
    void write()
  }
  const rows = value.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0)
  return (
    <textarea
      ref={field}
      rows={Math.min(MAX_ROWS, Math.max(hasLines ? 2 : 1, rows))}
      {...described}
      defaultValue={draft ?? value}
      onKeyDown={handleKeys}
      onBlur={() => void write()}
    />
  )
}
