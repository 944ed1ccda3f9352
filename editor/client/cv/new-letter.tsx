import { type FormEvent, use, useState } from 'react'
import { slugOf } from '../../../lib/slug.ts'
import { Alert } from '../alert.tsx'
import { EditorContext } from '../editor-context.ts'
import { LineInput } from './line-input.tsx'
import { beginLetter } from './requests.ts'

type NewLetterProps = {
  /** With the name of the letter that is asked for; without one, if there is none. */
  onBegin: (name?: string) => void
  /** With the name of the letter, if it is begun. */
  onDone: (name?: string) => void
}

/** Asks whom a letter is for. */
export function NewLetter({ onBegin, onDone }: NewLetterProps) {
  const { say, onRefresh } = use(EditorContext)
  const [company, setCompany] = useState('')
  const [typed, setTyped] = useState<string>()
  const [message, setMessage] = useState<string>()
  const name = typed ?? slugOf(company)
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    onBegin(name)
    const { message: problem } = await beginLetter(name, company).catch((error: Error) => ({
      message: error.message,
    }))
    setMessage(problem)
    if (problem !== undefined) {
      onBegin()
      return
    }
    await onRefresh()
    onDone(name)
    say('The letter is begun.')
  }
  return (
    <form className="new-document" aria-label="New letter" onSubmit={(event) => void begin(event)}>
      <h2>New letter</h2>
      <LineInput
        label="Company"
        help="Such as Elbe Bank. It is above the address in the letter."
        value={company}
        isFirst
        onChange={setCompany}
      />
      <LineInput
        label="Name of the file"
        help="Lowercase letters, digits and hyphens. The letter is a file of this folder, and never part of the site."
        file={`content/letters/${name === '' ? 'elbe-bank' : name}.md`}
        value={name}
        onChange={setTyped}
      />
      <Alert message={message} />
      <div className="tools">
        <button type="submit" className="finish">
          Begin the letter
        </button>
        <button type="button" onClick={() => onDone()}>
          Cancel
        </button>
      </div>
    </form>
  )
}
