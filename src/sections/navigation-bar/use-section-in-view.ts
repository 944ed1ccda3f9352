import { useEffect, useState } from 'react'

/** The id of the section that is in view, if any: it crosses a line at 30% of the screen's height. */
export function useSectionInView(sections: readonly { id: string }[]): string | undefined {
  const [inView, setInView] = useState<string>()

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          setInView((current) => (isIntersecting ? target.id : current === target.id ? undefined : current))
        }
      },
      { rootMargin: '-30% 0px -70%' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])

  return inView
}
