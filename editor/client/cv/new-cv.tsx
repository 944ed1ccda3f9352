import { type FormEvent, use, useState } from 'react'
import { slugOf } from '../../../lib/slug.ts'
import type { Edit } from '../../protocol.ts'
import { Alert } from '../alert.tsx'
import { EditorContext } from '../editor-context.ts'
import { fieldOf } from '../schema.ts'
import { LineInput } from './line-input.tsx'
import { variantsIn } from './variants.ts'

type NewCvProps = {
  /** With the name of the CV, if it is made. */
  onDone: (name?: string) => void
}

/** Asks what a CV for a kind of job is called. */
export function NewCv({ onDone }: NewCvProps) {
  const { state, say, onEdit } = use(EditorContext)
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string>()
  const [message, setMessage] = useState<string>()
  const name = typed ?? slugOf(title)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const problem = await onEdit(editFor(state.value, { name, title: title.trim() }))
    setMessage(problem)
    if (problem !== undefined) return
    onDone(name)
    say(`The CV for ${name} is made. Choose what is in it.`)
  }
  return (
    <form className="new-document" aria-label="New CV for a kind of job" onSubmit={(event) => void add(event)}>
      <h2>New CV for a kind of job</h2>
      <LineInput
        label="Your profession in this CV"
        help="Such as Platform Engineer. It is in the place of your usual title."
        value={title}
        isFirst
        onChange={setTitle}
      />
      <LineInput
        label="Name in the address"
        help="Lowercase letters, digits and hyphens."
        file={`/cv-${name === '' ? 'platform' : name}.pdf`}
        value={name}
        onChange={setTyped}
      />
      <Alert message={message} />
      <div className="tools">
        <button type="submit" className="finish">
          Make the CV
        </button>
        <button type="button" onClick={() => onDone()}>
          Cancel
        </button>
      </div>
    </form>
  )
}

function editFor(value: unknown, variant: { name: string; title: string }): Edit {
  const count = variantsIn(value).length
  if (count > 0) return { kind: 'insert', path: ['cv', 'variants'], index: count, value: variant }
  if (typeof fieldOf(value, 'cv') === 'object') return { kind: 'set', path: ['cv', 'variants'], value: [variant] }
  return { kind: 'set', path: ['cv'], value: { variants: [variant] } }
}
