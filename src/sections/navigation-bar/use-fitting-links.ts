import { useEffect, useRef, useState } from 'react'
import { countFitting } from './fitting-links.ts'

/**
 * How many of the links fit in the bar, between the name and the actions: all of them, until a script has measured it.
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
    const [start, end, more] = [nameRef.current, actionsRef.current, buttonRef.current]
    if (!list?.parentElement || !start || !end || !more) return undefined
    const observer = new ResizeObserver(() => {
      if (list.getClientRects().length === 0) return // On small screens, all are in the menu.
      const gap = Number.parseFloat(getComputedStyle(list).columnGap)
      const [before, after] = [start.getBoundingClientRect(), end.getBoundingClientRect()]
      // From right to left, the first difference is negative.
      const between = Math.max(after.left - before.right, before.left - after.right)
      const fit = countFitting({
        links: Array.from(list.children, (link) => link.getBoundingClientRect().width),
        room: between - 2 * gap,
        gap,
        button: more.getBoundingClientRect().width,
      })
      setFitting(fit)
      if (fit === count) onAllFit()
    })
    observer.observe(list.parentElement)
    observer.observe(start) // It grows with the font.
    list.dataset['measured'] = ''
    return () => observer.disconnect()
  }, [count, onAllFit])

  return { fitting, nameRef, linksRef, actionsRef, buttonRef }
}
