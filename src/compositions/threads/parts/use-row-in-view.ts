import { useEffect, useState } from 'react'

/** The last row of the map that begins above a line below the bar; -1 before any does. */
export function useRowInView(): number {
  const [inView, setInView] = useState(-1)

  useEffect(() => {
    const above = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) above[isIntersecting ? 'add' : 'delete'](target)
        setInView(above.size - 1)
      },
      { rootMargin: '999999px 0px -85%' },
    )
    for (const row of document.querySelectorAll('[data-station]')) observer.observe(row)
    return () => observer.disconnect()
  }, [])

  return inView
}
