/** Resolves when the loading overlay is over: when the animation `loading` of the root element (base.css) has finished. */
export async function overlayFinished(): Promise<void> {
  const clock = document.documentElement
    .getAnimations()
    .find((animation) => animation instanceof CSSAnimation && animation.animationName === 'loading')
  await clock?.finished.catch(() => undefined) // It rejects when the animation is removed.
}
