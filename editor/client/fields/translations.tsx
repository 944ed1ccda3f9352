import { use, useId, useState } from 'react'
import type { EditableText, Path, Story } from '../../protocol.ts'
import { Alert } from '../alert.tsx'
import { STORY } from '../controls/field.tsx'
import { Saved } from '../controls/saved.tsx'
import { TextControl } from '../controls/text-control.tsx'
import { EditorContext } from '../editor-context.ts'
import { placeOf } from '../problems.ts'

/** All texts of the language of the page, each with its field, whether or not a page shows it. */
export function Translations() {
  const { state, texts, onShow } = use(EditorContext)
  if (texts.length === 0) return null
  const missing = texts.filter(({ raw }) => raw === '').length
  const changed = texts.filter(({ translates }) => translates?.isToCheck).length
  return (
    <section aria-label="Translations" className="translations">
      <h2>Translations</h2>
      <p className="help">
        {texts.length - missing} of {texts.length} texts are translated{changed > 0 && `, and ${changed} to check`}.
      </p>
      {texts.map((text) => (
        <Translation key={text.place.join('.')} text={text} name={placeOf(text.place, state.value)} />
      ))}
      {untranslatedStories(state.stories).map(({ project, language }) => (
        <div
          key={project.join('.')}
          className="field"
          data-at={fieldOfTranslation(language ?? '', [...project, STORY])}
          data-to-translate
        >
          <span className="name">{placeOf([...project, STORY], state.value)}</span>
          <button type="button" className="open" onClick={() => onShow([...project, STORY])}>
            Open the story
          </button>
        </div>
      ))}
    </section>
  )
}

/** Those that the language of the page lacks. */
export function untranslatedStories(stories: readonly Story[]): Story[] {
  const { lang } = document.documentElement
  return stories.filter(({ language, isUntranslated }) => isUntranslated && language === lang)
}

/** Where the field of a translation is in the panel. */
export const fieldOfTranslation = (language: string, place: Path) => `${language} ${place.join('.')}`

function Translation({ text, name }: { text: EditableText; name: string }) {
  const { onTranslate } = use(EditorContext)
  const id = useId()
  const [message, setMessage] = useState<string>()
  const { raw, language, place, translates, file, path } = text
  /** @param from what was there when it was typed; the file may say it in another way */
  const write = async (value: unknown, from: unknown) => {
    const seen = typeof from === 'string' ? from : ''
    const old = seen === raw ? text.old : seen
    const problem = await onTranslate({ ...text, old }, String(value))
    setMessage(problem)
    return problem
  }
  const toDo = raw === '' || translates?.isToCheck
  return (
    <div className="field" data-at={fieldOfTranslation(language, place)} data-to-translate={toDo || undefined}>
      <label htmlFor={id} className="name">
        {name}
      </label>
      <Saved file={file} path={path} />
      <p id={`${id}-help`} className="help" lang={translates?.from}>
        {translates?.text}
      </p>
      <div lang={language}>
        <TextControl
          place={fieldOfTranslation(language, place)}
          value={raw}
          described={{ id, 'aria-describedby': `${id}-help ${id}-note`, 'aria-invalid': message !== undefined }}
          onCancel={() => setMessage(undefined)}
          onWrite={write}
        />
      </div>
      <div id={`${id}-note`}>
        <Alert message={message} />
        {translates?.isToCheck && (
          <div className="note warning">
            <p>The text has changed since it was translated.</p>
            <button type="button" onClick={() => void write(raw, raw)}>
              Checked
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
