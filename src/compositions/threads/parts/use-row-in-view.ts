import { useEffect, useState } from 'react'

/** The row of the map that crosses a line below the bar, or the last one that did; -1 before any has. */
export function useRowInView(): number {
  const [inView, setInView] = useState(-1)

  useEffect(() => {
    const rows = [...document.querySelectorAll('[data-station]')]
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting)
        if (crossing) setInView(rows.indexOf(crossing.target))
      },
      { rootMargin: '-15% 0px -85%' },
    )
    for (const row of rows) observer.observe(row)
    return () => observer.disconnect()
  }, [])

  return inView
}
