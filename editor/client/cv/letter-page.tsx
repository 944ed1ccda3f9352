import { use, useCallback, useEffect, useId, useState } from 'react'
import type { Letter } from '../../protocol/cv.ts'
import { Alert } from '../alert.tsx'
import { TextControl } from '../controls/text-control.tsx'
import { useWritten } from '../controls/use-written.ts'
import { EditorContext } from '../editor-context.ts'
import { Downloads } from './downloads.tsx'
import { letterFile, readLetter, readLetterPages, removeLetter, writeLetter } from './requests.ts'
import { Sheets } from './sheets.tsx'
import { variantsIn } from './variants.ts'

type LetterPageProps = {
  name: string
  /** The folders of letters that git would publish. */
  open: readonly string[] | undefined
  onGone: () => void
}

/** A letter: its fields and its text beside its pages. */
export function LetterPage({ name, open = NONE, onGone }: LetterPageProps) {
  const { say, onRefresh } = use(EditorContext)
  const { letter, key, problem, isEmpty = false, reload } = useLetter(name)
  const [message, setMessage] = useState<string>()
  const remove = async () => {
    const { message: refusal } = await removeLetter(name).catch((error: Error) => ({ message: error.message }))
    setMessage(refusal)
    if (refusal !== undefined) return
    await onRefresh()
    onGone()
    say(`The letter ${name} is removed. Undo brings it back.`)
  }
  const files = (['PDF', 'Word'] as const).map((label) => {
    const format = label === 'PDF' ? 'pdf' : 'docx'
    return [label, letterFile(name, format), `${name}.${format}`] as const
  })
  return (
    <>
      <div className="tools about">
        {problem === undefined && !isEmpty && <Downloads files={files} />}
        <button type="button" onClick={() => void remove()}>
          Remove
        </button>
      </div>
      <div className="beside-pages">
        <section className="letter" aria-label={`Letter ${name}`}>
          {open.length > 0 && (
            <p className="note warning">
              Letters are private, and git would publish this one. Add to .gitignore:{' '}
              {open.map((folder) => `/${folder}/`).join(' and ')}
            </p>
          )}
          <Alert message={message} />
          {letter && <LetterFields name={name} letter={letter} onWritten={reload} />}
        </section>
        <Sheets file={key === undefined ? undefined : letterFile(name, 'pdf', key)}>
          {isEmpty && <p className="help">Its page is here as soon as it has a text.</p>}
          {problem !== undefined && <p className="note warning">{problem}</p>}
        </Sheets>
      </div>
    </>
  )
}

const NONE: readonly string[] = []

const LINES = [
  { field: 'company', label: 'Company', help: undefined, hasLines: false },
  { field: 'address', label: 'Address', help: 'Its lines, below the company.', hasLines: true },
  { field: 'date', label: 'Date', help: 'Such as 2026-11-26.', hasLines: false },
  { field: 'subject', label: 'Subject', help: undefined, hasLines: false },
] as const

type LetterFieldsProps = {
  name: string
  letter: Letter
  /** Waits for what the file has now. */
  onWritten: () => Promise<void>
}

function LetterFields({ letter, ...of }: LetterFieldsProps) {
  const { state } = use(EditorContext)
  const { text, head } = letter
  if (!head) {
    return (
      <LetterField
        {...of}
        part="file"
        label="The whole file"
        help="Its head cannot be read. Begin the file with a line ---, then company and date, then a line ---."
        value={text ?? ''}
        hasLines
      />
    )
  }
  const variants = variantsIn(state.value)
  return (
    <>
      {LINES.map(({ field, ...line }) => (
        <LetterField key={field} {...of} part={field} value={head[field] ?? ''} {...line} />
      ))}
      {(variants.length > 0 || head['variant'] !== undefined) && (
        <LetterField
          {...of}
          part="variant"
          label="CV that goes with it"
          help="The letter has its title."
          value={head['variant'] ?? ''}
          options={variants.map((each) => [each.name, each.title ?? each.name])}
        />
      )}
      <LetterField
        {...of}
        part="body"
        label="Text"
        help="A line ends where you end it, an empty line begins a paragraph, - an item of a list. **Bold**, and [text](https://address) for links. Ctrl+Enter writes it."
        value={letter.body}
        hasLines
        example="Dear Mira Okafor,"
      />
    </>
  )
}

type LetterFieldProps = Omit<LetterFieldsProps, 'letter'> & {
  part: string
  label: string
  help: string | undefined
  value: string
  hasLines?: boolean
  example?: string
  /** Values and what they are called. */
  options?: readonly (readonly [value: string, label: string])[]
}

/** What was typed stays when the file has changed meanwhile, beside what that has. */
function LetterField(props: LetterFieldProps) {
  const { name, part, label, help, value, hasLines = false, example, options, onWritten } = props
  const { say, onRefresh } = use(EditorContext)
  const id = useId()
  const [message, setMessage] = useState<string>()
  const write = async (next: string, old: string | null) => {
    const { message: problem } = await writeLetter(name, { part, old: old ?? '', value: next }).catch(
      (error: Error) => ({
        message: error.message,
      }),
    )
    setMessage(problem)
    await onRefresh()
    await onWritten()
    if (problem === undefined) say('Saved')
    return problem
  }
  const [chosen, choose] = useWritten(value, write)
  const described = { id, 'aria-describedby': `${id}-help ${id}-message`, 'aria-invalid': message !== undefined }
  return (
    <div className="field">
      <label htmlFor={id} className="name">
        {label}
      </label>
      {help !== undefined && (
        <p id={`${id}-help`} className="help">
          {help}
        </p>
      )}
      {options ? (
        <select {...described} value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">All jobs</option>
          {options.map(([each, shown]) => (
            <option key={each} value={each}>
              {shown}
            </option>
          ))}
        </select>
      ) : (
        <TextControl
          place={`letters/${name} ${label}`}
          value={value}
          hasLines={hasLines}
          example={example}
          described={described}
          onCancel={() => setMessage(undefined)}
          onWrite={(next, old) => write(String(next), typeof old === 'string' ? old : null)}
        />
      )}
      <div id={`${id}-message`}>
        <Alert message={message} />
        {message !== undefined && <p className="theirs">{value === '' ? 'The file has nothing here.' : value}</p>}
      </div>
    </div>
  )
}

/** A letter as its file has it, and its pages or why there are none. */
function useLetter(name: string) {
  const { state } = use(EditorContext)
  const [letter, setLetter] = useState<Letter>()
  const [pages, setPages] = useState<{ key?: string; problem?: string; isEmpty?: true }>({})
  useEffect(() => {
    let isOld = false
    const load = async () => {
      const next = await readLetter(name)
      if (isOld) return
      setLetter(next)
      const made = await readLetterPages(name)
      // With a mistake, the last good pages stay.
      if (!isOld) setPages((last) => ('problem' in made ? { ...last, problem: made.problem } : made))
    }
    load().catch((error: Error) => isOld || setPages({ problem: error.message }))
    return () => void (isOld = true)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a change or an undo may have been of the letter or of its CV
  }, [name, state])
  const reload = useCallback(
    () => readLetter(name).then(setLetter, () => undefined), // What was read last stays.
    [name],
  )
  return { letter, reload, ...pages }
}
