import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Player } from './lottie-player.ts'
import { useMotion } from './motion.tsx'
import { startLottie } from './start-lottie.ts'
import styles from './lottie.module.css'

type LottieProps = {
  src: string
  /** Width and height of the box in pixels. */
  size: '200x200' | '200x160' | '150x100' | '180x150' | '120x120'
  /** For the overlay: how long the drawing that this one takes over from has been moving, in milliseconds. */
  elapsed?: () => number
}

/**
 * A decorative animation in a box of fixed size. Player and drawing are asked for after the page stands, when the box comes
 * near the screen. It plays while on the screen and while motion is welcome, and stands still otherwise. Whatever
 * fails leaves the box empty: there is nothing a visitor could do about it.
 */
export function Lottie({ src, size, elapsed }: LottieProps) {
  const box = useRef<HTMLDivElement>(null)
  const { near, onScreen } = usePlace(box)
  const { moving } = useMotion()
  const [player, setPlayer] = useState<Player | null>(null)

  useEffect(() => {
    if (!near || !box.current) return undefined
    const stop = new AbortController()
    const start = { onOverlay: elapsed !== undefined, elapsed: elapsed ?? fromTheStart }
    void startLottie({ box: box.current, src, ...start, signal: stop.signal, onChange: setPlayer })
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- `elapsed` is asked once, when the player starts
  }, [src, near])

  useEffect(() => {
    if (!player) return
    if (!moving) player.stand()
    else if (onScreen) player.play()
    else player.pause()
  }, [player, moving, onScreen])

  return (
    <div
      ref={box}
      aria-hidden
      className={styles.animation}
      data-size={size}
      data-state={player ? (moving && onScreen ? 'playing' : 'still') : 'empty'}
    />
  )
}

const fromTheStart = () => 0

/** Whether the box is on the screen, and whether it has been within half a screen of it. */
function usePlace(box: RefObject<HTMLElement | null>) {
  const [onScreen, setOnScreen] = useState(false)
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (!box.current) return undefined
    // A busy page tells of several crossings at once, the last of them last.
    const screen = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false))
    const surroundings = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && setNear(true), {
      rootMargin: '50%',
    })
    screen.observe(box.current)
    surroundings.observe(box.current)
    return () => {
      screen.disconnect()
      surroundings.disconnect()
    }
  }, [box])

  return { near, onScreen }
}
