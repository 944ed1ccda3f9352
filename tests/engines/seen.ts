import { expect } from '@playwright/test'
import type { Visit } from './visit.ts'

type Wanted = { selector: string; name?: string }

export type Seen = {
  /** Its label, or its words where it has none. */
  name: string
  /** The middle of it. */
  x: number
  y: number
  onScreen: boolean
  /** Nothing stands above its middle: a mouse would reach it there. */
  onTop: boolean
  focused: boolean
  pressed: boolean
}

/** What of a kind can be seen on the page, whether or not it must be scrolled to. */
export function seen(visit: Visit, selector: string, name?: string): Promise<Seen[]> {
  return visit.evaluate(look, name === undefined ? { selector } : { selector, name })
}

/** Waits until one is seen whose name begins so. */
export async function see(visit: Visit, selector: string, name?: string) {
  await expect.poll(() => seen(visit, selector, name), `${selector} ${name}`).toHaveLength(1)
}

export async function seeNone(visit: Visit, selector: string, name?: string) {
  await expect.poll(() => seen(visit, selector, name), `${selector} ${name}`).toEqual([])
}

/** What scrolls in comes to rest where it stands, in some engines a few frames later than it is asked. */
const STILL_MS = 300

/** Presses the mouse above the one that is called so, as soon as it stands still and can be reached. */
export async function click(visit: Visit, selector: string, name?: string) {
  let point = { x: 0, y: 0 }
  let since = 0
  const canBePressed = async () => {
    await visit.evaluate(bringIntoView, name === undefined ? { selector } : { selector, name })
    const [one, ...others] = await seen(visit, selector, name)
    if (!one) return false
    if (one.x !== point.x || one.y !== point.y) since = Date.now()
    point = one
    return Date.now() - since >= STILL_MS && one.onTop && others.length === 0
  }
  await expect.poll(canBePressed, `${selector} ${name} can be reached`).toBe(true)
  await visit.clickAt(point)
}

/** In the page. */
function look({ selector, name }: Wanted): Seen[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const called = (element.ariaLabel ?? element.innerText).trim()
    if (!element.checkVisibility({ visibilityProperty: true }) || !called.startsWith(name ?? '')) return []
    const { x, y, width, height } = element.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    const above = document.elementFromPoint(middle.x, middle.y)
    return {
      name: called,
      ...middle,
      onScreen: middle.x >= 0 && middle.x < innerWidth && middle.y >= 0 && middle.y < innerHeight,
      onTop: element.contains(above),
      focused: element === document.activeElement,
      pressed: element.ariaPressed === 'true',
    }
  })
}

/** In the page. */
function bringIntoView({ selector, name }: Wanted) {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((candidate) =>
    (candidate.ariaLabel ?? candidate.innerText).trim().startsWith(name ?? ''),
  )
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
  if (top < 100 || bottom > innerHeight - 20) element?.scrollIntoView({ block: 'center', behavior: 'instant' })
}
