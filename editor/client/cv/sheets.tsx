import { type CSSProperties, type ReactNode, use, useEffect, useRef, useState } from 'react'
import type { CvText, CvTexts } from '../../protocol/cv.ts'
import { Alert } from '../alert.tsx'
import { readFile } from '../api.ts'
import { EditorContext } from '../editor-context.ts'
import { drawPage, openPdf, type Pdf } from '../pdf-drawing.ts'
import { placeOf } from '../problems.ts'

type OpenPdf = { file: string; pdf: Pdf; sizes: { width: number; height: number }[] }

type SheetsProps = {
  /** The address of the PDF. Another PDF has another one. */
  file: string | undefined
  texts?: CvTexts['pages'] | undefined
  onDrawn?: ((file: string) => void) | undefined
  /** Before the pages. */
  children?: ReactNode
}

/** The pages of a PDF. Those of before stay until the new ones are drawn, and what is out of view waits. */
export function Sheets({ file, texts, onDrawn, children }: SheetsProps) {
  const { open, problem } = usePdf(file)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- pages without controls are scrolled by keys
    <div className="sheets" role="group" aria-label="Pages" tabIndex={texts ? undefined : 0}>
      {children}
      <Alert message={problem} />
      {open?.sizes.map((size, index) => (
        <Sheet
          // oxlint-disable-next-line react/no-array-index-key -- pages have no other identity
          key={index}
          open={open}
          number={index + 1}
          size={size}
          texts={texts?.[index]?.texts}
          onDrawn={onDrawn}
        />
      ))}
    </div>
  )
}

function usePdf(file: string | undefined) {
  const [open, setOpen] = useState<OpenPdf>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (file === undefined) return undefined
    const stop = new AbortController()
    const load = async () => {
      const pdf = await openPdf(await readFile(file), stop.signal)
      const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
      const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)))
      const sizes = pages.map((page) => page.getViewport({ scale: 1 })).map(({ width, height }) => ({ width, height }))
      if (stop.signal.aborted) return
      setOpen({ file, pdf, sizes })
      setProblem(undefined)
    }
    load().catch((error: Error) => {
      if (!stop.signal.aborted) setProblem(`The pages cannot be drawn: ${error.message}`)
    })
    return () => stop.abort()
  }, [file])
  return { open, problem }
}

type SheetProps = {
  open: OpenPdf
  number: number
  size: OpenPdf['sizes'][number]
  texts: readonly CvText[] | undefined
  onDrawn: ((file: string) => void) | undefined
}

function Sheet({ open, number, size, texts = NONE, onDrawn }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState('')
  const isInView = useInView(canvas)
  useEffect(() => {
    const { current } = canvas
    if (!current || !isInView || drawn === open.file) return
    drawPage(open.pdf, number, current).then(
      () => {
        setDrawn(open.file)
        onDrawn?.(open.file)
      },
      () => undefined, // The next PDF is there already.
    )
  }, [open, number, isInView, drawn, onDrawn])
  const across = (length: number) => `${(length / size.width) * 100}%`
  const down = (length: number) => `${(length / size.height) * 100}%`
  return (
    <section
      className="sheet"
      aria-label={`Page ${number}`}
      data-drawn={drawn}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      <canvas ref={canvas} aria-hidden />
      {texts.map((text) => (
        <TextButton
          key={`${text.top} ${text.x}`}
          text={text}
          style={{
            left: across(text.x),
            top: down(text.top),
            width: across(text.width),
            height: down(text.height),
          }}
        />
      ))}
    </section>
  )
}

const NONE: readonly CvText[] = []

/** A text of the page, which leads to its field. */
function TextButton({ text: { text, path }, style }: { text: CvText; style: CSSProperties }) {
  const { state, field, onShow } = use(EditorContext)
  const at = path.join('.')
  return (
    <button
      type="button"
      className="part printed"
      aria-current={field !== '' && (at === field || at.startsWith(`${field}.`))}
      aria-label={text}
      title={placeOf(path, state.value)}
      style={style}
      onClick={() => onShow(path)}
    />
  )
}

function useInView(element: { current: Element | null }): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting === true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView
}
