import { useState } from 'react'
import type { JsonSchema } from '../schema.ts'
import { DraftForm } from './draft-form.tsx'

type AddingProps = {
  label: string
  schema: JsonSchema
  onAdd: (draft: unknown) => Promise<string | undefined>
  onAddAll?: (drafts: readonly unknown[]) => Promise<string | undefined>
  /** Begins with them. */
  file?: File | undefined
  text?: string | undefined
  heading?: string | undefined
}

/** A button, and then what is required. */
export function Adding({ label, schema, onAdd, onAddAll, file, text, heading }: AddingProps) {
  const [isOpen, setIsOpen] = useState(file !== undefined || text !== undefined)
  const [isCancelled, setIsCancelled] = useState(false)
  const cancel = () => {
    setIsOpen(false)
    setIsCancelled(true)
  }
  const open = () => {
    setIsOpen(true)
    setIsCancelled(false)
  }
  if (!isOpen)
    return (
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the form that was left
      <button type="button" autoFocus={isCancelled} onClick={open}>
        {label}
      </button>
    )
  const closeAfter = async (adding: Promise<string | undefined>) => {
    const problem = await adding
    if (problem === undefined) setIsOpen(false)
    return problem
  }
  return (
    <DraftForm
      label={label}
      schema={schema}
      onAdd={(draft) => closeAfter(onAdd(draft))}
      onAddAll={onAddAll && ((drafts) => closeAfter(onAddAll(drafts)))}
      onCancel={cancel}
      file={file}
      text={text}
      heading={heading}
    />
  )
}
