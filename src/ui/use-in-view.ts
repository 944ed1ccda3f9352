import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is on the screen. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false)
  // A busy browser reports several changes at once; the last one counts.
  useEffect(() => observe(element, '0px', (entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false)), [element])
  return onScreen
}

/** Whether an element is, or has been, within half a screen of the viewport. */
export function useWasNear(element: RefObject<Element | null>): boolean {
  const [wasNear, setWasNear] = useState(false)
  useEffect(
    () => observe(element, '50%', (entries) => entries.some((entry) => entry.isIntersecting) && setWasNear(true)),
    [element],
  )
  return wasNear
}

function observe(element: RefObject<Element | null>, rootMargin: string, notify: IntersectionObserverCallback) {
  const observer = new IntersectionObserver(notify, { rootMargin })
  if (element.current) observer.observe(element.current)
  return () => observer.disconnect()
}
