/**
 * Covers the screen with the colour of the page, which fades from what comes next. Presses go through it, and what comes is complete
 * behind it: fading each colour would restyle every element in each frame, and a view transition loses presses.
 * @param top what stays clear at the top, a CSS length
 */
export function fadeOut(top = '0') {
  const { backgroundColor } = getComputedStyle(document.body)
  const keyframes = {
    insetBlockStart: [top, top],
    backgroundColor: [backgroundColor, backgroundColor],
    opacity: [0.7, 0],
  }
  document.documentElement.animate(keyframes, { pseudoElement: '::after', duration: 180, easing: 'ease-out' })
}
