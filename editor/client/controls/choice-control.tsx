import { choiceOf, type JsonSchema } from '../schema.ts'
import type { Described } from './text-control.tsx'
import { useWritten } from './use-written.ts'

type ChoiceControlProps = {
  schema: JsonSchema
  value: unknown
  isRequired: boolean
  described: Described
  onWrite: (value: unknown, old: unknown) => Promise<unknown>
}

/** One of a few values, or none of them. A wrong value that the file has is shown, too. */
export function ChoiceControl({ schema, value, isRequired, described, onWrite }: ChoiceControlProps) {
  const [written, write] = useWritten(value, onWrite)
  const choices = choicesOf(schema)
  const text = typeof written === 'string' ? written : written === undefined ? '' : JSON.stringify(written)
  const chosen = choices.find((each) => each.text.toLowerCase() === text.toLowerCase())
  return (
    <select
      {...described}
      value={chosen?.text ?? text}
      onChange={({ target }) => write(choices.find((each) => each.text === target.value)?.value)}
    >
      {(!isRequired || text === '') && <option value="">–</option>}
      {!chosen && text !== '' && <option value={text}>{text}</option>}
      {choices.map((each) => (
        <option key={each.text} value={each.text}>
          {each.name}
        </option>
      ))}
    </select>
  )
}

type Choice = { value: unknown; text: string; name: string }

function choicesOf(schema: JsonSchema): Choice[] {
  if (schema.type === 'boolean') {
    return [true, false].map((value) => ({ value, text: String(value), name: value ? 'Yes' : 'No' }))
  }
  return (schema.enum ?? []).map((value) => ({ value, text: String(value), name: choiceOf(String(value), schema) }))
}
