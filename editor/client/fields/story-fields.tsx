import { use, useId, useState } from 'react'
import type { Path, Story } from '../../protocol.ts'
import { Alert } from '../alert.tsx'
import { DiagramPreview } from '../controls/diagram-preview.tsx'
import { STORY } from '../controls/field.tsx'
import { Saved } from '../controls/saved.tsx'
import { TextControl } from '../controls/text-control.tsx'
import { EditorContext } from '../editor-context.ts'
import { fieldOf } from '../schema.ts'
import { Notes } from './notes.tsx'

/** The story of a project in the files of all languages. A translation follows its original. */
export function StoryFields({ project, help }: { project: Path; help: string | undefined }) {
  const { state } = use(EditorContext)
  const at = project.join('.')
  const stories = state.stories.filter((each) => each.project.join('.') === at)
  const isBegun = stories.some(({ language, text }) => language === undefined && text !== null)
  const shown = stories.filter(({ language, text }) => language === undefined || isBegun || text !== null)
  return (
    <div className="field" data-at={`${at}.${STORY}`}>
      {shown.map((story) => (
        <StoryField key={story.file} story={story} help={help} />
      ))}
      <Notes path={[...project, STORY]} />
    </div>
  )
}

function StoryField({ story: { file, language, text, hasPage }, help }: { story: Story; help: string | undefined }) {
  const { state, onWriteFile } = use(EditorContext)
  const id = useId()
  const [message, setMessage] = useState<string>()
  const [typed, setTyped] = useState<{ of: string | null; text: string }>()
  const write = async (next: unknown, old: unknown) => {
    const problem = await onWriteFile(file, next === '' ? null : String(next), old)
    setMessage(problem)
    return problem
  }
  return (
    <div className="story">
      <label htmlFor={id} className="name">
        {language === undefined ? 'Story' : `Story (${language})`}
      </label>
      <Saved file={file} path={[]} />
      <p id={`${id}-help`} className="help">
        {text === null && language === undefined ? help : `Markdown, in content/${file}.`}
      </p>
      <TextControl
        place={file}
        value={text?.replaceAll('\r\n', '\n') ?? ''}
        hasLines
        described={{ id, 'aria-describedby': `${id}-help`, 'aria-invalid': message !== undefined }}
        onCancel={() => setMessage(undefined)}
        onType={(next) => setTyped({ of: text, text: next })}
        onWrite={write}
      />
      <DiagramPreview text={(typed?.of === text ? typed.text : text) ?? ''} of="story" />
      <Alert message={message} />
      {text !== null && hasPage && (language ?? fieldOf(state.value, 'language')) === document.documentElement.lang && (
        <button type="button" onClick={() => goTo(pageOf(file, language))}>
          Go to its page
        </button>
      )}
    </div>
  )
}

function pageOf(file: string, language: string | undefined): string {
  const id = /^projects\/([^.]+)/.exec(file)?.[1] ?? ''
  return `${language === undefined ? '' : `/${language}`}/projects/${id}/`
}

/** The page takes it for a press on Back or Forward, so that the editor stays as it is. */
function goTo(address: string) {
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
  requestAnimationFrame(() => document.querySelector('#routed-title')?.scrollIntoView({ block: 'center' }))
}
