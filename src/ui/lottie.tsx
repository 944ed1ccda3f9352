import { useEffect, useRef, useState } from 'react'
import { overlayFinished } from '../navigation/overlay-finished.ts'
import type { animate } from './lottie-player.ts'
import { useMotion } from './motion.tsx'
import * as styles from './lottie.module.css'

type LottieProps = {
  src: string
  /** Width and height of the box in pixels. */
  size: '200x200' | '200x160' | '150x100' | '180x150' | '120x120'
  /** Loads at once, for the overlay. All others wait until the overlay is over. */
  eager?: boolean
}

/** A decorative animation in a box of fixed size. If anything fails, the box stays empty. */
export function Lottie({ src, size, eager = false }: LottieProps) {
  const box = useRef<HTMLDivElement>(null)
  const { moving } = useMotion()
  const [animation, setAnimation] = useState<ReturnType<typeof animate>>()

  useEffect(() => {
    const unmount = new AbortController()
    const { signal } = unmount
    void (eager ? Promise.resolve() : idleAfterOverlay())
      .then(() => nearScreen(box.current, signal))
      .then(() => import('./lottie-player.ts'))
      .then((player) => {
        if (box.current && !signal.aborted) setAnimation(player.animate(box.current, src, signal))
      })
      .catch(() => undefined)
    return () => unmount.abort()
  }, [src, eager])

  useEffect(() => animation?.setMoving(moving), [animation, moving])

  return <div ref={box} aria-hidden className={styles.box} data-size={size} data-state="empty" />
}

async function idleAfterOverlay() {
  await overlayFinished()
  await new Promise(requestAnimationFrame) // The frame that shows the page comes first.
  // Older versions of Safari lack requestIdleCallback.
  await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve))
}

/** Waits until a box is within half a screen of the viewport; for ever if the signal aborts before. */
function nearScreen(box: Element | null, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && resolve(), {
      rootMargin: '50%',
    })
    if (box && !signal.aborted) observer.observe(box)
    signal.addEventListener('abort', () => observer.disconnect())
  })
}
