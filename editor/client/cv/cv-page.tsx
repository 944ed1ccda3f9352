import { use, useEffect, useState } from 'react'
import { countedAs } from '../../../lib/counted-as.ts'
import type { Path } from '../../protocol.ts'
import type { CvPages, CvTexts } from '../../protocol/cv.ts'
import { Alert } from '../alert.tsx'
import { EditorContext } from '../editor-context.ts'
import { Downloads } from './downloads.tsx'
import { LeftOut, NotRead } from './left-out.tsx'
import type { MadeCv } from './made-cv.ts'
import { cvFile, readCv, readTexts } from './requests.ts'
import { Sheets } from './sheets.tsx'
import { Ticks } from './ticks.tsx'
import { VariantTools } from './variant-tools.tsx'
import { variantsIn } from './variants.ts'

/** The CV of which is chosen what is in it, also after the page was loaded again. */
const CHOOSING = 'editor-cv-ticks'

type CvPageProps = {
  /** The name of the kind of job; undefined for the CV of all jobs. */
  variant: string | undefined
  letters: readonly { name: string; variant?: string }[]
  /** It is removed. */
  onGone: () => void
}

/** A CV: its pages, what is in it, and its files. */
export function CvPage({ variant, letters, onGone }: CvPageProps) {
  const { state, onEdit, onOpen } = use(EditorContext)
  const [language, setLanguage] = useState<string>()
  const { cv, hasNone, message } = useCv(variant, language)
  const { texts, setDrawnFile } = useTexts(cv?.key)
  const [isChoosing, setIsChoosing] = useState(() => sessionStorage.getItem(CHOOSING) === variant)
  const toggleTicks = () => {
    if (variant === undefined || isChoosing) sessionStorage.removeItem(CHOOSING)
    else sessionStorage.setItem(CHOOSING, variant)
    setIsChoosing(!isChoosing)
  }
  const [refusal, setRefusal] = useState<string>()
  const index = variantsIn(state.value).findIndex(({ name }) => name === variant)
  const fields: Path = index < 0 ? ['cv'] : ['cv', 'variants', index]
  if (hasNone) {
    return (
      <div className="empty">
        <p>This site has no CV: its field cv is false. With a CV, visitors can download it from the page.</p>
        <button type="button" onClick={() => void onEdit({ kind: 'remove', path: ['cv'] }).then(setRefusal)}>
          Make a CV
        </button>
        <Alert message={refusal} />
      </div>
    )
  }
  return (
    <>
      <div className="tools about">
        {cv && cv.languages.length > 1 && (
          <select aria-label="Language" value={cv.language} onChange={({ target }) => setLanguage(target.value)}>
            {cv.languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
        {variant !== undefined && (
          <button type="button" aria-expanded={isChoosing} onClick={toggleTicks}>
            What is in it
          </button>
        )}
        <button type="button" onClick={() => onOpen(fields)}>
          {variant === undefined ? 'Its fields' : 'Title and more'}
        </button>
        {cv && (
          <Downloads
            files={[
              ['PDF', cvFile(cv.key, 'pdf'), `${nameOf(cv)}.pdf`],
              ['Word', cvFile(cv.key, 'docx'), `${nameOf(cv)}.docx`],
              ['Text', cvFile(cv.key, 'md'), `${nameOf(cv)}.md`],
            ]}
          />
        )}
        {variant !== undefined && <VariantTools name={variant} letters={letters} onGone={onGone} />}
      </div>
      {cv && (
        <div className="says">
          <p>
            {countedAs(cv.pages, 'page')}
            {texts && ` · Programs read: ${texts.read.join(', ')}`}
          </p>
          <NotRead unread={texts?.unread ?? []} />
          <LeftOut cv={cv} />
        </div>
      )}
      <div className="beside-pages">
        {variant !== undefined && isChoosing && cv && <Ticks index={index} cv={cv} />}
        <Sheets file={cv && cvFile(cv.key, 'pdf')} texts={texts?.pages} onDrawn={setDrawnFile}>
          <Alert message={message} />
        </Sheets>
      </div>
    </>
  )
}

const nameOf = ({ file }: MadeCv) => file.replaceAll('/', '-')

/** The CV of the content as it is. If that has a mistake, the last good one stays. */
function useCv(variant: string | undefined, language: string | undefined) {
  const { state } = use(EditorContext)
  const [cv, setCv] = useState<MadeCv>()
  const [hasNone, setHasNone] = useState(false)
  const [message, setMessage] = useState<string>()
  useEffect(() => {
    let isOld = false
    const take = (next: CvPages) => {
      if (isOld) return
      setMessage('problem' in next ? next.problem : undefined)
      if ('problem' in next) return
      setHasNone(next.file === undefined)
      if (next.file !== undefined) setCv(next)
    }
    readCv(variant, language).then(take, (error: Error) => isOld || setMessage(error.message))
    return () => void (isOld = true)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- after each change of the content, the CV is another one
  }, [variant, language, state.revision])
  return { cv, hasNone, message }
}

/** What is on the pages, once they are drawn: that is seen first. */
function useTexts(key: string | undefined) {
  const [drawnFile, setDrawnFile] = useState<string>()
  const [texts, setTexts] = useState<CvTexts>()
  useEffect(() => {
    if (key === undefined) return undefined
    let isOld = false
    const load = () => {
      readTexts(key).then(
        (next) => {
          if (!isOld && 'pages' in next) setTexts(next as CvTexts) // The other has no fields.
        },
        () => undefined, // Other pages are on their way.
      )
    }
    const timer = setTimeout(load, drawnFile === cvFile(key, 'pdf') ? 0 : UNSEEN_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [key, drawnFile])
  return { texts, setDrawnFile }
}

/** Pages out of view are not drawn. */
const UNSEEN_MS = 1500
