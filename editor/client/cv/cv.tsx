import { type KeyboardEvent, use, useCallback, useEffect, useState } from 'react'
import type { Letters } from '../../protocol/cv.ts'
import { EditorContext, type ViewProps } from '../editor-context.ts'
import { usePageBehind } from '../page-behind.ts'
import { CvPage } from './cv-page.tsx'
import { LetterPage } from './letter-page.tsx'
import { NewCv } from './new-cv.tsx'
import { NewLetter } from './new-letter.tsx'
import { readLetters } from './requests.ts'
import { variantsIn } from './variants.ts'

/** What is shown: `cv`, `cv:platform`, `letter:elbe-bank`; or `new-cv`, `new-letter`. */
const KEY = 'editor-cv'

/** Each CV and each letter as pages, beside the fields. */
export function Cv({ onClose }: ViewProps) {
  const { state } = use(EditorContext)
  // A dev server loads the page again at times.
  const [chosen, choose] = useState(() => sessionStorage.getItem(KEY) ?? 'cv')
  const { letters, open } = useLetters()
  usePageBehind()
  useEffect(() => sessionStorage.setItem(KEY, chosen), [chosen])
  /** At once: the dev server may load the page again before the answer is here. */
  const begin = useCallback((name?: string) => {
    sessionStorage.setItem(KEY, name === undefined ? 'new-letter' : `letter:${name}`)
  }, [])
  const variants = variantsIn(state.value)
  const isVariant = chosen.startsWith('cv:') && variants.some(({ name }) => chosen === `cv:${name}`)
  const isLetter = chosen.startsWith('letter:') && letters?.some(({ name }) => chosen === `letter:${name}`) !== false
  const shown = isVariant || isLetter || chosen.startsWith('new-') ? chosen : 'cv'
  const name = shown.split(':')[1] ?? ''
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault() // A dialog stays open.
    if (shown.startsWith('new-')) choose('cv')
    else onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it
    <main className="view cv" aria-label="CV" onKeyDown={leave}>
      <header>
        <div className="tools">
          <h1>CV</h1>
          <select aria-label="CV or letter" value={shown} onChange={({ target }) => choose(target.value)}>
            <optgroup label="CVs">
              <option value="cv">All jobs</option>
              {variants.map((each) => (
                <option key={each.name} value={`cv:${each.name}`}>
                  {each.title ?? each.name}
                </option>
              ))}
            </optgroup>
            {letters !== undefined && letters.length > 0 && (
              <optgroup label="Letters">
                {letters.map((each) => (
                  <option key={each.name} value={`letter:${each.name}`}>
                    {each.name}
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label="New">
              <option value="new-cv">CV for a kind of job …</option>
              <option value="new-letter">Letter …</option>
            </optgroup>
          </select>
          <button type="button" className="new" onClick={() => choose('new-cv')}>
            New CV
          </button>
          <button type="button" className="new" onClick={() => choose('new-letter')}>
            New letter
          </button>
          <button type="button" onClick={onClose}>
            Close
          </button>
        </div>
      </header>
      {shown === 'new-cv' && <NewCv onDone={(made) => choose(made === undefined ? 'cv' : `cv:${made}`)} />}
      {shown === 'new-letter' && (
        <NewLetter onBegin={begin} onDone={(made) => choose(made === undefined ? 'cv' : `letter:${made}`)} />
      )}
      {isLetter && <LetterPage key={name} name={name} open={open} onGone={() => choose('cv')} />}
      {(shown === 'cv' || isVariant) && (
        <CvPage
          key={shown}
          variant={isVariant ? name : undefined}
          letters={letters ?? []}
          onGone={() => choose('cv')}
        />
      )}
    </main>
  )
}

/** Anew after each change. */
function useLetters(): Partial<Letters> {
  const { state } = use(EditorContext)
  const [letters, setLetters] = useState<Letters>()
  useEffect(() => {
    let isOld = false
    readLetters().then(
      (next) => isOld || setLetters(next),
      () => undefined, // Those of before stay.
    )
    return () => void (isOld = true)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a change or an undo may have been of a letter
  }, [state])
  return letters ?? {}
}
