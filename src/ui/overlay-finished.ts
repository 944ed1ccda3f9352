/** Resolves when the loading overlay is over: when its clock, the root element's animation (base.css), has run down. */
export async function overlayFinished(): Promise<void> {
  const clock = document.documentElement
    .getAnimations()
    .find((animation) => animation instanceof CSSAnimation && animation.animationName === 'loading')
  await clock?.finished.catch(() => undefined) // It rejects when the animation is removed.
}
