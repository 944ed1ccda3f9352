import { type CSSProperties, use } from 'react'
import type { ComparedLine, ComparedPart, Comparison } from '../../protocol/compare.ts'
import { EditorContext } from '../editor-context.ts'
import { placeOf } from '../problems.ts'

/** A text of the file that was pressed, and where it is: after each change, its part is another one. */
export type PressedPart = { text: string; at: string; part: ComparedPart; button: HTMLElement }

type Texts = {
  /** That of the page. */
  index: number
  pressed: PressedPart | undefined
  onPress: (pressed: PressedPart) => void
}

/** Where a part is in the file: its page, its line and its start. */
const atOf = (page: number, line: number, { start }: ComparedPart) => `${page} ${line} ${start}`

/** All parts of the file, by where they are. */
export function partsByPlace({ pages }: Comparison): Map<string, ComparedPart> {
  const places = pages.flatMap(({ lines }, page) =>
    lines.flatMap(({ parts }, line) => parts.map((part) => [atOf(page, line, part), part] as const)),
  )
  return new Map(places)
}

/** Marks that tell the states apart without colours. */
export const MARKS = { taken: '✓', doubtful: '?', left: '–' }
const WORDS = { taken: 'taken', doubtful: 'doubtful', left: 'not taken' }

/** A page of a PDF, with a button over each text. */
export function ComparedPdfPage({
  page,
  label,
  ...texts
}: Texts & { page: Comparison['pages'][number]; label: string }) {
  const { width, height, lines } = page
  const across = (length: number) => `${(length / width) * 100}%`
  const down = (length: number) => `${(length / height) * 100}%`
  return (
    <section className="sheet" aria-label={label} style={{ aspectRatio: `${width} / ${height}` }}>
      <canvas aria-hidden />
      {lines.flatMap((line, number) => {
        const key = `${line.top} ${line.x} ${line.text}`
        const style = { top: down(line.top), height: down(line.height) }
        return [
          <Mark key={key} line={line} style={{ ...style, right: across(width - line.x) }} />,
          ...line.parts.map((part) => (
            <PartButton
              key={`${key} ${part.start}`}
              at={atOf(texts.index, number, part)}
              line={line}
              part={part}
              style={{ ...style, left: across(part.x), width: across(part.width) }}
              {...texts}
            />
          )),
        ]
      })}
    </section>
  )
}

/** The lines of a Word file, which does not say where they are on a page. */
export function ComparedWordText({ lines, ...texts }: Texts & { lines: readonly ComparedLine[] }) {
  return (
    <section className="sheet written" aria-label="Text">
      {lines.map((line, number) => {
        const Element = line.isHeading ? 'h2' : 'p'
        return (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
          <Element key={number}>
            <Mark line={line} />
            {piecesOf(line).map(({ text, part, start }) =>
              part ? (
                <PartButton
                  key={start}
                  at={atOf(texts.index, number, part)}
                  line={line}
                  part={part}
                  written={text}
                  {...texts}
                />
              ) : (
                text
              ),
            )}
          </Element>
        )
      })}
    </section>
  )
}

/** The text of a line: its parts, and what is between them. A bullet belongs to the part behind it, also where that has several lines. */
function piecesOf({ text, parts }: ComparedLine): { text: string; start: number; part?: ComparedPart }[] {
  const pieces = parts.flatMap((part, index) => {
    const end = parts[index - 1]?.end
    const between = end === undefined ? [] : [{ text: text.slice(end, part.start), start: end }]
    return [...between, { text: text.slice(end === undefined ? 0 : part.start, part.end), start: part.start, part }]
  })
  const end = parts.at(-1)?.end ?? 0
  return [...pieces, { text: text.slice(end), start: end }].filter((piece) => piece.text !== '')
}

/** In the margin, what most needs a look in the line. */
function Mark({ line, style }: { line: ComparedLine; style?: CSSProperties }) {
  const states = new Set(line.parts.map((part) => part.state))
  const state = (['left', 'doubtful', 'taken'] as const).find((each) => states.has(each))
  if (state === undefined) return null
  return (
    <span className="mark" data-state={state} style={style} aria-hidden>
      {MARKS[state]}
    </span>
  )
}

type PartButtonProps = Omit<Texts, 'index'> & {
  at: string
  line: ComparedLine
  part: ComparedPart
  style?: CSSProperties
  written?: string
}

function PartButton({ at, line, part, style, written, pressed, onPress }: PartButtonProps) {
  const { state: content, field } = use(EditorContext)
  const { state, path } = part
  const text = line.text.slice(part.start, part.end)
  const own = path?.join('.') ?? ''
  const isOpen = pressed?.at === at || (field !== '' && (own === field || own.startsWith(`${field}.`)))
  return (
    <button
      type="button"
      className="part"
      data-state={state}
      aria-current={isOpen}
      aria-label={`${text}: ${WORDS[state]}`}
      title={path && placeOf(path, content.value)}
      style={style}
      onClick={({ currentTarget }) => onPress({ text, at, part, button: currentTarget })}
    >
      {written}
    </button>
  )
}
