import pause from 'icon:player-pause-filled'
import play from 'icon:player-play-filled'
import { Icon } from './icon.tsx'
import { useMotion } from './motion.tsx'
import styles from './motion-toggle.module.css'

type MotionToggleProps = { strings: { pauseAnimations: string; playAnimations: string } }

/** Hidden under reduced motion, where nothing moves anyway. */
export function MotionToggle({ strings }: MotionToggleProps) {
  const { moving, toggleMotion } = useMotion()
  return (
    <button
      type="button"
      data-needs-script
      className={styles.toggle}
      aria-label={moving ? strings.pauseAnimations : strings.playAnimations}
      onClick={toggleMotion}
    >
      <Icon icon={moving ? pause : play} size={18} />
    </button>
  )
}
