import { use, useState } from 'react'
import { Alert } from '../alert.tsx'
import { EditorContext } from '../editor-context.ts'
import { removeVariant } from './requests.ts'

type VariantToolsProps = {
  name: string
  letters: readonly { name: string; variant?: string }[]
  onGone: () => void
}

/** Removes the CV for a kind of job, and says before what names it. */
export function VariantTools({ name, letters, onGone }: VariantToolsProps) {
  const { state, say, onRefresh } = use(EditorContext)
  const [isAsking, setIsAsking] = useState(false)
  const [message, setMessage] = useState<string>()
  const count = namesIn(state.value, name)
  const named = letters.flatMap((each) => (each.variant === name ? `"${each.name}"` : []))
  const remove = async () => {
    const { message: problem } = await removeVariant(name).catch((error: Error) => ({ message: error.message }))
    setMessage(problem)
    if (problem !== undefined) return
    await onRefresh()
    onGone()
    say(`The CV for ${name} is removed. Undo brings it back.`)
  }
  if (!isAsking) {
    return (
      <button type="button" onClick={() => setIsAsking(true)}>
        Remove
      </button>
    )
  }
  return (
    <div role="group" aria-label={`Remove the CV for ${name}`} className="question">
      <p>
        Remove the CV for {name}?{' '}
        {count > 0 &&
          `${count === 1 ? '1 entry names it' : `${count} entries name it`}, and stay${count === 1 ? 's' : ''} on the page and in the CV of all jobs. `}
        {named.length > 0 &&
          `The ${named.length === 1 ? 'letter' : 'letters'} ${new Intl.ListFormat('en').format(named)} must get another CV then.`}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed */}
      <button type="button" className="finish" autoFocus onClick={() => void remove()}>
        Remove it
      </button>
      <button type="button" onClick={() => setIsAsking(false)}>
        Keep it
      </button>
      <Alert message={message} />
    </div>
  )
}

/** How many fields `for` have a name. */
function namesIn(value: unknown, name: string): number {
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce(
    (sum, [key, each]: [string, unknown]) =>
      sum + (key === 'for' && Array.isArray(each) ? Number(each.includes(name)) : namesIn(each, name)),
    0,
  )
}
