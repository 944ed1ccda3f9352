import { useState } from 'react'
import { DraftForm } from './draft-form.tsx'
import type { JsonSchema } from './schema.ts'

type AddingProps = {
  label: string
  schema: JsonSchema
  onAdd: (draft: unknown) => Promise<string | undefined>
  /** Begins with it. */
  file?: File | undefined
}

/** A button, and then what is required. */
export function Adding({ label, schema, onAdd, file }: AddingProps) {
  const [isOpen, setIsOpen] = useState(file !== undefined)
  if (!isOpen)
    return (
      <button type="button" onClick={() => setIsOpen(true)}>
        {label}
      </button>
    )
  const add = async (draft: unknown) => {
    const problem = await onAdd(draft)
    if (problem === undefined) setIsOpen(false)
    return problem
  }
  return <DraftForm label={label} schema={schema} onAdd={add} onCancel={() => setIsOpen(false)} file={file} />
}
