import playerPause from 'icon:player-pause-filled'
import playerPlay from 'icon:player-play-filled'
import { createContext, use, useLayoutEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './motion.module.css'

type MotionSetting = { moving: boolean; toggleMotion: () => void }

const REDUCED = '(prefers-reduced-motion: reduce)'
const MotionContext = createContext<MotionSetting>({ moving: false, toggleMotion: () => undefined })

/** Whether decoration may move: not under reduced motion, and not when the visitor switched it off (WCAG 2.2.2). */
export function MotionProvider({ children }: { children: ReactNode }) {
  const [paused, setPaused] = useState(false)
  const reduced = useSyncExternalStore(subscribeToReduced, isReduced, () => false)

  useLayoutEffect(() => {
    document.documentElement.dataset.motion = paused ? 'off' : 'on'
  }, [paused])

  const setting = useMemo(
    () => ({ moving: !paused && !reduced, toggleMotion: () => setPaused((current) => !current) }),
    [paused, reduced],
  )
  return <MotionContext value={setting}>{children}</MotionContext>
}

export function useMotion(): MotionSetting {
  return use(MotionContext)
}

type MotionSwitchProps = { strings: { pauseAnimations: string; playAnimations: string } }

/** Not shown under reduced motion, where everything stands still already. */
export function MotionSwitch({ strings }: MotionSwitchProps) {
  const { moving, toggleMotion } = useMotion()
  const icon = moving ? playerPause : playerPlay
  return (
    <button
      type="button"
      data-needs-script
      className={styles.switch}
      aria-label={moving ? strings.pauseAnimations : strings.playAnimations}
      onClick={toggleMotion}
    >
      <Icon icon={icon} size={18} />
    </button>
  )
}

function subscribeToReduced(notify: () => void) {
  const query = matchMedia(REDUCED)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

function isReduced() {
  return matchMedia(REDUCED).matches
}
