import './diagram.css'
import { type KeyboardEvent, type SVGAttributes, use, useCallback, useState, useSyncExternalStore } from 'react'
import type { Diagram as DiagramView } from '../../model/view.ts'
import { Drawings } from './drawings.ts'

type DiagramProps = {
  diagram: DiagramView
  /** On a tile: it fits into it, and the link around it says what it is. */
  isTile?: boolean | 'large'
  /** Of what it is in the place of. */
  className?: string | undefined
}

/** Widths in pixels up to which a drawing shrinks. Below, it scrolls within its box. */
const LEAST = [1600, 1120, 800, 640, 480, 320]
const SHRUNK = 0.85

export function Diagram({ diagram, isTile = false, className }: DiagramProps) {
  const { src, label, narrow, onTile = diagram, onLargeTile = onTile, enlarge } = diagram
  if (isTile) {
    const shown = isTile === 'large' && onLargeTile !== onTile ? [onLargeTile, onTile] : [onTile]
    return (
      <div className="diagramTile">
        {shown.map((drawing) => {
          const part = 'part' in drawing ? drawing.part : undefined
          return (
            <DrawingOf
              key={drawing === onTile ? 'tile' : 'large'}
              drawing={drawing}
              viewBox={part?.viewBox}
              data-cut={part?.cut}
              data-for={shown.length > 1 ? (drawing === onTile ? 'narrow' : 'wide') : undefined}
              aria-hidden
            />
          )
        })}
      </div>
    )
  }
  const shown = narrow ? [diagram, narrow] : [diagram]
  // Browsers scroll with the keyboard only what can be focused.
  const scrolls = shown.some(({ width }) => leastOf(width) !== undefined)
  return (
    <div className={className === undefined ? 'diagramBox' : `diagramBox diagramLead ${className}`}>
      <div
        className="diagramScroll"
        {...(scrolls && { role: 'group', tabIndex: 0, 'aria-label': label, onKeyDown: keepArrows })}
      >
        {shown.map((drawing) => (
          <DrawingOf
            key={drawing.src}
            drawing={drawing}
            data-least={leastOf(drawing.width)}
            data-for={narrow && (drawing === narrow ? 'narrow' : 'wide')}
            role="img"
            aria-label={label}
          />
        ))}
      </div>
      {enlarge && (
        <a
          href={src}
          className="diagramEnlarge"
          data-for={enlarge.isForPhones ? 'narrow' : undefined}
          aria-label={`${enlarge.text}: ${label}`}
        >
          {enlarge.text}
        </a>
      )}
    </div>
  )
}

type DrawingOfProps = SVGAttributes<SVGSVGElement> & {
  drawing: { src: string; width: number; height: number }
  [data: `data-${string}`]: string | number | undefined
}

function DrawingOf({ drawing: { src, width, height }, ...attributes }: DrawingOfProps) {
  const drawings = use(Drawings)
  const [isPrerendered] = useState(useIsHydrating())
  const fill = useCallback(
    (svg: SVGSVGElement | null) => void (svg && svg.childElementCount === 0 && fillFrom(src, svg)),
    [src],
  )
  return (
    <svg
      key={src}
      ref={fill}
      className="diagram"
      data-drawing={src}
      width={width}
      height={height}
      {...attributes}
      viewBox={attributes.viewBox ?? `0 0 ${width} ${height}`}
      // React leaves alone what is prerendered, and Trusted Types forbid it to write any.
      // oxlint-disable-next-line react/no-danger -- escaped by generator/diagrams/draw/markup.ts
      dangerouslySetInnerHTML={isPrerendered ? { __html: drawings.get(src) ?? '' } : undefined}
    />
  )
}

const leastOf = (width: number) => LEAST.find((each) => each <= width * SHRUNK)

/** What scrolls takes the arrow keys, which lead to another project in a dialog. */
function keepArrows(event: KeyboardEvent<HTMLElement>) {
  const { scrollWidth, clientWidth } = event.currentTarget
  if (event.key.startsWith('Arrow') && scrollWidth > clientWidth) event.stopPropagation()
}

/** Whether this render is that of a prerendered page. */
function useIsHydrating() {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}

function neverChanges() {
  return () => undefined
}

/** With what the page already has of the drawing, or with its file. An XML document is no HTML for Trusted Types. */
function fillFrom(src: string, svg: SVGSVGElement) {
  const others = document.querySelectorAll(`[data-drawing='${CSS.escape(src)}']`)
  const other = Array.from(others).find((each) => each.childElementCount > 0)
  if (other) return svg.append(...other.cloneNode(true).childNodes)
  const request = new XMLHttpRequest()
  request.responseType = 'document'
  request.open('GET', src)
  request.addEventListener('load', () => {
    if (svg.childElementCount === 0) svg.append(...(request.responseXML?.documentElement.childNodes ?? []))
  })
  return request.send()
}
