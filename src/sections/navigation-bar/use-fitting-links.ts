import { useEffect, useRef, useState } from 'react'
import { countFitting } from './fitting-links.ts'

/**
 * How many of the links fit in the bar, beside the name and the actions: all of them, until a script has measured it.
 * @param onAllFit is called in a bar that needs no menu
 */
export function useFittingLinks(count: number, onAllFit: () => void) {
  const [fitting, setFitting] = useState(count)
  const nameRef = useRef<HTMLAnchorElement>(null)
  const linksRef = useRef<HTMLUListElement>(null)
  const actionsRef = useRef<HTMLUListElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const list = linksRef.current
    const row = list?.parentElement
    const [start, end, more] = [nameRef.current, actionsRef.current, buttonRef.current]
    if (!row || !start || !end || !more) return undefined
    const observer = new ResizeObserver(() => {
      if (list.getClientRects().length === 0) return // On small screens, all are in the menu.
      const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(row)
      const gap = Number.parseFloat(columnGap)
      const room = row.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      const fit = countFitting({
        links: Array.from(list.children, widthOf),
        room: room - widthOf(start) - widthOf(end) - 2 * gap,
        gap,
        button: widthOf(more),
      })
      setFitting(fit)
      if (fit === count) onAllFit()
    })
    observer.observe(row)
    observer.observe(start) // It grows with the font.
    list.dataset['measured'] = ''
    return () => observer.disconnect()
  }, [count, onAllFit])

  return { fitting, nameRef, linksRef, actionsRef, buttonRef }
}

const widthOf = (element: Element) => element.getBoundingClientRect().width
