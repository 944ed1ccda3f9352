import { type FormEvent, type ReactNode, use, useId, useState } from 'react'
import type { PublishOutcome, PublishState } from '../../protocol/publish.ts'
import { EditorContext } from '../editor-context.ts'
import { valueAt } from '../schema.ts'
import { makeRepository, setIdentity, setRemote } from './publish-api.ts'

type SetUpProps = {
  state: PublishState
  isBusy: boolean
  act: (outcome: Promise<PublishOutcome>, what: string) => Promise<boolean>
  /** The owner has asked for another address. */
  isMoving: boolean
  onMoved: () => void
}

/** What publishing needs once: a repository, who its owner is, and a place at a host. */
export function SetUp({ state, isBusy, act, isMoving, onMoved }: SetUpProps) {
  const { repository, newRepositories, settings, isFirst } = state
  const { value } = use(EditorContext).state
  const remote = repository?.remote
  const hasIdentity = repository !== undefined && repository.identity.name !== '' && repository.identity.email !== ''
  if (repository && remote && hasIdentity && !isMoving && !isFirst) return null
  const text = (...path: string[]) => {
    const found = valueAt(value, path)
    return typeof found === 'string' ? found : ''
  }
  return (
    <ol className="set-up" aria-label="What publishing needs">
      <Need name="repository" title="A repository" isDone={repository !== undefined}>
        {repository ? (
          repository.root !== undefined && (
            <p className="help">
              The site is a part of the repository {repository.root}. Only its own files are committed. A push brings
              all commits of the branch, also of other folders.
            </p>
          )
        ) : (
          <>
            <p className="help">It keeps each version of the site in this folder, so that you can go back.</p>
            <button
              type="button"
              className="primary"
              aria-disabled={isBusy}
              onClick={() => void act(makeRepository(), 'The repository is made')}
            >
              Make the repository
            </button>
          </>
        )}
      </Need>
      <Need name="identity" title="Who you are" isDone={hasIdentity} isWaiting={!repository}>
        {hasIdentity ? (
          <p className="help">
            {repository.identity.name}, {repository.identity.email}
          </p>
        ) : (
          repository && (
            <Form
              fields={{
                name: { label: 'Your name', type: 'text', value: repository.identity.name || text('name') },
                email: {
                  label: 'Your e-mail address',
                  type: 'email',
                  value: repository.identity.email || text('profile', 'email'),
                },
              }}
              help="git writes both into each version, which everybody can read in a public repository. They are for this repository alone."
              submit="Use them"
              isBusy={isBusy}
              onSend={({ name = '', email = '' }) =>
                act(setIdentity(name, email), 'Your name and your e-mail address are written')
              }
            />
          )
        )}
      </Need>
      <Need name="remote" title="A place at a host" isDone={remote !== undefined && !isMoving} isWaiting={!repository}>
        {remote && !isMoving ? (
          <p className="help">{remote.page === undefined ? remote.address : <Away address={remote.page} />}</p>
        ) : (
          repository && (
            <>
              <p className="help">
                Make an empty repository there, without a README, a licence or a .gitignore. GitHub publishes the site
                by itself; for free if the repository is public.
              </p>
              <p className="help">
                The name is in the address of the site: GitHub publishes a repository named site at
                https://you.github.io/site/, and one named you.github.io at https://you.github.io/.
              </p>
              <ul className="hosts">
                {newRepositories.map(({ host, address }) => (
                  <li key={host}>
                    <Away address={address}>{`New repository at ${host}`}</Away>
                  </li>
                ))}
              </ul>
              <Form
                fields={{ address: { label: 'Address of the repository', type: 'text', value: remote?.address ?? '' } }}
                help="Copy it from there: it begins with https:// or git@."
                submit="Use this address"
                isBusy={isBusy}
                onSend={async ({ address = '' }) => {
                  const isDone = await act(setRemote(address), 'The address is written')
                  if (isDone) onMoved()
                  return isDone
                }}
                {...(remote && { onCancel: onMoved })}
              />
            </>
          )
        )}
      </Need>
      {settings && isFirst && (
        <Need name="settings" title="What to set there" isDone={false} isAdvice>
          <p className="help">{settings.what}</p>
          <p>
            <Away address={settings.address} />
          </p>
        </Need>
      )}
    </ol>
  )
}

type NeedProps = {
  name: string
  title: string
  isDone: boolean
  isWaiting?: boolean
  isAdvice?: boolean
  children: ReactNode
}

function Need({ name, title, isDone, isWaiting = false, isAdvice = false, children }: NeedProps) {
  const state = isDone ? 'done' : isWaiting ? 'waiting' : isAdvice ? 'advice' : 'open'
  return (
    <li data-at={`publish.${name}`} data-state={state}>
      <h3>
        <span className="mark" aria-hidden="true" />
        {title}
        {isDone && <span className="state">done</span>}
      </h3>
      {children}
    </li>
  )
}

type FormProps = {
  fields: Readonly<Record<string, { label: string; type: 'text' | 'email'; value: string }>>
  help: string
  submit: string
  isBusy: boolean
  onSend: (values: Readonly<Record<string, string>>) => Promise<boolean>
  /** Without one, there is nothing to go back to. */
  onCancel?: () => void
}

function Form({ fields, help, submit, isBusy, onSend, onCancel }: FormProps) {
  const id = useId()
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])),
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void onSend(values)
  }
  return (
    <form onSubmit={send} noValidate>
      {Object.entries(fields).map(([name, { label, type }]) => (
        <div key={name} className="field">
          <label className="name" htmlFor={`${id}-${name}`}>
            {label}
          </label>
          <input
            id={`${id}-${name}`}
            type={type}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-help`}
            value={values[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        </div>
      ))}
      <p id={`${id}-help`} className="help">
        {help}
      </p>
      <button type="submit" className="primary" aria-disabled={isBusy}>
        {isBusy ? 'A moment …' : submit}
      </button>
      {onCancel && (
        <button type="button" aria-disabled={isBusy} onClick={() => !isBusy && onCancel()}>
          Cancel
        </button>
      )}
    </form>
  )
}

/** A link to another page, in a tab of its own. */
export function Away({ address, children }: { address: string; children?: ReactNode }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {children ?? address.replace(/^https:\/\//, '').replace(/\/$/, '')}
    </a>
  )
}
