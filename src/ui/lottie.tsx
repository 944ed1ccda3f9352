import { useEffect, useRef, useState } from 'react'
import { overlayFinished } from '../navigation/overlay-finished.ts'
import type { Player } from './lottie-player.ts'
import { useMotion } from './motion.tsx'
import { useOnScreen, useWasNear } from './use-in-view.ts'
import styles from './lottie.module.css'

type LottieProps = {
  src: string
  /** Width and height of the box in pixels. */
  size: '200x200' | '200x160' | '150x100' | '180x150' | '120x120'
  /** Loads at once, for the overlay. All others wait until the overlay is over. */
  eager?: boolean
}

/**
 * A decorative animation in a box of fixed size. It loads when the box comes near the screen and plays while it is on the
 * screen. If anything fails, the box stays empty.
 */
export function Lottie({ src, size, eager = false }: LottieProps) {
  const box = useRef<HTMLDivElement>(null)
  const wasNear = useWasNear(box)
  const onScreen = useOnScreen(box)
  const { moving } = useMotion()
  const [player, setPlayer] = useState<Player | null>(null)

  useEffect(() => {
    if (!wasNear || !box.current) return undefined
    const unmount = new AbortController()
    load(src, size, eager, box.current, unmount.signal, setPlayer).catch(() => setPlayer(null))
    return () => unmount.abort()
  }, [src, size, eager, wasNear])

  useEffect(() => {
    if (!moving) player?.send('still')
    else player?.send(onScreen ? 'play' : 'pause')
  }, [player, moving, onScreen])

  const state = !player ? 'empty' : moving && onScreen ? 'playing' : 'still'
  return <div ref={box} aria-hidden className={styles.box} data-size={size} data-state={state} />
}

async function load(
  src: string,
  size: string,
  eager: boolean,
  box: HTMLElement,
  signal: AbortSignal,
  onChange: (player: Player | null) => void,
) {
  if (!eager) await idleAfterOverlay()
  signal.throwIfAborted()
  const { startPlayer } = await import('./lottie-player.ts')
  startPlayer(src, size, box, signal, onChange)
}

async function idleAfterOverlay() {
  await overlayFinished()
  await new Promise(requestAnimationFrame) // The frame that shows the page comes first.
  // Older versions of Safari lack requestIdleCallback.
  await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve))
}
