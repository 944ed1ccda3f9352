import pause from 'icon:player-pause-filled'
import play from 'icon:player-play-filled'
import { createContext, type ReactNode, use, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import * as styles from './motion.module.css'

type MotionSetting = { moving: boolean; toggleMotion: () => void }

const REDUCED = '(prefers-reduced-motion: reduce)'
const MotionContext = createContext<MotionSetting>({ moving: false, toggleMotion: () => undefined })

/** Whether decorations may move: not under reduced motion, and not while the visitor has paused them (WCAG 2.2.2). */
export function MotionProvider({ children }: { children: ReactNode }) {
  const [paused, setPaused] = useState(false)
  const reduced = useSyncExternalStore(subscribeToReduced, isReduced, () => false)

  // motion.css is keyed on this attribute. Prerendered pages lack it: nothing moves before hydration.
  useLayoutEffect(() => {
    document.documentElement.dataset.motion = paused ? 'off' : 'on'
  }, [paused])

  const toggleMotion = () => setPaused((current) => !current)
  return <MotionContext value={{ moving: !paused && !reduced, toggleMotion }}>{children}</MotionContext>
}

export function useMotion(): MotionSetting {
  return use(MotionContext)
}

function subscribeToReduced(notify: () => void) {
  const query = matchMedia(REDUCED)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

function isReduced() {
  return matchMedia(REDUCED).matches
}

type MotionToggleProps = { strings: { pauseAnimations: string; playAnimations: string } }

/** Hidden under reduced motion, where nothing moves anyway. */
export function MotionToggle({ strings }: MotionToggleProps) {
  const { moving, toggleMotion } = useMotion()
  return (
    <button
      type="button"
      data-needs-script
      className={`control ${styles.toggle}`}
      aria-label={moving ? strings.pauseAnimations : strings.playAnimations}
      onClick={toggleMotion}
    >
      <Icon icon={moving ? pause : play} size={18} />
    </button>
  )
}
