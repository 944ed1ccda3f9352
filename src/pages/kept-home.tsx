import { Activity, type ReactNode, useState } from 'react'

type KeptHomeProps = {
  isShown: boolean
  /** The id of what ends the first frame: every page has it. */
  firstFrame: string
  children: ReactNode
}

/** The home page. While another page is shown, it stays as the visitor left it. */
export function KeptHome({ isShown, firstFrame, children }: KeptHomeProps) {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return wasShown ? <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity> : <span id={firstFrame} />
}
