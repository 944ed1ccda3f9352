import { type MouseEvent, use, useId, useState } from 'react'
import { countedAs } from '../../../lib/counted-as.ts'
import type { PublishOutcome, PublishRun, PublishState } from '../../protocol/publish.ts'
import { draftOf, keepDraft } from '../controls/drafts.ts'
import { EditorContext } from '../editor-context.ts'
import { AtHost } from './at-host.tsx'
import { bringIntoView, GO, Problem, Problems } from './problem.tsx'
import { PublicFacts } from './public-facts.tsx'
import { switchBranch, takeOver } from './publish-api.ts'
import { SetUp } from './set-up.tsx'
import { SiteAddress } from './site-address.tsx'
import { Steps } from './steps.tsx'
import { usePublishing } from './use-publishing.ts'

const DRAFT = 'the message of a commit'

/** Builds, checks, commits and pushes the site, and leads to what that needs. */
export function Publish() {
  const { state: content, say } = use(EditorContext)
  const { state, run, refused, isBusy, isRunning, start, act } = usePublishing(content.revision, say)
  /** What the owner has confirmed: something else is not. */
  const [seen, setSeen] = useState<string>()
  const [isMoving, setIsMoving] = useState(false)
  const [typed, setTyped] = useState({ text: '', value: '' })
  /** The run whose problem a press has solved. */
  const [solved, setSolved] = useState<string>()
  const reasonId = useId()
  if (!state)
    return refused ? (
      <div role="alert" className="note">
        <p>{refused.message}</p>
      </div>
    ) : (
      <p className="help">Looking at the repository …</p>
    )

  // What was typed is for the next commit.
  const commits = ['after', state.published?.id, ...state.unpublished].join('\n')
  const message = (typed.value === commits ? typed.text : draftOf(DRAFT, commits)) ?? state.message
  const isSeen = seen === state.shown
  const isSetUp = state.canSetUp && state.repository?.remote !== undefined && state.repository.identity.email !== ''
  const reason = reasonOf(state, isRunning, isSeen, message)
  const solve = async (outcome: Promise<PublishOutcome>, what: string) => {
    if (await act(outcome, what)) setSolved(run?.began)
  }
  const actions = {
    takeOver: () => void solve(takeOver(), 'Taken over. Look at the page, and publish again.'),
    switchBranch: () => void solve(switchBranch(), 'Back on the branch'),
    changeRemote: () => setIsMoving(true),
  }
  // Only a person's press publishes: a script of the page has none.
  const press = ({ nativeEvent }: MouseEvent) => {
    if (!nativeEvent.isTrusted || reason !== undefined || isBusy) return
    void start(message, state.shown)
  }
  return (
    <section aria-label="Publish" className="publish" data-at="publish">
      <h2>Publish</h2>
      <SiteAddress {...state} />
      <AtHost state={state} run={isRunning ? undefined : run} awaitsSettings={run?.awaitsSettings === true} />
      {state.canSetUp && (
        <SetUp
          state={state}
          isBusy={isBusy}
          act={act}
          isMoving={isMoving}
          onMoved={() => {
            setIsMoving(false)
            setSeen(undefined)
          }}
        />
      )}
      {state.problem && (isSetUp || !state.canSetUp || state.problem.action) && (
        <Problem problem={state.problem} actions={actions} isBusy={isBusy} />
      )}
      {state.notes.map((note) => (
        <Problem key={note.message} problem={note} actions={actions} isBusy={isBusy} isAdvice />
      ))}
      {refused && (
        <div key={refused.message} role="alert" ref={bringIntoView}>
          <Problem problem={refused} actions={actions} isBusy={isBusy} />
        </div>
      )}
      {isSetUp && (
        <>
          <Changes {...state} />
          {state.isFirst && (
            <PublicFacts
              facts={state.facts}
              isSeen={isSeen}
              onSeen={(isTicked) => setSeen(isTicked ? state.shown : undefined)}
            />
          )}
          {state.toCommit > 0 && (
            <div className="field">
              <label className="name" htmlFor={`${reasonId}-message`}>
                What has changed
              </label>
              <input
                id={`${reasonId}-message`}
                type="text"
                autoComplete="off"
                value={message}
                onChange={({ target }) => {
                  const draft = { text: target.value, value: commits }
                  setTyped(draft)
                  keepDraft(DRAFT, draft)
                }}
              />
              <p className="help">The name of this version in your repository.</p>
            </div>
          )}
          <div className="go" data-at={GO}>
            <button
              type="button"
              className="primary"
              aria-disabled={reason !== undefined || isBusy}
              aria-describedby={reason === undefined ? undefined : reasonId}
              onClick={press}
            >
              {isRunning ? 'Publishing …' : 'Publish'}
            </button>
            {reason !== undefined && (
              <p id={reasonId} className="help">
                {reason}
              </p>
            )}
          </div>
        </>
      )}
      {run && !isOver(run, state) && (
        <Steps run={run}>
          {run.began !== solved && <Problems problems={run.problems} actions={actions} isBusy={isBusy} />}
        </Steps>
      )}
      <LeftAlone {...state} />
    </section>
  )
}

/** A run without problems, since which there is something new to publish. */
function isOver({ began, problems }: PublishRun, { run, isPublished }: PublishState): boolean {
  return run?.began === began && !run.isRunning && problems.length === 0 && !isPublished
}

/** Why a press would do nothing. */
function reasonOf(state: PublishState, isRunning: boolean, isSeen: boolean, message: string): string | undefined {
  if (isRunning) return 'It is being published. A change of the content would stop it before the commit.'
  if (state.problem) return 'Solve first what is said above.'
  if (state.isPublished) return 'The host has everything of the site. Change something first.'
  if (state.isFirst && !isSeen) return 'Confirm first what will be public.'
  if (message.trim() === '' && state.toCommit > 0) return 'Say in a few words what has changed.'
  return undefined
}

function Changes({ changes, unpublished, othersAlong, isFirst }: PublishState) {
  const count = isFirst ? 0 : changes.length
  if (count === 0 && unpublished.length === 0) return null
  return (
    <section aria-label="Changes" className="changes">
      {count > 0 && (
        <>
          <h3>{countedAs(count, 'change')} since the last time</h3>
          <ul>
            {changes.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
      {unpublished.length > 0 && (
        <Named
          what={
            unpublished.length === 1
              ? 'One version is on this computer alone, and goes along'
              : `${unpublished.length} versions are on this computer alone, and go along`
          }
          names={unpublished}
        />
      )}
      {/* The first time, they are among what is confirmed. */}
      {!isFirst && othersAlong.length > 0 && (
        <Named what={`They have ${countedAs(othersAlong.length, 'file')} not of the site`} names={othersAlong} />
      )}
    </section>
  )
}

/** Names that fit into a sentence. */
const MAX_NAMED = 5

function Named({ what, names }: { what: string; names: readonly string[] }) {
  if (names.length <= MAX_NAMED) return <p className="help">{`${what}: ${names.join('; ')}`}</p>
  return (
    <details>
      <summary>{what}</summary>
      <ul>
        {[...names.entries()].map(([index, name]) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
    </details>
  )
}

/** Files of the folder that are none of the site's. */
function LeftAlone({ leftAlone }: PublishState) {
  if (leftAlone.length === 0) return null
  return (
    <details className="left-alone">
      <summary>{leftAlone.length === 1 ? '1 file is left alone' : `${leftAlone.length} files are left alone`}</summary>
      <p className="help">They are in the folder of the site, but not its own. Publishing never takes them.</p>
      <ul>
        {leftAlone.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
    </details>
  )
}
